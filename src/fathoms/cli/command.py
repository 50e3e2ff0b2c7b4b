"""Commands that speak the person's language: help from the catalogues, usage errors as one sentence."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

import click

from fathoms.cli.streams import echo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fathoms.core.errors import FathomsError
    from fathoms.texts import Texts


def speaker(ctx: click.Context) -> Texts:
    """Give the texts that this run of the command speaks with."""
    return cast("Texts", ctx.find_root().obj)


class Speaking(click.Command):
    """A command with its help in the catalogues: `cli.about-<command>`, `cli.option-<name>` and so on."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        settings["context_settings"] = {"allow_extra_args": True}
        settings["params"] = [*settings.get("params", ()), option("--lang", takes="lang"), _help()]
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


class SpeakingGroup(Speaking, click.Group):
    """A command with commands in it."""

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
        """Run the command that was asked for; without one, show the help."""
        result = super().invoke(ctx)
        if ctx.invoked_subcommand is None:
            echo(ctx.get_help())
        return result


Shows = Callable[[click.Context, click.Parameter, object], None]


def option(
    *names: str, takes: str | None = None, many: bool = False, shows: Shows | None = None
) -> click.Option:
    """Make an option: a flag, or one that takes a value named by `cli.metavar-<takes>`. Values stay text.

    A flag that `shows` something does so at once, and nothing else is done.
    """
    if shows is not None:
        return click.Option(names, is_flag=True, is_eager=True, expose_value=False, callback=shows)
    if takes is None:
        return click.Option(names, is_flag=True)
    return click.Option(names, metavar=takes, multiple=many, type=click.STRING)


def argument(name: str, *, many: bool = False) -> click.Argument:
    """Make an argument that may be left out: each command says in its own words what is missing."""
    return click.Argument([name], required=False, metavar=name, nargs=-1 if many else 1, type=click.STRING)


def command(name: str, runs: str, *params: click.Parameter) -> Speaking:
    """Make a command that loads `module:function` when it runs, and gives it the texts and the options.

    So the help of every command starts fast, and the module may import whatever it needs.
    """

    def run(ctx: click.Context, **given: Any) -> int | None:
        del given["lang"]
        module, _, function = runs.partition(":")
        return getattr(import_module(module), function)(speaker(ctx), **given)

    return Speaking(name, callback=click.pass_context(run), params=list(params))


def group(name: str, *commands: Speaking, params: Sequence[click.Parameter] = ()) -> SpeakingGroup:
    """Make a command of commands."""
    return SpeakingGroup(
        name,
        commands={str(each.name): each for each in commands},
        params=list(params),
        callback=_nothing,
        invoke_without_command=True,
    )


def _nothing(**given: Any) -> None:
    """A group does nothing of its own; what its options say has been done."""


def usage_problem(error: click.UsageError) -> FathomsError:
    """Say in our words what click could not make sense of."""
    match error:
        case click.NoSuchOption():
            close = sorted(error.possibilities or ())
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

    return option("-h", "--help", shows=show)


def _malformed(key: str, **args: Any) -> FathomsError:
    from fathoms.core.errors import Malformed  # noqa: PLC0415 - the help must not load the core

    return Malformed(key, **args)


def _argument_word(param: click.Argument, say: Texts) -> str:
    return say(f"cli.metavar-{param.name}") + ("…" if param.nargs == -1 else "")


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
