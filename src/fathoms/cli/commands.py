"""Every command and its options. What a command does is loaded when it runs; its words stand in `cli.ftl`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fathoms.cli.command import argument, command, group, option
from fathoms.cli.streams import echo

if TYPE_CHECKING:
    import click


def _show_version(ctx: click.Context, param: click.Parameter, value: object) -> None:
    del param
    if value:
        from fathoms import __version__  # noqa: PLC0415 - reading what is installed takes a while

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
    option("--log"),
    option("--json"),
    option("--no-color"),
)

_join = command(
    "join",
    "fathoms.cli.join:join",
    argument("link"),
    option("--name", takes="name"),
    option("--no-color"),
)

_verify = command("verify", "fathoms.cli.verify:verify", argument("record"), option("--json"))

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
    option("--out", takes="file", many=True),
    option("--summary", takes="file", many=True),
    option("--executor", takes="executor"),
    option("--engine"),
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
    command(
        "keep",
        "fathoms.cli.keeping:keep",
        argument("game"),
        argument("name"),
        option("--change", takes="change", many=True),
        option("--base", takes="rules"),
    ),
    command("forget", "fathoms.cli.keeping:forget", argument("game"), argument("name")),
    command(
        "box",
        "fathoms.cli.keeping:box",
        argument("game"),
        option("--change", takes="change", many=True),
        option("--forget"),
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
    option("--engine"),
    option("--out", takes="folder"),
    option("--json"),
)

_tournament = command(
    "tournament",
    "fathoms.cli.tournament:tournament",
    argument("game"),
    option("--entrants", takes="entrants", many=True),
    option("--format", takes="format"),
    option("--players", takes="number"),
    option("--games", takes="number"),
    option("--rounds", takes="number"),
    option("--rules", takes="rules"),
    option("--seed", takes="number"),
    option("--time", takes="seconds"),
    option("--processes", takes="number"),
    option("--out", takes="file"),
    option("--page", takes="file"),
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

_database = option("--database-url", takes="database")
_admin = group(
    "admin",
    command("backup", "fathoms.cli.admin:backup", argument("file"), _database),
    command("restore", "fathoms.cli.admin:restore", argument("file"), _database),
    command("export", "fathoms.cli.admin:export", argument("file"), _database),
    command("import", "fathoms.cli.admin:import_", argument("file"), _database),
    command("stats", "fathoms.cli.admin:stats", _database, option("--json")),
    command(
        "check",
        "fathoms.cli.admin:check",
        option("--shelve"),
        option("--bring-back", takes="name"),
        _database,
        option("--json"),
    ),
    command(
        "prune",
        "fathoms.cli.admin:prune",
        option("--older-than", takes="days"),
        option("--yes"),
        _database,
    ),
    group(
        "gallery",
        command("list", "fathoms.cli.gallery:list_", _database, option("--json")),
        command("remove", "fathoms.cli.gallery:remove", argument("id"), _database),
    ),
)

# Every setting of the server is an option of the same name.
_serve = command(
    "serve",
    "fathoms.cli.serve:serve",
    option("--host", takes="address"),
    option("--port", takes="number"),
    option("--public-url", takes="url"),
    option("--database-url", takes="url"),
    option("--redis-url", takes="url"),
    option("--workers", takes="number"),
    option("--open"),
    option("--config", takes="file"),
    option("--origins", takes="urls"),
    option("--proxies", takes="addresses"),
    option("--metrics", takes="metrics"),
    option("--log", takes="log"),
    option("--log-level", takes="log-level"),
    option("--deflate"),
    option("--pace", takes="seconds"),
    option("--least-pace", takes="seconds"),
    option("--stand-in", takes="bot"),
    option("--gone-after", takes="seconds"),
    option("--most-moves", takes="number"),
    option("--close-after-days", takes="number"),
    option("--connections", takes="number"),
    option("--connections-per-address", takes="number"),
    option("--visitors-per-table", takes="number"),
    option("--chat-kept", takes="number"),
    option("--chat-per-minute", takes="number"),
    option("--chat-per-day", takes="number"),
    option("--tables-per-hour", takes="number"),
    option("--messages-per-second", takes="number"),
    option("--address-messages-per-second", takes="number"),
    option("--requests-per-second", takes="number"),
    option("--measures", takes="number"),
    option("--measures-per-hour", takes="number"),
    option("--measure-seconds", takes="seconds"),
    option("--gallery"),
    option("--outbound-kilobytes", takes="number"),
    option("--hello-seconds", takes="seconds"),
    option("--ping-seconds", takes="seconds"),
    option("--stop-seconds", takes="seconds"),
)

_schema = command(
    "schema",
    "fathoms.cli.schema:schema",
    option("--json"),
    option("--typescript"),
    option("--out", takes="folder"),
)

_measured = (
    option("--base", takes="rules"),
    option("--players", takes="number"),
    option("--bots", takes="bots"),
    option("--games", takes="number"),
    option("--seed", takes="number"),
    option("--json"),
)
_lab = group(
    "lab",
    command(
        "compare",
        "fathoms.cli.lab:compare",
        argument("game"),
        option("--change", takes="change", many=True),
        option("--to", takes="rules"),
        *_measured,
    ),
    command(
        "sweep",
        "fathoms.cli.lab:sweep",
        argument("game"),
        option("--vary", takes="values"),
        option("--out", takes="folder"),
        *_measured,
    ),
    command(
        "suggest", "fathoms.cli.lab:suggest", argument("game"), option("--goal", takes="goal"), *_measured
    ),
)

_bench = command(
    "bench",
    "fathoms.cli.bench:bench",
    option("--only", takes="sections"),
    option("--no-peers"),
    option("--json"),
)

fathoms = group(
    "fathoms",
    *(
        _play,
        _join,
        _replay,
        _verify,
        _score,
        _rules,
        _rulesets,
        _odds,
        _simulate,
        _ladder,
        _tournament,
        _solve,
        _train,
    ),
    *(_lab, _bench, _serve, _schema, _admin),
    params=[option("--version", shows=_show_version)],
)
