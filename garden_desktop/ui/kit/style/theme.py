"""Theme colours and fonts: the tokens of docs/design-language.md for light (morning) and dark (dusk), each also in high
contrast."""

from functools import cache
from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontInfo

from garden_desktop import paths

SEAT_SYMBOLS: Final = ("trowel", "can", "basket", "bell", "hat", "key")
TEXT_RATIO: Final = 4.5
HIGH_RATIO: Final = 7.0
"""Contrast of text that WCAG 2 requires: level AA, and level AAA for high contrast."""
_TOWARDS_END: Final = 0.04
_SHADES: Final = 150
"""A readable shade is searched in at most this many steps of _TOWARDS_END towards white or black. After them 0.96^150,
or 0.2 %, of the first colour is left, less than one step of 8 bits."""

HINTING: Final = QFont.HintingPreference.PreferVerticalHinting
"""Vertical hinting only, so that text has the same width on every system. Full hinting, as on some Windows set-ups,
makes it up to 10 % wider, and names that fit elsewhere would be cut off."""
_DISPLAY_FACE: Final = "FrauncesGarden.ttf"
_TEXT_FACES: Final = ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf")
_DISPLAY: Final = "Fraunces Garden"
_TEXT: Final = "Noto Sans Garden"
_BARE: Final = frozenset({"", "DejaVu Sans", "Bitstream Vera Sans", _DISPLAY, _TEXT})


class Theme(NamedTuple):
    """Set of colours. `soft` marks selected values, `edge` outlines text fields.

    `ratio` is the contrast of text to its background; `ring` is the width of focus rings in pixels.
    """

    table: QColor
    surface: QColor
    raised: QColor
    ink: QColor
    muted: QColor
    line: QColor
    edge: QColor
    leaf: QColor
    wood: QColor
    sun: QColor
    clay: QColor
    sky: QColor
    soft: QColor
    seats: tuple[QColor, ...]
    dark: bool
    ratio: float = TEXT_RATIO
    ring: int = 2

    @property
    def grounds(self) -> tuple[QColor, ...]:
        """Background colours on which text may stand."""
        return (self.table, self.surface, self.raised)

    @property
    def middling(self) -> QColor:
        """Background colour to which contrast is hardest to reach."""
        return self.raised if self.dark else self.table

    def over(self, fill: QColor) -> QColor:
        """Return the text colour on a filled shape: light or dark, whichever has more contrast."""
        return max(QColor("#FBF8F1"), QColor("#18211D"), key=lambda colour: contrast(colour, fill))

    def inked(self, colour: QColor) -> QColor:
        """Return the shade nearest to `colour` that is readable as text on every background of the theme."""
        grounds = tuple(ground.rgb() for ground in self.grounds)
        return QColor(_inked(colour.rgb(), grounds, self.ratio, dark=self.dark))


@cache
def _inked(colour: int, grounds: tuple[int, ...], ratio: float, *, dark: bool) -> QColor:
    """Cached search for a readable shade, keyed by RGB numbers: it is called in every paint and takes as long as the
    painting."""
    shade, end = QColor(colour), QColor("#FFFFFF" if dark else "#000000")
    for _ in range(_SHADES):
        if min(contrast(shade, QColor(ground)) for ground in grounds) >= ratio:
            return shade
        shade = blend(shade, end, _TOWARDS_END)
    # No shade reaches the ratio on this side, as white never does on white: the end itself comes nearest.
    return end


def luminance(colour: QColor) -> float:
    """Return the relative luminance by WCAG 2: 0 (black) to 1 (white)."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: QColor, second: QColor) -> float:
    """Return the contrast ratio by WCAG 2 of two opaque colours: 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def blend(below: QColor, above: QColor, share: float) -> QColor:
    """Return the colour of `above` painted over `below` with opacity `share` (0 to 1)."""
    return QColor.fromRgbF(
        *(
            min(1.0, max(0.0, low + (high - low) * share))
            for low, high in zip(below.getRgbF()[:3], above.getRgbF()[:3], strict=True)  # type: ignore[index]
        )
    )


def readable(colour: QColor, *others: QColor, ratio: float) -> QColor:
    """Return the shade nearest to `colour` with at least contrast `ratio` to all of `others`."""
    dark = luminance(colour) > luminance(others[0])
    return QColor(_inked(colour.rgb(), tuple(other.rgb() for other in others), ratio, dark=dark))


def text_font(px: float, bold: bool = False) -> QFont:
    """Return the font of running text at `px` logical pixels."""
    font = QFont(text_family())
    font.setHintingPreference(HINTING)
    font.setPixelSize(round(px))
    font.setBold(bold)
    return font


def display_font(px: float) -> QFont:
    """Return the serif font for titles, headings and large numbers at `px` logical pixels."""
    font = QFont(_DISPLAY)
    font.setHintingPreference(HINTING)
    font.setPixelSize(round(px))
    return font


@cache
def text_family() -> str:
    """Return the family of the system font, or of the bundled one if the system only has a bare fallback."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    family = QFontInfo(system).family()
    return _TEXT if family in _BARE else family


@cache
def load_fonts() -> tuple[str, ...]:
    """Register the bundled fonts that this system needs; returns the files that could not be read."""
    read = {_DISPLAY_FACE: _add(_DISPLAY_FACE)}
    if text_family() == _TEXT:
        read |= {face: _add(face) for face in _TEXT_FACES}
    return tuple(face for face, known in read.items() if not known)


def _add(face: str) -> bool:
    return QFontDatabase.addApplicationFont(str(paths.resource("app", "fonts", face))) >= 0


def _colours(*names: str) -> tuple[QColor, ...]:
    return tuple(QColor(name) for name in names)


MORNING: Final = Theme(
    table=QColor("#E9E4D6"),
    surface=QColor("#FBF8F1"),
    raised=QColor("#FFFFFF"),
    ink=QColor("#23302A"),
    muted=QColor("#55635B"),
    line=QColor("#CFC7B4"),
    edge=QColor("#74857B"),
    leaf=QColor("#2F6B4F"),
    wood=QColor("#8A6B4A"),
    sun=QColor("#B17410"),
    clay=QColor("#A8492F"),
    sky=QColor("#2E6A96"),
    soft=QColor("#DCEBE0"),
    seats=_colours("#2F6B4F", "#A8492F", "#2F6C98", "#8A5AA8", "#B17410", "#4D5B66"),
    dark=False,
)

DUSK: Final = Theme(
    table=QColor("#18211D"),
    surface=QColor("#212C27"),
    raised=QColor("#2A3731"),
    ink=QColor("#EEF2EC"),
    muted=QColor("#A9B8AF"),
    line=QColor("#3B4A43"),
    edge=QColor("#7F8B83"),
    leaf=QColor("#7CC4A0"),
    wood=QColor("#B08E66"),
    sun=QColor("#E5B04A"),
    clay=QColor("#E58A6E"),
    sky=QColor("#7DB7DE"),
    soft=QColor("#2F4A3D"),
    seats=_colours("#7CC4A0", "#E58A6E", "#7DB7DE", "#C39ADF", "#E5B04A", "#A9B7C2"),
    dark=True,
)

MORNING_CLEAR: Final = Theme(
    table=QColor("#F7F5EF"),
    surface=QColor("#FFFFFF"),
    raised=QColor("#FFFFFF"),
    ink=QColor("#000000"),
    muted=QColor("#2E3832"),
    line=QColor("#7A776E"),
    edge=QColor("#2E3832"),
    leaf=QColor("#08492F"),
    wood=QColor("#5C4326"),
    sun=QColor("#7A4D00"),
    clay=QColor("#7E1F08"),
    sky=QColor("#0B4168"),
    soft=QColor("#D5F0DF"),
    seats=_colours("#08492F", "#8A2408", "#0B4C7D", "#63307F", "#7A4D00", "#333E47"),
    dark=False,
    ratio=HIGH_RATIO,
    ring=4,
)

DUSK_CLEAR: Final = Theme(
    table=QColor("#000000"),
    surface=QColor("#070B09"),
    raised=QColor("#101613"),
    ink=QColor("#FFFFFF"),
    muted=QColor("#DDE6E0"),
    line=QColor("#7F8B83"),
    edge=QColor("#C3CEC7"),
    leaf=QColor("#A5EBC8"),
    wood=QColor("#D9B78C"),
    sun=QColor("#FFD373"),
    clay=QColor("#FFB8A3"),
    sky=QColor("#B0DBF8"),
    soft=QColor("#16402C"),
    seats=_colours("#A5EBC8", "#FFB8A3", "#B0DBF8", "#E3C6F7", "#FFD373", "#CAD6DF"),
    dark=True,
    ratio=HIGH_RATIO,
    ring=4,
)
