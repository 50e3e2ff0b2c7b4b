"""The look of the page: paints, type, and the sea at its top and bottom."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Final

import fathoms

_FACES: Final = (
    ("Caprasimo", "caprasimo-latin-400-normal-*.woff2", "400"),
    ("Atkinson", "atkinson-hyperlegible-next-latin-wght-normal-*.woff2", "200 800"),
)


def fonts() -> str:
    """Bring the faces of the browser client along, if it is installed; without it the page has others."""
    rules: list[str] = []
    for family, file, weight in _FACES:
        for found in sorted((Path(fathoms.__file__).parent / "web" / "assets").glob(file))[:1]:
            face = b64encode(found.read_bytes()).decode()
            rules.append(
                f"@font-face{{font-family:{family};font-weight:{weight};font-display:swap;"
                f"src:url(data:font/woff2;base64,{face}) format('woff2')}}"
            )
    return "".join(rules)


GRAIN: Final = (
    "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='240' height='240'%3E"
    "%3Cfilter id='g' x='0' y='0' width='100%25' height='100%25'%3E%3CfeTurbulence type='fractalNoise' "
    "baseFrequency='0.9' numOctaves='2' seed='7' stitchTiles='stitch'/%3E%3CfeColorMatrix "
    "values='0 0 0 0 0.06 0 0 0 0 0.14 0 0 0 0 0.2 0 0 0 -1.9 1.12'/%3E%3C/filter%3E%3Crect "
    "width='240' height='240' filter='url(%23g)'/%3E%3C/svg%3E\")"
)

_DARK: Final = """
    --page: #0c2237; --raised: #14324b; --sunken: #081a2b; --ink: #f6ecd4; --ink-soft: #b9c9cd;
    --line: #04111d;
    --accent: #f0795b; --link: #8fd9e0; --bar: #4cabac; --faint: #2b4b63; --sky: #1b2747; --sun: #f3e9cf;
    --sea-0: #2f7f86; --sea-1: #236c79; --sea-2: #1a5569; --sea-3: #143f58; --sea-4: #0f2c44;
    --sea-5: #0a1e33;
    --floor: #4a5374; --weed: #1d4a45; --win: #37a487; --loss: #d5603f; color-scheme: dark;
"""

CSS: Final = f"""
:root {{
    --page: #f4e5c3; --raised: #fdf5df; --sunken: #ecd9ae; --ink: #12303f; --ink-soft: #3f5661;
    --line: #12303f;
    --accent: #c9432a; --link: #0a5a78; --bar: #23818f; --faint: #d9c490; --sky: #fbe6bf; --sun: #f6bd45;
    --sea-0: #cfe9d6; --sea-1: #8fd0c1; --sea-2: #4cabac; --sea-3: #23818f; --sea-4: #175a73;
    --sea-5: #103b57;
    --floor: #c9a869; --weed: #2f7d5b; --win: #4cabac; --loss: #e2573b; --grain: {GRAIN};
    --player-green: #2e9a5e; --player-blue: #2c78d0; --player-yellow: #f0b429; --player-red: #d8412f;
    --player-violet: #8a55bd; --player-white: #f4efe2; --player-black: #2a2f3a;
    --display: Caprasimo, "Cooper Black", Georgia, serif; --text: Atkinson, system-ui, "Segoe UI", sans-serif;
    color-scheme: light;
}}
@media (prefers-color-scheme: dark) {{ :root {{ {_DARK} }} }}
*, *::before, *::after {{ box-sizing: border-box; }}
html {{
    font: 100%/1.45 var(--text); background: var(--page); color: var(--ink); -webkit-text-size-adjust: 100%;
}}
body {{ margin: 0; overflow-wrap: break-word; }}
h1, h2, h3 {{
    font-family: var(--display); font-weight: 400; line-height: 1.1; margin: 0; text-wrap: balance;
}}
h1 {{ font-size: clamp(2rem, 1.3rem + 4vw, 4rem); }}
h2 {{ font-size: clamp(1.35rem, 1.1rem + 1vw, 1.8rem); }}
h3 {{ font-size: 1.1rem; }}
p {{ margin: 0; text-wrap: pretty; max-width: 68ch; }}
a {{ color: var(--link); text-underline-offset: 0.18em; }}
svg {{ display: block; }}
:focus-visible {{ outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; }}
header, footer {{ position: relative; overflow: hidden; }}
header > svg, footer > svg {{ position: absolute; inset: 0; width: 100%; height: 100%; }}
header::after, footer::after {{
    content: ""; position: absolute; inset: 0; background: var(--grain); mix-blend-mode: multiply;
    opacity: 0.5;
    pointer-events: none;
}}
.words {{
    position: relative; z-index: 1; max-width: 74rem; margin: 0 auto; padding: 1.4rem clamp(1rem, 4vw, 3rem);
}}
header .words {{ min-height: clamp(21rem, 42vw, 27rem); display: flex; flex-direction: column; gap: 0.6rem; }}
header .system {{ font-weight: 600; font-size: 1.1rem; }}
.facts {{ display: flex; flex-wrap: wrap; gap: 0.6rem; list-style: none; margin: auto 0 0; padding: 0; }}
.facts li {{
    background: var(--raised); border: 2px solid var(--line); border-radius: 14px; padding: 0.45rem 0.9rem;
    box-shadow: 0 3px 0 var(--line); line-height: 1.15; max-width: 20rem;
}}
.facts b {{ display: block; font: 400 1.5rem/1.1 var(--display); font-variant-numeric: tabular-nums; }}
.halted {{
    background: var(--accent); color: #fff; border-radius: 10px; padding: 0.5rem 0.9rem; align-self: start;
}}
main {{
    max-width: 74rem; margin: 0 auto; padding: 1.6rem clamp(1rem, 4vw, 3rem) 3rem; display: grid;
    gap: 2.6rem 2.4rem;
    grid-template-columns: minmax(0, 1fr);
}}
section {{ display: grid; gap: 0.7rem; align-content: start; min-width: 0; }}
section > p {{ color: var(--ink-soft); }}
@media (min-width: 60rem) {{
    main {{ grid-template-columns: repeat(2, minmax(0, 1fr)); }}
    .wide {{ grid-column: 1 / -1; }}
}}
.print {{
    background: var(--raised); border: 2px solid var(--line); border-radius: 14px;
    box-shadow: 0 4px 0 var(--line);
    padding: 0.9rem clamp(0.8rem, 2vw, 1.4rem); min-width: 0;
}}
.scroll {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }}
th, td {{ padding: 0.42rem 0.55rem; text-align: right; white-space: nowrap; }}
th.who, .cross tbody th {{ text-align: left; }}
thead th {{
    font-weight: 600; color: var(--ink-soft); border-bottom: 2px solid var(--line); font-size: 0.9rem;
}}
tbody tr + tr td, tbody tr + tr th {{ border-top: 1px solid var(--faint); }}
tbody th {{ font-weight: 650; }}
.rank {{ font-family: var(--display); font-weight: 400; }}
.kind {{ color: var(--ink-soft); font-weight: 400; font-size: 0.85rem; }}
@media (max-width: 40rem) {{
    .boat, .chest {{ display: none; }}
    .kind {{ display: block; max-width: 7.5rem; overflow: hidden; text-overflow: ellipsis; }}
    th, td {{ padding: 0.4rem 0.4rem; }}
}}
.cross td {{ text-align: center; min-width: 4.4rem; border-radius: 4px; }}
.cross td b {{ display: block; }}
.cross td small {{ color: var(--ink-soft); }}
.cross td.self {{ background: repeating-linear-gradient(135deg, transparent 0 5px, var(--faint) 5px 6px); }}
svg.plot {{ width: 100%; overflow: visible; font: 0.9rem var(--text); font-variant-numeric: tabular-nums; }}
.plot text {{ fill: var(--ink); }}
.plot .soft {{ fill: var(--ink-soft); font-size: 0.85rem; }}
.plot .name {{ font-weight: 650; }}
.plot .figure {{ font-family: var(--display); font-size: 1.1rem; }}
.plot .track {{ stroke: var(--faint); stroke-width: 2; }}
.plot .grid {{ stroke: var(--faint); stroke-width: 1; stroke-dasharray: 2 4; }}
.plot .axis {{ stroke: var(--line); stroke-width: 2; }}
.plot .span {{ stroke: var(--bar); stroke-width: 12; stroke-linecap: round; opacity: 0.55; }}
.plot .dot {{ fill: var(--accent); stroke: var(--line); stroke-width: 2; }}
.plot .bar {{ fill: var(--bar); }}
.plot .part {{ stroke: var(--line); stroke-width: 1.5; }}
.plot .mean {{ stroke: var(--accent); stroke-width: 3; stroke-linecap: round; }}
.plot .even {{ stroke: var(--accent); stroke-width: 2; stroke-dasharray: 5 4; }}
.forfeit + .forfeit {{ border-top: 1px solid var(--faint); margin-top: 0.7rem; padding-top: 0.7rem; }}
pre {{
    background: var(--sunken); border-radius: 8px; padding: 0.6rem 0.8rem; margin: 0.4rem 0 0;
    overflow-x: auto;
    font-size: 0.85rem; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 16rem;
}}
summary {{ cursor: pointer; color: var(--link); min-height: 1.9rem; }}
.games {{ display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); }}
.games .print {{ display: grid; gap: 0.4rem; align-content: start; }}
.games ul {{ list-style: none; margin: 0; padding: 0; }}
.games li {{ display: flex; justify-content: space-between; gap: 1rem; font-variant-numeric: tabular-nums; }}
.games li.won {{ font-weight: 700; }}
.games li.won span:first-child::before {{ content: "\\2605\\00a0"; color: var(--accent); }}
footer .words {{ padding-top: 9.5rem; padding-bottom: 3.4rem; color: #fdf8ea; }}
footer p {{ max-width: min(68ch, 78%); }}
footer code {{ overflow-wrap: anywhere; }}
@media print {{
    :root {{ --page: #fff; --raised: #fff; --ink-soft: #333; }}
    header .words {{ min-height: 14rem; }}
    .print, .facts li {{ box-shadow: none; break-inside: avoid; }}
    section {{ break-inside: avoid; }}
    details:not([open]) {{ display: none; }}
    * {{ print-color-adjust: exact; -webkit-print-color-adjust: exact; }}
}}
"""

SEA: Final = """<svg viewBox="0 0 1440 520" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
<rect width="1440" height="520" fill="var(--sky)"/><circle cx="1336" cy="92" r="54" fill="var(--sun)"/>
<path fill="var(--sea-0)" d="M0 214q60-22 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0
120 0v306H0z"/>
<path fill="var(--sea-1)" d="M0 250q90-30 180 0t180 0 180 0 180 0 180 0 180 0 180 0 180 0v270H0z"/>
<path fill="var(--sea-2)" d="M0 318q120-34 240 0t240 0 240 0 240 0 240 0 240 0v202H0z"/>
<path fill="var(--sun)" opacity=".14" d="M1010 214 820 520h96l150-306zM1210 214l-60 306h130l-6-306zM1330
214l90 306h60l-86-306z"/>
<path fill="var(--sea-3)" d="M0 398q160-36 360-6t360-4 360 6 360-2v130H0z"/>
<g class="boat" transform="translate(1216 148)">
<path fill="var(--loss)" d="M-70 38H74q-10 40-44 40H-34q-28 0-36-40z"/>
<path fill="var(--line)" d="M-3-58h6v96h-6z"/><path fill="#fdf8ea" d="M8-52q58 34 54 80H8z"/>
<path fill="#e7cf9b" d="M-8-40q-42 30-44 68h44z"/></g>
<g fill="var(--sea-5)" opacity=".75"><path d="M860 372q22-18 48 0-26 18-48 0zm-2 0-16-11v22z"/>
<path d="M940 396q18-14 38 0-20 14-38 0zm-2 0-13-9v18z"/>
<path d="M902 420q14-11 30 0-16 11-30 0zm-2 0-10-7v14z"/></g>
</svg>"""
"""The surface, with a boat in the sun."""

FLOOR: Final = """<svg viewBox="0 0 1440 300" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
<path fill="var(--sea-3)" d="M0 26q120-30 240 0t240 0 240 0 240 0 240 0 240 0v274H0z"/>
<path fill="var(--sea-4)" d="M0 62q180-36 420-6t420-8 600 8v244H0z"/>
<path fill="var(--sea-5)" d="M0 112q160-30 360-4t360-6 360 6 360-4v210H0z"/>
<g fill="var(--weed)"><path d="M90 300q-26-60 0-104 20-36 4-70 34 30 18 80-14 46 6 94z"/>
<path d="M132 300q-10-50 14-84 16-26 8-52 24 26 10 66-12 36 2 70z"/>
<path d="M1400 300q26-54 2-96-18-32-6-62-32 28-16 72 14 42-6 86z"/></g>
<path fill="var(--floor)" d="M0 278q300-24 720-8t720-6v40H0z"/>
<g class="chest" transform="translate(1310 242)"><path fill="#8a4b2a" d="M-46 4h92v34h-92z"/>
<path fill="#a85d33" d="M-46 4q4-34 46-34T46 4z"/><path fill="#f6bd45" d="M-46 2h92v7h-92zM-9-2H9v20H-9z"/>
<circle cy="9" r="3" fill="#12303f"/></g>
</svg>"""
"""The floor, with what everybody is after."""
