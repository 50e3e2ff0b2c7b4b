// What lowered Python needs of its own language, so that a score sheet's source means here what it means there.
// Lists and tuples are arrays, dicts are Maps, whole numbers are numbers and beyond 2^53 bigints.
// Where Python would raise because the program is wrong, a Fault is thrown; never a wrong answer.

/** The program is wrong: Python would have stopped here too. */
export class Fault extends Error {}

/** What a person or a table got wrong: a key of the catalogues, its arguments, and the rule that spoke. */
export class Refusal extends Error {
  constructor(kind, key, rule, args) {
    super(key);
    Object.assign(this, { kind, key, rule, args });
  }
}

/** A class of named fields. */
export class Struct {}

export class Range {
  constructor(start, stop, step) {
    if (step === 0) throw new Fault("a range needs a step");
    Object.assign(this, { start, stop, step });
  }
  get length() {
    return Math.max(0, Math.ceil((this.stop - this.start) / this.step));
  }
  *[Symbol.iterator]() {
    for (let at = 0; at < this.length; at += 1) yield this.start + at * this.step;
  }
}

// Whole numbers.

const isWhole = (x) => typeof x === "bigint" || (typeof x === "number" && Number.isInteger(x));
const count = (x) => (typeof x === "boolean" ? Number(x) : x);

/** Work on two whole numbers as if there were no largest one. */
function reckon(one, other, how) {
  const [a, b] = [count(one), count(other)];
  if (!isWhole(a) || !isWhole(b)) throw new Fault(`no whole numbers: ${String(one)}, ${String(other)}`);
  const quick = typeof a === "number" && typeof b === "number" ? how(a, b, Math.floor) : NaN;
  if (Number.isSafeInteger(quick)) return quick + 0;
  const exact = how(BigInt(a), BigInt(b), null);
  return exact >= Number.MIN_SAFE_INTEGER && exact <= Number.MAX_SAFE_INTEGER ? Number(exact) : exact;
}

export function add(a, b) {
  if (typeof a === "string" && typeof b === "string") return a + b;
  if (Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
  return reckon(a, b, (x, y) => x + y);
}
/** What may be changed by `+=` and its kin: a list would be changed for all who hold it. */
export function unshared(x) {
  if (Array.isArray(x)) throw new Fault("a list grows by append here");
  return x;
}
export const sub = (a, b) => reckon(a, b, (x, y) => x - y);
export const neg = (a) => sub(0, a);
export function mul(a, b) {
  const [many, times] = typeof b === "string" || Array.isArray(b) ? [b, a] : [a, b];
  if (typeof many === "string") return many.repeat(Math.max(0, times));
  if (Array.isArray(many)) return Array.from({ length: Math.max(0, times) }, () => many).flat();
  return reckon(a, b, (x, y) => x * y);
}
/** Division rounds down, also below zero. */
export function floordiv(a, b) {
  if (count(b) === 0) throw new Fault("division by zero");
  return reckon(a, b, (x, y, floor) => {
    if (floor) return floor(x / y);
    const cut = x / y;
    return cut * y !== x && x < 0n !== y < 0n ? cut - 1n : cut;
  });
}
/** The rest has the sign of the divisor. */
export const mod = (a, b) => sub(a, mul(floordiv(a, b), b));
export const sum = (many) => list(many).reduce(add, 0);
export const abs = (a) => (compare(a, 0) < 0 ? neg(a) : a);

// Comparing.

export function same(a, b) {
  const [one, other] = [count(a), count(b)];
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((each, at) => same(each, other[at]));
  }
  if (one instanceof Map) {
    return (
      other instanceof Map &&
      one.size === other.size &&
      [...one].every(([key, each]) => other.has(key) && same(each, other.get(key)))
    );
  }
  if (one instanceof Struct) {
    return one.constructor === other?.constructor && Object.keys(one).every((name) => same(one[name], other[name]));
  }
  return one === other;
}

/** Below zero if the first is less, above if it is more; lists by the first item that differs. */
export function compare(a, b) {
  const [one, other] = [count(a), count(b)];
  if (Array.isArray(one) && Array.isArray(other)) {
    for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
      if (!same(one[at], other[at])) return compare(one[at], other[at]);
    }
    return one.length - other.length;
  }
  if (typeof one === "string" && typeof other === "string") {
    return compare(
      [...one].map((letter) => letter.codePointAt(0)),
      [...other].map((letter) => letter.codePointAt(0)),
    );
  }
  if (!isNumber(one) || !isNumber(other)) throw new Fault("these cannot be compared");
  return one < other ? -1 : one > other ? 1 : 0;
}
const isNumber = (x) => typeof x === "number" || typeof x === "bigint";

export function truth(x) {
  if (x instanceof Map) return x.size > 0;
  return typeof x === "string" || Array.isArray(x) || x instanceof Range ? x.length > 0 : Boolean(x);
}

const extreme = (sign, many, key) => {
  const all = list(many);
  if (!all.length) throw new Fault("nothing to choose from");
  return all.reduce((best, each) => (sign * compare(key ? key(each) : each, key ? key(best) : best) > 0 ? each : best));
};
const given = (args) => (args.length === 1 ? args[0] : args);
export const max = (...args) => extreme(1, given(args));
export const min = (...args) => extreme(-1, given(args));
/** Equal ones keep their order, also in reverse. */
export function sorted(many, key = (each) => each, reverse = false) {
  const sign = truth(reverse) ? -1 : 1;
  return list(many)
    .map((each) => [key(each), each])
    .sort(([one], [other]) => sign * compare(one, other))
    .map(([, each]) => each);
}

// Lists, tuples, dicts and texts.

/** The items of whatever has items, in a list of their own. */
export function list(many = []) {
  if (many instanceof Map) return [...many.keys()];
  if (typeof many === "string" || Array.isArray(many) || many instanceof Range) return [...many];
  throw new Fault("this has no items");
}
export const dict = (pairs = []) => new Map(pairs instanceof Map ? pairs : list(pairs));
export const len = (x) => (x instanceof Range ? x.length : list(x).length);
export const range = (...args) =>
  args.length === 1 ? new Range(0, args[0], 1) : new Range(args[0], args[1], args[2] ?? 1);
export const enumerate = (many, start = 0) => list(many).map((each, at) => [start + at, each]);
export const reversed = (many) => list(many).reverse();
export const pairwise = (many) =>
  list(many)
    .slice(1)
    .map((each, at) => [list(many)[at], each]);
export function zip(strict, ...rows) {
  const all = rows.map(list);
  const short = Math.min(...all.map((row) => row.length));
  if (strict && all.some((row) => row.length !== short)) throw new Fault("these are not of one length");
  return Array.from({ length: all.length ? short : 0 }, (_, at) => all.map((row) => row[at]));
}
export const any = (many) => list(many).some(truth);
export const all = (many) => list(many).every(truth);
export function next(many, ...other) {
  const [first] = list(many);
  if (len(many)) return first;
  if (!other.length) throw new Fault("there is no next one");
  return other[0];
}

export function contains(many, x) {
  if (typeof many === "string") return many.includes(x);
  return many instanceof Map ? many.has(x) : list(many).some((each) => same(each, x));
}
export function item(many, at) {
  if (many instanceof Map) {
    if (!many.has(at)) throw new Fault(`there is no ${String(at)}`);
    return many.get(at);
  }
  const items = list(many);
  return items[place(items, at)];
}
export function put(many, at, x) {
  if (many instanceof Map) many.set(at, x);
  else many[place(many, at)] = x;
}
function place(items, at) {
  const found = at < 0 ? at + items.length : at;
  if (!(found in items)) throw new Fault(`there is no item ${String(at)}`);
  return found;
}
export function slice(many, from, to, by) {
  const items = list(many);
  const step = by ?? 1;
  const back = step < 0;
  const edge = (at, missing) => {
    if (at === null) return missing;
    const found = at < 0 ? at + items.length : at;
    return Math.min(Math.max(found, back ? -1 : 0), back ? items.length - 1 : items.length);
  };
  const places = new Range(edge(from, back ? items.length - 1 : 0), edge(to, back ? -1 : items.length), step);
  const cut = [...places].map((at) => items[at]);
  return typeof many === "string" ? cut.join("") : cut;
}
export const get = (map, key, other = null) => (map.has(key) ? map.get(key) : other);
export const items = (map) => [...map];
export const keys = (map) => [...map.keys()];
export const values = (map) => [...map.values()];
export function append(many, x) {
  many.push(x);
  return null;
}
export function index(many, x) {
  const at = list(many).findIndex((each) => same(each, x));
  if (at < 0) throw new Fault("it is not in the list");
  return at;
}
export const countOf = (many, x) => list(many).filter((each) => same(each, x)).length;

export function str(x) {
  if (typeof x === "string") return x;
  if (x === null) return "None";
  if (typeof x === "boolean") return x ? "True" : "False";
  if (!isWhole(x)) throw new Fault("only texts and whole numbers are put into texts");
  return String(x);
}
// Python's blanks are not quite JavaScript's.
export const strip = (text) => text.replace(/^(?:(?!\ufeff)[\s\x1c-\x1f\x85])+|(?:(?!\ufeff)[\s\x1c-\x1f\x85])+$/g, "");
export const join = (between, texts) => list(texts).join(between);
export const startswith = (text, head) => text.startsWith(head);
export const isprintable = (text) => !/[\p{C}\p{Z}]/u.test(text.replaceAll(" ", ""));

export const isDict = (x) => x instanceof Map;
export const isList = (x) => Array.isArray(x);
export const isStr = (x) => typeof x === "string";
export const isInt = (x) => typeof x === "boolean" || isWhole(x);
export const isBool = (x) => typeof x === "boolean";

// Rule sets: made from what differs from the standard, each field checked against its schema.

function fits(value, schema) {
  if (schema.enum) return schema.enum.includes(value);
  const between = (size, least, most) =>
    compare(size, schema[least] ?? size) >= 0 && compare(size, schema[most] ?? size) <= 0;
  if (schema.type === "integer") return isWhole(value) && between(value, "minimum", "maximum");
  if (schema.type === "boolean") return isBool(value);
  if (schema.type === "string") {
    // Python's `$` also stands before a last line break.
    const pattern = schema.pattern && new RegExp(schema.pattern.replace(/\$$/, "\\n?$"), "u");
    return isStr(value) && between(len(value), "minLength", "maxLength") && (!pattern || pattern.test(value));
  }
  return (
    isList(value) && between(value.length, "minItems", "maxItems") && value.every((each) => fits(each, schema.items))
  );
}

export function readRules(standard, changes) {
  if (!isDict(changes)) throw new Refusal("malformed", "core.rules-not-object", null, {});
  const { fields } = standard.constructor;
  const rules = Object.assign(Object.create(Object.getPrototypeOf(standard)), standard);
  for (const [name, value] of changes) {
    const field = Object.hasOwn(fields, name) ? fields[name] : null;
    if (!field)
      throw new Refusal("malformed", "core.rules-unknown", null, {
        field: slice(name, null, 40, null),
        known: Object.keys(fields),
      });
    if (!fits(value, field.schema)) {
      throw new Refusal("malformed", "core.rules-field", null, {
        field: name,
        value: shorten(value),
        takes: field.takes,
      });
    }
    rules[name] = value;
  }
  for (const problem of rules.problems()) throw problem;
  return rules;
}

/** Show a value in an error message, at most so many letters of it. */
export function shorten(value, most = 40) {
  const text = written(value);
  return len(text) <= most ? text : `${slice(text, null, most - 1, null)}…`;
}
function written(value) {
  if (isList(value)) return `[${value.map(written).join(",")}]`;
  if (isDict(value)) return `{${[...value].map(([key, each]) => `${written(key)}:${written(each)}`).join(",")}}`;
  return typeof value === "bigint" ? String(value) : JSON.stringify(value);
}

// Where lowered code meets a page.

export function fromJson(value) {
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)) return BigInt(value);
  if (value === null || typeof value !== "object") return value;
  return new Map(Object.entries(value).map(([key, each]) => [key, fromJson(each)]));
}
export function toJson(value) {
  if (Array.isArray(value)) return value.map(toJson);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    (value instanceof Map ? [...value] : Object.entries(value)).map(([key, each]) => [key, toJson(each)]),
  );
}

/** Let a page call a lowered function: plain data in, plain data or a refusal out. */
export const answering = (score) => (table) => {
  try {
    return { scored: toJson(score(fromJson(table))), refused: null };
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const { kind, key, rule, args } = problem;
    return { scored: null, refused: { kind, key, rule, args: toJson(args) } };
  }
};
