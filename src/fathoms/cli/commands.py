"""Every command with its arguments and options; help and usage errors are in the person's language.

What a command does is loaded when it runs; its words are in `cli.ftl`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, cast

import click

from fathoms.cli.streams import echo

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fathoms.core.errors import FathomsError
    from fathoms.texts import Texts

_DATABASE: Final = "--database-url=database"
_MEASURED: Final = "--base=rules --players=number --bots=bots --games=number --seed=number --json"
# Every setting of the server is an option of the same name.
_SETTINGS: Final = """
    --host=address --port=number --public-url=url --database-url=url --redis-url=url --workers=number --open
    --config=file --origins=urls --proxies=addresses --metrics=metrics --log=log --log-level=log-level
    --deflate --pace=seconds --least-pace=seconds --stand-in=bot --gone-after=seconds --most-moves=number
    --close-after-days=number --connections=number --connections-per-address=number
    --visitors-per-table=number --chat-kept=number --chat-per-minute=number --chat-per-day=number
    --tables-per-hour=number --messages-per-second=number --address-messages-per-second=number
    --requests-per-second=number --measures=number --measures-per-hour=number --measure-seconds=seconds
    --keys-per-hour=number --no-reviews --reviews-per-hour=number --gallery --outbound-kilobytes=number
    --hello-seconds=seconds --ping-seconds=seconds --stop-seconds=seconds
"""


def speaker(ctx: click.Context) -> Texts:
    """Give the texts that this run of the command speaks with."""
    return cast("Texts", ctx.find_root().obj)


class SpeakingCommand(click.Command):
    """A command with its help in the catalogues: `cli.about-<command>`, `cli.option-<name>` and so on."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        settings["context_settings"] = {"allow_extra_args": True}
        settings["params"] = [*settings.get("params", ()), param("--lang=lang"), _help()]
        # click's own help option writes around our streams.
        super().__init__(*args, add_help_option=False, **settings)

    def path(self, ctx: click.Context) -> str:
        """Name the command as its text keys do: `rulesets-new` for `fathoms rulesets new`."""
        return "-".join(ctx.command_path.split()[1:]) or "fathoms"

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the words; a complaint about them knows which command it is about."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; words that belong nowhere are refused."""
        if ctx.args and not isinstance(self, click.Group):
            raise _malformed(
                "cli.extra-words", words=[word[:40] for word in ctx.args[:5]], command=ctx.command_path
            )
        return super().invoke(ctx)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help in the person's language."""
        say, path = speaker(ctx), self.path(ctx)
        arguments = [param for param in self.get_params(ctx) if isinstance(param, click.Argument)]
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        words = [*(_argument_word(argument, say) for argument in arguments)]
        if isinstance(self, click.Group):
            words.append(say("cli.metavar-command"))
        pieces = " ".join([*words, f"[{say('cli.metavar-options')}]"])
        formatter.write_usage(ctx.command_path, pieces, prefix=say("cli.usage") + " ")
        for paragraph in say(f"cli.about-{path}").split("\n\n"):
            formatter.write_paragraph()
            formatter.write_text(paragraph.replace("\n", " "))
        if isinstance(self, click.Group):
            short = [(name, say(f"cli.command-{path}-{name}")) for name in self.list_commands(ctx)]
            _write_rows(formatter, say("cli.commands"), short)
        if arguments:
            rows = [(_argument_word(each, say), _told(say, "argument", path, each)) for each in arguments]
            _write_rows(formatter, say("cli.arguments"), rows)
        rows = [(_option_words(each, say), _told(say, "option", path, each)) for each in options]
        _write_rows(formatter, say("cli.options"), rows)
        formatter.write_paragraph()
        formatter.write(say("cli.examples") + "\n")
        for example in say(f"cli.examples-{path}").splitlines():
            formatter.write(f"  {example}\n" if example else "\n")


class SpeakingGroup(SpeakingCommand, click.Group):
    """A command with commands in it; one of them may be what is done without a word."""

    default: str = ""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the commands in the order of the help."""
        del ctx
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that was meant, or say which there are."""
        if self.get_command(ctx, args[0]) is None:
            raise _malformed("cli.no-command", name=args[0][:40], known=list(self.commands))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command that was asked for; without one, the usual one, or show the help."""
        result = super().invoke(ctx)
        if ctx.invoked_subcommand is None:
            if self.default:
                usual = self.commands[self.default]
                with usual.make_context(self.default, [], parent=ctx) as inner:
                    return usual.invoke(inner)
            echo(ctx.get_help())
        return result


def param(text: str) -> click.Parameter:
    """Make an argument (`game`), a flag (`--json`), or an option with a value: `--seed=number`.

    The value is shown as `cli.metavar-number`; a `*` at the end lets several be given.
    Values stay text, and an argument may be left out: each command says in its own words what is missing.
    """
    name, _, metavar = text.partition("=")
    if not name.startswith("-"):
        count = -1 if name.endswith("*") else 1
        name = name.rstrip("*")
        return click.Argument([name], required=False, nargs=count, metavar=name, type=click.STRING)
    if not metavar:
        return click.Option([name], is_flag=True)
    many = metavar.endswith("*")
    return click.Option([name], metavar=metavar.rstrip("*"), multiple=many, type=click.STRING)


def eager_flag(*names: str, does: Callable[[click.Context, click.Parameter, object], None]) -> click.Option:
    """Make a flag that does something at once, and nothing else is done."""
    return click.Option(names, is_flag=True, is_eager=True, expose_value=False, callback=does)


def command(name: str, runs: str, *params: str) -> SpeakingCommand:
    """Make a command that loads `module:function` of this package when it runs.

    So the help of every command starts fast, and the module may import whatever it needs. The function gets
    the texts and the options.
    """

    def run(ctx: click.Context, **given: Any) -> int | None:
        del given["lang"]
        module, _, function = runs.partition(":")
        return getattr(import_module(f"fathoms.cli.{module}"), function)(speaker(ctx), **given)

    words = " ".join(params).split()
    return SpeakingCommand(name, callback=click.pass_context(run), params=[param(word) for word in words])


def group(
    name: str, *commands: SpeakingCommand, params: Sequence[click.Parameter] = (), default: str = ""
) -> SpeakingGroup:
    """Make a command of commands."""
    made = SpeakingGroup(
        name,
        commands={str(each.name): each for each in commands},
        params=list(params),
        callback=_nothing,
        invoke_without_command=True,
    )
    made.default = default
    return made


def _nothing(**given: Any) -> None:
    """A group does nothing of its own; what its options say has been done."""


def usage_problem(error: click.UsageError) -> FathomsError:
    """Say in our words what click could not make sense of."""
    match error:
        case click.NoSuchOption():
            close, *_ = *(error.possibilities or ()), ""
            key = "cli.no-option-close" if close else "cli.no-option"
            return _malformed(key, option=error.option_name[:40], close=close)
        case click.BadOptionUsage():
            ctx = error.ctx
            params = ctx.command.get_params(ctx) if ctx else []
            flags = [
                name
                for param in params
                if isinstance(param, click.Option) and param.is_flag
                for name in param.opts
            ]
            key = "cli.value-unwanted" if error.option_name in flags else "cli.value-missing"
            return _malformed(key, option=error.option_name)
        case _:
            return _malformed("cli.usage-error", reason=error.format_message().rstrip("."))


def _help() -> click.Option:
    def show(ctx: click.Context, param: click.Parameter, value: object) -> None:
        del param
        if value:
            echo(ctx.get_help())
            ctx.exit()

    return eager_flag("-h", "--help", does=show)


def _malformed(key: str, **args: Any) -> FathomsError:
    from fathoms.core.errors import Malformed  # the help must not load the core

    return Malformed(key, **args)


def _argument_word(param: click.Argument, say: Texts) -> str:
    return say(f"cli.metavar-{param.name}")


def _option_words(param: click.Option, say: Texts) -> str:
    names = ", ".join(param.opts)
    return f"{names} {say(f'cli.metavar-{param.metavar}')}" if param.metavar else names


def _told(say: Texts, kind: str, path: str, param: click.Parameter) -> str:
    """A command may have its own words for a parameter that others have too."""
    name = max(param.opts, key=len).lstrip("-")
    own = f"cli.{kind}-{path}-{name}"
    return say(own if say.has(own) else f"cli.{kind}-{name}")


def _write_rows(formatter: click.HelpFormatter, heading: str, rows: Sequence[tuple[str, str]]) -> None:
    formatter.write_paragraph()
    formatter.write(heading + "\n")
    formatter.indent()
    formatter.write_dl(rows, col_max=28)
    formatter.dedent()


def _show_version(ctx: click.Context, param: click.Parameter, value: object) -> None:
    del param
    if value:
        from fathoms import __version__  # reading what is installed takes a while

        echo(f"fathoms {__version__}")
        ctx.exit()


fathoms = group(
    "fathoms",
    command(
        "play",
        "play.command:play",
        "game --seats=seats --names=names --first=first --rules=rules --dice=dice --seed=number",
        "--pause=seconds --save=file --resume=file --from=record --move=number --no-color",
    ),
    command("join", "join.command:join", "link --name=name --no-color"),
    command("daily", "daily:daily", "game --day=day --server=url --here --no-color"),
    group(
        "key",
        command("make", "key:make", "server --name=name"),
        command("show", "key:show", "--no-qr"),
        command("enter", "key:enter", "server"),
        command("forget", "key:forget", "--here --yes"),
    ),
    command("games", "games:games", "game --json"),
    command("replay", "records:replay", "file --to=number --log --json --no-color"),
    command("verify", "records:verify", "record --json"),
    command("review", "review:review", "records* --most=number --out=file --json --no-color"),
    group(
        "puzzles",
        command("solve", "puzzles:solve", "puzzle --day=day --answer=move --json --no-color"),
        command("list", "puzzles:list_", "game --json"),
        command("make", "puzzles:make", "game --count=number --seed=number --judge=file* --out=file --json"),
        default="solve",
    ),
    command("score", "score:score", "file --game=game --rules=rules --json --no-color"),
    command("rules", "rules:rules", "game rule --rules=rules --no-color"),
    group(
        "rulesets",
        command("list", "rulesets:list_", "game --json"),
        command("show", "rulesets:show", "game rules --full --schema"),
        command("check", "rulesets:check", "game rules"),
        command("new", "rulesets:new", "game --change=change* --base=rules --out=file"),
        command("keep", "rulesets:keep", "game name --change=change* --base=rules"),
        command("forget", "rulesets:forget", "game name"),
        command("box", "rulesets:box", "game --change=change* --forget"),
    ),
    command(
        "odds",
        "study:odds",
        "--dice=faces --rolls-left=number --goal=goal --game=game --rules=rules --json --no-color",
    ),
    command(
        "simulate",
        "simulate:simulate",
        "game --bots=bots --games=number --seed=number --first=rotation --rules=rules --out=file*",
        "--summary=file* --executor=executor --engine --json",
    ),
    command(
        "ladder",
        "ladder:ladder",
        "game --players=number --games=number --bots=bots --rules=rules --seed=number --engine --out=folder",
        "--json",
    ),
    command(
        "tournament",
        "tournament:tournament",
        "game --entrants=entrants* --format=format --players=number --games=number --rounds=number",
        "--rules=rules --seed=number --time=seconds --processes=number --out=file --page=file --json",
    ),
    command(
        "solve",
        "study:solve",
        "game --players=number --shells=number --rules=rules --out=file --report --json --no-color",
    ),
    command(
        "train",
        "study:train",
        "game --players=number --games=number --seconds=seconds --seed=number --out=file --json",
    ),
    group(
        "lab",
        command("compare", "lab:compare", "game --change=change* --to=rules --luck=number", _MEASURED),
        command("sweep", "lab:sweep", "game --vary=values --out=folder", _MEASURED),
        command("suggest", "lab:suggest", "game --goal=goal", _MEASURED),
        command(
            "balance",
            "lab:balance",
            "game --players=players --rules=rules --games=number --seed=number --out=file --json",
        ),
    ),
    command("bench", "bench:bench", "--only=sections --no-peers --json"),
    command("serve", "serve:serve", _SETTINGS),
    command("site", "site:site", "folder --path=path --serve --port=number"),
    command("schema", "schema:schema", "--json --typescript --out=folder"),
    group(
        "admin",
        command("backup", "admin:backup", "file", _DATABASE),
        command("restore", "admin:restore", "file", _DATABASE),
        command("export", "admin:export", "file", _DATABASE),
        command("import", "admin:import_", "file", _DATABASE),
        command("stats", "admin:stats", _DATABASE, "--json"),
        command("check", "admin:check", "--shelve --bring-back=name", _DATABASE, "--json"),
        command("prune", "admin:prune", "--older-than=days --yes", _DATABASE),
        group(
            "gallery",
            command("list", "admin:list_gallery", _DATABASE, "--json"),
            command("remove", "admin:remove_exhibit", "id", _DATABASE),
        ),
    ),
    params=[eager_flag("--version", does=_show_version)],
)
