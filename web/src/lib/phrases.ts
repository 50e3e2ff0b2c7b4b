// Says keys of the catalogues: the same Fluent files that the terminal speaks from.
import { FluentBundle, FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { Catalogue } from "./language";

/** A text to be said later: `file.message`, with its arguments. */
export interface Phrase {
  readonly key: string;
  readonly args?: Readonly<Record<string, TextArg>>;
}
/** A list is said with commas and a last "and"; a phrase is said before it is put in its place. */
export type TextArg = string | number | Phrase | readonly (string | Phrase)[];
export type Args = Readonly<Record<string, TextArg>>;

/**
 * A number that writes itself where every language writes it alike: a browser's own writer of numbers takes longer to
 * come into being than all the words of a table.
 */
class Count extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < 1000 && !Object.keys(this.opts).length;
    return plain ? String(this.value) : super.toString(scope);
  }
}

/** The catalogues of one language, each a file. */
export class Catalogues {
  private readonly bundles = new Map<string, FluentBundle>();
  private joiner: Intl.ListFormat | null = null;

  constructor(readonly lang: string) {}

  add(file: string, body: Catalogue): void {
    const bundle = new FluentBundle(this.lang, { useIsolating: false });
    bundle.addResource({ body });
    this.bundles.set(file, bundle);
  }

  holds(file: string): boolean {
    return this.bundles.has(file);
  }

  /** Say a key; undefined if this language cannot. */
  say(key: string, args: Args = {}): string | undefined {
    const dot = key.indexOf(".");
    const bundle = this.bundles.get(key.slice(0, dot));
    const pattern = bundle?.getMessage(this.toYou(bundle, key.slice(dot + 1), args))?.value;
    if (!bundle || pattern === undefined || pattern === null) return undefined;
    const said: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) said[name] = this.argument(arg);
    return bundle.formatPattern(pattern, said, []);
  }

  /** The message that speaks to the reader, where a name in it is theirs: `dives-you` for `dives`. */
  private toYou(bundle: FluentBundle, message: string, args: Args): string {
    for (const [name, arg] of Object.entries(args)) {
      const told = name === "name" || name === "names" ? `${message}-you` : `${message}-${name}-you`;
      if (!bundle.hasMessage(told)) continue;
      const you = this.say("core.you");
      if (arg === you || (Array.isArray(arg) && arg.includes(you))) return told;
    }
    return message;
  }

  private argument(arg: TextArg): string | Count {
    if (typeof arg === "string") return arg;
    if (typeof arg === "number") return new Count(arg);
    if ("key" in arg) return this.say(arg.key, arg.args) ?? arg.key;
    return this.list(arg.map((item) => String(this.argument(item))));
  }

  /** Say several things with commas and a last "and". */
  list(items: readonly string[]): string {
    // Without the comma before "and" that American English has: the terminal says it so, too.
    this.joiner ??= new Intl.ListFormat(this.lang === "en" ? "en-GB" : this.lang, { type: "conjunction" });
    return items.length < 2 ? (items[0] ?? "") : this.joiner.format(items);
  }
}
