"""What Qt and the system bring and the frozen program never loads, by file; garden-desktop.spec leaves it out."""

from __future__ import annotations

import re
from typing import Final

LEFT_OUT: Final = re.compile(
    r"""
    # GTK, which the theme of the GNOME desktop would load, and what GTK loads
    libgtk-3 | libgdk-3 | libgdk_pixbuf | libatk | libatspi | libcairo | libpango | libepoxy | libgio- | libgobject- |
    libgmodule- | libharfbuzz | libfribidi | libthai | libdatrie | libpixman | librsvg | libgraphite2 | libmount |
    libblkid | libselinux | libjpeg | plugins/platformthemes/libqgtk3 |
    # screens without a desktop, and Qt's network, databases, Qml and further picture formats
    plugins/(egldeviceintegrations|generic|networkinformation|qmltooling|sqldrivers|tls) |
    plugins/platforminputcontexts/(lib)?qtvirtualkeyboard |
    plugins/platforms/(lib)?q(eglfs|linuxfb|minimal|minimalegl|vkkhrdisplay|vnc) |
    plugins/imageformats/(lib)?q(gif|icns|jpeg|pdf|tga|tiff|wbmp|webp) |
    Qt6?(EglFS|EglFsKms|Network|Pdf|Qml|Quick|VirtualKeyboard) |
    # how Windows would paint OpenGL without a driver
    opengl32sw |
    # what the network would need
    libssl | libcrypto | libgssapi | libkrb5 | libk5crypto | libcom_err | libkeyutils
    """,
    re.VERBOSE,
)
