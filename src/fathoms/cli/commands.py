"""Every command and its options. What a command does is loaded when it runs; its words stand in `cli.ftl`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms import __version__
from fathoms.cli.command import argument, command, group, option
from fathoms.cli.streams import echo

if TYPE_CHECKING:
    import click


def _show_version(ctx: click.Context, param: click.Parameter, value: object) -> None:
    del param
    if value:
        echo(f"fathoms {__version__}")
        ctx.exit()


_play = command(
    "play",
    "fathoms.cli.play:play",
    argument("game"),
    option("--seats", takes="seats"),
    option("--names", takes="names"),
    option("--first", takes="first"),
    option("--rules", takes="rules"),
    option("--dice", takes="dice"),
    option("--seed", takes="number"),
    option("--pause", takes="seconds"),
    option("--save", takes="file"),
    option("--resume", takes="file"),
    option("--no-color"),
)

_replay = command(
    "replay",
    "fathoms.cli.replay:replay",
    argument("file"),
    option("--to", takes="number"),
    option("--json"),
    option("--no-color"),
)

_score = command(
    "score",
    "fathoms.cli.score:score",
    argument("file"),
    option("--game", takes="game"),
    option("--rules", takes="rules"),
    option("--json"),
    option("--no-color"),
)

_rules = command(
    "rules",
    "fathoms.cli.rulebook:rules",
    argument("game"),
    argument("rule"),
    option("--rules", takes="rules"),
    option("--no-color"),
)

_simulate = command(
    "simulate",
    "fathoms.cli.simulate:simulate",
    argument("game"),
    option("--bots", takes="bots"),
    option("--games", takes="number"),
    option("--seed", takes="number"),
    option("--first", takes="rotation"),
    option("--rules", takes="rules"),
    option("--json"),
)

_rulesets = group(
    "rulesets",
    command("list", "fathoms.cli.rulesets:list_", argument("game"), option("--json")),
    command(
        "show",
        "fathoms.cli.rulesets:show",
        argument("game"),
        argument("rules"),
        option("--full"),
        option("--schema"),
    ),
    command("check", "fathoms.cli.rulesets:check", argument("game"), argument("rules")),
    command(
        "new",
        "fathoms.cli.rulesets:new",
        argument("game"),
        option("--change", takes="change", many=True),
        option("--base", takes="rules"),
        option("--out", takes="file"),
    ),
)

_odds = command(
    "odds",
    "fathoms.cli.odds:odds",
    option("--dice", takes="faces"),
    option("--rolls-left", takes="number"),
    option("--goal", takes="goal"),
    option("--game", takes="game"),
    option("--rules", takes="rules"),
    option("--json"),
    option("--no-color"),
)

_ladder = command(
    "ladder",
    "fathoms.cli.ladder:ladder",
    argument("game"),
    option("--players", takes="number"),
    option("--games", takes="number"),
    option("--bots", takes="bots"),
    option("--rules", takes="rules"),
    option("--seed", takes="number"),
    option("--out", takes="folder"),
    option("--json"),
)

_solve = command(
    "solve",
    "fathoms.cli.solve:solve",
    argument("game"),
    option("--players", takes="number"),
    option("--shells", takes="number"),
    option("--rules", takes="rules"),
    option("--out", takes="file"),
    option("--report"),
    option("--json"),
    option("--no-color"),
)

_train = command(
    "train",
    "fathoms.cli.train:train",
    argument("game"),
    option("--players", takes="number"),
    option("--games", takes="number"),
    option("--seconds", takes="seconds"),
    option("--seed", takes="number"),
    option("--out", takes="file"),
    option("--json"),
)

fathoms = group(
    "fathoms",
    *(_play, _replay, _score, _rules, _rulesets, _odds, _simulate, _ladder, _solve, _train),
    params=[option("--version", shows=_show_version)],
)
