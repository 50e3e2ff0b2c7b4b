// Modules that our own build writes.
declare module "virtual:catalogues" {
  /** Fetches a catalogue, by `language/file`. */
  const files: Readonly<Record<string, () => Promise<import("@fluent/bundle").FluentResource["body"]>>>;
  export default files;
}
declare module "virtual:key-words" {
  /** A word a line. */
  const list: string;
  export default list;
}
