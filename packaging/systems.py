"""What Windows and macOS want to know about the program; garden-desktop.spec hands it to PyInstaller."""

from __future__ import annotations

import re
from typing import Any, Final

NAME: Final = "Garden Desktop"
IDENTIFIER: Final = "org.example.garden_desktop"
"""In the reserved domain, as the AppStream id: a distributor puts their own here."""
RECORD: Final = f"{IDENTIFIER}.record"
MATCH: Final = f"{IDENTIFIER}.match"
CARD_SET: Final = f"{IDENTIFIER}.card-set"
SIGNED_AS: Final = "GARDEN_DESKTOP_SIGNED_AS"
"""The variable of the environment that names the certificate which a maintainer signs the bundle with."""
_RESOURCE: Final = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1, subtype=0),
  kids=[
    StringFileInfo([StringTable('040904B0', {strings})]),
    VarFileInfo([VarStruct('Translation', [0x0409, 1200])]),
  ],
)
"""


def version_resource(version: str, file: str) -> str:
    """The version information of a Windows program called `file`, as PyInstaller reads it. The numbers are the first
    four of `version`, missing ones 0."""
    numbers = [int(number) for number in re.findall(r"\d+", version)[:4]]
    words = {
        "CompanyName": NAME,
        "FileDescription": NAME,
        "FileVersion": version,
        "InternalName": file.removesuffix(".exe"),
        "OriginalFilename": file,
        "ProductName": NAME,
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in words.items())
    return _RESOURCE.format(numbers=tuple([*numbers, 0, 0, 0, 0][:4]), strings=f"[{strings}]")


def bundle_info(version: str) -> dict[str, Any]:
    """What the Info.plist of a macOS bundle says beside what PyInstaller writes: records are opened here.

    macOS knows a file by the last part of its name, `.jsonl`, which others write as well: the bundle is an alternative
    for it, and takes it from nobody. A match that was packed with its data, `.gardenmatch`, and a shared card set,
    `.gardenbox`, are its own.
    """
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": version,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Garden Desktop record",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Alternate",
                "LSItemContentTypes": [RECORD],
            },
            {
                "CFBundleTypeName": "Garden Desktop match with its data",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [MATCH],
            },
            {
                "CFBundleTypeName": "Garden Desktop card set",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [CARD_SET],
            },
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": MATCH,
                "UTTypeDescription": "Garden Desktop match with its data",
                "UTTypeConformsTo": ["public.zip-archive"],
                "UTTypeTagSpecification": {"public.filename-extension": ["gardenmatch"]},
            },
            {
                "UTTypeIdentifier": CARD_SET,
                "UTTypeDescription": "Garden Desktop card set",
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": ["gardenbox"]},
            },
        ],
        "UTImportedTypeDeclarations": [
            {
                "UTTypeIdentifier": RECORD,
                "UTTypeDescription": "Garden Desktop record",
                "UTTypeConformsTo": ["public.json", "public.plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": ["jsonl"]},
            }
        ],
    }
