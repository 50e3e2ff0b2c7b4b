// Made by `python tools/lower.py` from the game's own Python. Change it there, then make it again.
import * as py from "../../lib/python.js";

const _MAY_LACK = ["rules", "values", "chests"];

/** Read a JSON object with these fields and no others; `what` is a table, or a player with a number. */
function _fields(given, what, known, number) {
  let fields, name;
  if (!py.isDict(given)) {
    throw new py.Refusal("malformed", `into-the-blue.sheet-${py.str(what)}`, null, { number: number });
  }
  fields = given;
  for (name of py.list(fields)) {
    if (!py.contains(known, name)) {
      throw new py.Refusal("malformed", "into-the-blue.sheet-unknown", null, { field: py.slice(py.str(name), null, 40, null), where: what, number: number, known: py.list(known) });
    }
  }
  for (name of py.list(known)) {
    if (!py.contains(fields, name) && !py.contains(_MAY_LACK, name)) {
      throw new py.Refusal("malformed", "into-the-blue.sheet-missing", null, { field: name, where: what, number: number });
    }
  }
  return fields;
}

const _TABLE = ["game", "rules", "values", "players", "last_turn_order"];

const CHEST = "C";

/** What may be changed. The names are the ones a person types in `--rules` and in a record. */
class Rules extends py.Struct {
  static fields = {"shells": {"schema": {"type": "integer", "minimum": 1, "maximum": 30}, "takes": {"key": "core.takes-number-between", "args": {"least": 1, "most": 30}}}, "dice": {"schema": {"type": "integer", "minimum": 1, "maximum": 8}, "takes": {"key": "core.takes-number-between", "args": {"least": 1, "most": 8}}}, "faces": {"schema": {"type": "string", "maxLength": 12, "minLength": 2, "pattern": "^[1-6C]+$"}, "takes": {"key": "core.takes-letters", "args": {"text": {"key": "core.takes-text-between", "args": {"least": 2, "most": 12}}, "letters": ["1", "2", "3", "4", "5", "6", "C"]}}}, "rolls": {"schema": {"type": "integer", "minimum": 1, "maximum": 5}, "takes": {"key": "core.takes-number-between", "args": {"least": 1, "most": 5}}}, "levels": {"schema": {"type": "integer", "minimum": 1, "maximum": 6}, "takes": {"key": "core.takes-number-between", "args": {"least": 1, "most": 6}}}, "main": {"schema": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 99}, "maxItems": 6, "minItems": 1}, "takes": {"key": "core.takes-list", "args": {"least": 1, "most": 6, "each": {"key": "core.takes-number-between", "args": {"least": 0, "most": 99}}}}}, "secondary": {"schema": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 99}, "maxItems": 6, "minItems": 1}, "takes": {"key": "core.takes-list", "args": {"least": 1, "most": 6, "each": {"key": "core.takes-number-between", "args": {"least": 0, "most": 99}}}}}, "other_secondary": {"schema": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 99}, "maxItems": 6}, "takes": {"key": "core.takes-list", "args": {"least": 0, "most": 6, "each": {"key": "core.takes-number-between", "args": {"least": 0, "most": 99}}}}}, "secondaries": {"schema": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 4}, "maxItems": 4, "minItems": 4}, "takes": {"key": "core.takes-list-exact", "args": {"count": 4, "each": {"key": "core.takes-number-between", "args": {"least": 0, "most": 4}}}}}, "chests": {"schema": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 99}, "maxItems": 10, "minItems": 1}, "takes": {"key": "core.takes-list", "args": {"least": 1, "most": 10, "each": {"key": "core.takes-number-between", "args": {"least": 0, "most": 99}}}}}, "last_shell": {"schema": {"enum": ["at-once", "last-turns", "never"]}, "takes": {"key": "core.takes-one-of", "args": {"choices": ["at-once", "last-turns", "never"]}}}, "last_chest": {"schema": {"enum": ["at-once", "last-turns", "never"]}, "takes": {"key": "core.takes-one-of", "args": {"choices": ["at-once", "last-turns", "never"]}}}};
  constructor(shells = 12, dice = 6, faces = "12345C", rolls = 3, levels = 5, main = [2, 3, 4, 5, 6], secondary = [1, 1, 2, 2, 3], other_secondary = [], secondaries = [1, 1, 2, 2], chests = [5, 6, 6, 7, 8], last_shell = "last-turns", last_chest = "at-once") {
    super();
    Object.assign(this, { shells, dice, faces, rolls, levels, main, secondary, other_secondary, secondaries, chests, last_shell, last_chest });
  }
  get game() {
    return "into-the-blue";
  }
  /** Tell which levels have no face or no treasure, and whether nothing can end the game. */
  *problems() {
    let level, field, values, alike;
    for (level of py.list(py.range(1, py.add(this.levels, 1)))) {
      if (!py.contains(this.faces, py.str(level))) {
        yield new py.Refusal("malformed", "into-the-blue.rules-no-face", "B2", { field: "faces", level: level });
      }
    }
    for ([field, values] of py.list([["main", this.main], ["secondary", this.secondary], ["other_secondary", this.other_secondary]])) {
      alike = (py.same(field, "other_secondary") && py.same(py.len(values), 0));
      if (py.compare(py.len(values), this.levels) < 0 && !py.truth(alike)) {
        yield new py.Refusal("malformed", "into-the-blue.rules-no-value", "B6", { field: field, found: py.len(values), levels: this.levels });
      }
    }
    if (py.same(this.last_shell, "never")) {
      if (py.same(this.last_chest, "never")) {
        yield new py.Refusal("malformed", "into-the-blue.rules-no-end", "E1", { field: "last_shell" });
      } else if (!py.contains(this.faces, CHEST) || py.compare(this.dice, this.levels) <= 0) {
        yield new py.Refusal("malformed", "into-the-blue.rules-no-perfect-dive", "E2", { field: "last_shell" });
      }
    }
    return null;
  }
}

const STANDARD = new Rules();

const SEATS = py.range(2, 6);

/** Refuse a table for too few or too many (B1). */
function check_seats(seats) {
  if (!py.contains(SEATS, seats)) {
    throw new py.Refusal("illegal", "core.seats", "B1", { seats: seats, least: SEATS.start, most: py.sub(SEATS.stop, 1) });
  }
  return seats;
}

const _PLAYER = ["name", "shells", "chests"];

const LONGEST_NAME = 40;

/** Refuse a name that is empty, too long, or another player's. */
function check_name(name, number, taken) {
  if (!py.isStr(name) || !py.truth(py.strip(name)) || py.compare(py.len(name), LONGEST_NAME) > 0 || !py.truth(py.isprintable(name))) {
    throw new py.Refusal("malformed", "into-the-blue.sheet-name", null, { number: number, most: LONGEST_NAME, found: py.shorten(name) });
  }
  if (py.contains(taken, name)) {
    throw new py.Refusal("malformed", "into-the-blue.sheet-name-twice", null, { name: name });
  }
  return name;
}

/** A whole number from 0 up; JSON's true and false are none. */
function _is_count(value) {
  return (py.isInt(value) && !py.isBool(value) && py.compare(value, 0) >= 0);
}

/** Refuse what are no counts, one for each level (B3), or more shells than the player owns (B1). */
function check_shells(rules, name, shells) {
  let counts, placed, level, count;
  if (!py.isList(shells)) {
    throw new py.Refusal("malformed", "into-the-blue.sheet-shells", null, { name: name, levels: rules.levels });
  }
  counts = shells;
  if (!py.same(py.len(counts), rules.levels)) {
    throw new py.Refusal("malformed", "into-the-blue.sheet-levels", "B3", { name: name, found: py.len(counts), levels: rules.levels });
  }
  placed = [];
  for ([level, count] of py.list(py.enumerate(counts, 1))) {
    if (!py.truth(_is_count(count))) {
      throw new py.Refusal("malformed", "into-the-blue.sheet-count", null, { name: name, level: level, found: py.shorten(count) });
    }
    py.append(placed, count);
  }
  if (py.compare(py.sum(placed), rules.shells) > 0) {
    throw new py.Refusal("illegal", "into-the-blue.sheet-too-many", "B1", { name: name, placed: py.shorten(py.sum(placed)), shells: rules.shells });
  }
  return py.list(placed);
}

/** Refuse a value that no chest has, or more chests of a value than there are (B5). */
function check_chests(rules, name, chests, held) {
  let taken, value, values, there;
  if (!py.isList(chests)) {
    throw new py.Refusal("malformed", "into-the-blue.sheet-chests", null, { name: name });
  }
  taken = [];
  for (value of py.list(chests)) {
    if (!py.truth(_is_count(value))) {
      throw new py.Refusal("malformed", "into-the-blue.sheet-chests", null, { name: name });
    }
    if (!py.contains(rules.chests, value)) {
      values = py.list(py.sorted(rules.chests)).map((each) => py.str(each));
      throw new py.Refusal("illegal", "into-the-blue.sheet-no-chest", "B5", { name: name, value: py.shorten(value), values: py.list(values) });
    }
    py.append(taken, value);
    there = py.countOf(rules.chests, value);
    if (py.compare(py.countOf([...py.list(held), ...py.list(taken)], value), there) > 0) {
      throw new py.Refusal("illegal", "into-the-blue.sheet-chest-twice", "B5", { name: name, value: value, there: there });
    }
  }
  return py.list(taken);
}

/** What one player has at the end of a game. */
class Player extends py.Struct {
  constructor(name, shells, chests) {
    super();
    Object.assign(this, { name, shells, chests });
  }
}

/** Refuse an order of last turns that does not name every player once (S5). */
function check_order(order, names) {
  let read, name, shown, missing;
  if (!py.isList(order)) {
    throw new py.Refusal("malformed", "into-the-blue.sheet-order", null, {});
  }
  read = [];
  for (name of py.list(order)) {
    if (!py.isStr(name) || !py.contains(names, name)) {
      shown = (py.isStr(name) ? name : py.shorten(name));
      throw new py.Refusal("malformed", "into-the-blue.sheet-order-unknown", "S5", { name: py.slice(shown, null, 40, null), known: py.list(names) });
    }
    if (py.contains(read, name)) {
      throw new py.Refusal("malformed", "into-the-blue.sheet-order-twice", "S5", { name: name });
    }
    py.append(read, name);
  }
  missing = py.list(names).filter((name) => !py.contains(read, name)).map((name) => name);
  if (py.truth(missing)) {
    throw new py.Refusal("malformed", "into-the-blue.sheet-order-missing", "S5", { names: py.list(missing) });
  }
  return read;
}

/** Read the rules, the players, and the order of their last turns, the earliest first. */
function read_table(table) {
  let given, rules, rows, players, number, row, fields, name, held, shells, chests;
  given = _fields(table, "table", _TABLE, 0);
  if (!py.same(py.item(given, "game"), STANDARD.game)) {
    throw new py.Refusal("malformed", "into-the-blue.sheet-game", null, { found: py.shorten(py.item(given, "game")), game: STANDARD.game });
  }
  rules = py.readRules(STANDARD, py.get(given, "rules", new Map()));
  if (!py.isList(py.item(given, "players"))) {
    throw new py.Refusal("malformed", "into-the-blue.sheet-players", null, {});
  }
  rows = py.item(given, "players");
  check_seats(py.len(rows));
  players = [];
  for ([number, row] of py.list(py.enumerate(rows, 1))) {
    fields = _fields(row, "player", _PLAYER, number);
    name = check_name(py.item(fields, "name"), number, py.list(players).map((player) => player.name));
    held = py.list(players).flatMap((player) => py.list(player.chests).map((value) => value));
    shells = check_shells(rules, name, py.item(fields, "shells"));
    chests = check_chests(rules, name, py.get(fields, "chests", []), held);
    py.append(players, new Player(name, shells, chests));
  }
  return [rules, players, check_order(py.item(given, "last_turn_order"), py.list(players).map((player) => player.name))];
}

/** Give the numbers that rank a seat on a level, the first that differs decides, the larger wins. */
function rank_key(table, level, seat) {
  let mine;
  mine = py.item(table.shells, seat);
  return [...py.list(py.slice(mine, py.sub(level, 1), null, -1)), py.item(table.left, seat), py.neg(py.item(table.last_turn, seat))];
}

/** Rank the seats that take part on a level (S1: at least one shell there). */
function rank(table, level) {
  let present;
  present = py.list(py.enumerate(table.shells)).filter(([seat, shells]) => py.truth(py.item(shells, py.sub(level, 1)))).map(([seat, shells]) => seat);
  if (py.compare(py.len(present), 2) < 0) {
    return present;
  }
  return py.sorted(present, (seat) => rank_key(table, level, seat), true);
}

/** Give the two secondary treasures of a level, the more valuable first (B6). */
function secondaries_on(rules, level) {
  let one, other;
  one = py.item(rules.secondary, py.sub(level, 1));
  other = (py.compare(py.len(rules.other_secondary), 0) > 0 ? py.item(rules.other_secondary, py.sub(level, 1)) : one);
  return [py.max(one, other), py.min(one, other)];
}

/** List the treasures of a level as the ranks take them, the main one first (B4, B6, S2). */
function treasures_on(rules, level, seats) {
  let better, lesser;
  [better, lesser] = py.list(secondaries_on(rules, level));
  return py.slice([py.item(rules.main, py.sub(level, 1)), better, lesser, lesser, lesser], null, py.add(1, py.item(rules.secondaries, py.sub(seats, 2))), null);
}

/** Two seats on a level, the better first, and what set them apart. */
class Tie extends py.Struct {
  constructor(between, rule, level, counts) {
    super();
    Object.assign(this, { between, rule, level, counts });
  }
}

/** Tell by which rule one seat ranks before another on a level, and the two numbers that decide it. */
function compare(table, level, better, worse) {
  let ours, theirs, at, pair, places;
  [ours, theirs] = py.list([rank_key(table, level, better), rank_key(table, level, worse)]);
  at = py.next(py.list(py.enumerate(py.zip(true, ours, theirs))).filter(([at, [a, b]]) => !py.same(a, b)).map(([at, [a, b]]) => at), py.sub(py.len(ours), 1));
  pair = [better, worse];
  if (py.compare(at, level) < 0) {
    return new Tie(pair, (py.truth(at) ? "S3" : "S2"), py.sub(level, at), [py.item(ours, at), py.item(theirs, at)]);
  }
  if (py.same(at, level)) {
    return new Tie(pair, "S4", null, [py.item(ours, at), py.item(theirs, at)]);
  }
  places = py.sorted(table.last_turn);
  return new Tie(pair, "S5", null, [py.add(py.index(places, py.item(table.last_turn, better)), 1), py.add(py.index(places, py.item(table.last_turn, worse)), 1)]);
}

/** Tell what set two seats apart on a level; None if one simply has more shells there (S2). */
function tie_between(table, level, better, worse) {
  if (!py.same(py.item(py.item(table.shells, better), py.sub(level, 1)), py.item(py.item(table.shells, worse), py.sub(level, 1)))) {
    return null;
  }
  return compare(table, level, better, worse);
}

/** Why one of two seats with as many shells on a level ranks higher. */
class TieBreak extends py.Struct {
  constructor(rule, key, better, worse, level, ours, theirs) {
    super();
    Object.assign(this, { rule, key, better, worse, level, ours, theirs });
  }
}

function _tie_break(table, level, better, worse) {
  let tie, key, compared;
  tie = tie_between(table, level, better, worse);
  if (tie === null) {
    return null;
  }
  key = `into-the-blue.tie-${py.str(tie.rule)}`;
  compared = (tie.level === null ? 0 : tie.level);
  return new TieBreak(tie.rule, key, better, worse, compared, ...py.list(tie.counts));
}

/** A seat on a level. */
class Standing extends py.Struct {
  constructor(seat, rank, shells, points, tie) {
    super();
    Object.assign(this, { seat, rank, shells, points, tie });
  }
}

/** Rank the seats on a level with their treasures (S1 to S5). */
function standings(rules, table, level) {
  let ranking, values, found, place, seat, points, tie;
  ranking = rank(table, level);
  if (!py.truth(ranking)) {
    return [];
  }
  values = treasures_on(rules, level, py.len(table.left));
  found = [];
  for ([place, seat] of py.list(py.enumerate(ranking))) {
    points = (py.compare(place, py.len(values)) < 0 ? py.item(values, place) : 0);
    tie = (py.compare(py.add(place, 1), py.len(ranking)) < 0 ? _tie_break(table, level, seat, py.item(ranking, py.add(place, 1))) : null);
    py.append(found, new Standing(seat, py.add(place, 1), py.item(py.item(table.shells, seat), py.sub(level, 1)), points, tie));
  }
  return py.list(found);
}

/** One level is scored. */
class CeremonyLevel extends py.Struct {
  constructor(level, standings, gains, totals) {
    super();
    Object.assign(this, { level, standings, gains, totals });
  }
}

/** Score level after level from the deepest up (S1), with everybody's points so far. */
function ceremony_levels(rules, table) {
  let seats, totals, levels, level, standing, gains, each;
  seats = py.len(table.left);
  totals = py.mul([0], seats);
  levels = [];
  for (level of py.list(py.range(rules.levels, 0, -1))) {
    standing = standings(rules, table, level);
    gains = py.mul([0], seats);
    for (each of py.list(standing)) {
      py.put(gains, each.seat, each.points);
      py.put(totals, each.seat, py.add(py.unshared(py.item(totals, each.seat)), each.points));
    }
    py.append(levels, new CeremonyLevel(level, standing, py.list(gains), py.list(totals)));
  }
  return py.list(levels);
}

/** All that scoring looks at. */
class Table extends py.Struct {
  constructor(shells, left, last_turn) {
    super();
    Object.assign(this, { shells, left, last_turn });
  }
}

/** Lay the players' shells out for scoring. */
function end_of(rules, players, order) {
  return new Table(py.list(py.list(players).map((player) => player.shells)), py.list(py.list(players).map((player) => py.sub(rules.shells, py.sum(player.shells)))), py.list(py.list(players).map((player) => py.add(py.index(order, player.name), 1))));
}

/** Give the seats with the highest score; equal scores share the victory (S6). */
function winners(scores) {
  let best;
  best = py.max(scores);
  return py.list(py.list(py.enumerate(scores)).filter(([seat, score]) => py.same(score, best)).map(([seat, score]) => seat));
}

/** What everyone scored, step by step. */
class Reckoning extends py.Struct {
  constructor(names, levels, treasures, chests, scores, winners, key, points, values) {
    super();
    Object.assign(this, { names, levels, treasures, chests, scores, winners, key, points, values });
  }
}

/** Give the text for the winners: it takes `name`, or `names` if they share the victory, and `points`. */
function victory_key(best) {
  return `into-the-blue.${py.str((py.same(py.len(best), 1) ? "wins" : "share"))}`;
}

const _VALUES = ["box", "reconstruction"];

function _is_ours(values, ours) {
  return py.all(py.list(py.zip(false, values, ours)).map(([value, our]) => py.same(value, our)));
}

/** Name the fields whose values are our reconstruction, as far as the standard rule set has any (B6). */
function reconstructed(rules) {
  let ours;
  ours = [];
  if (py.truth(_is_ours(rules.main, STANDARD.main))) {
    py.append(ours, "main");
  }
  if (py.truth(_is_ours(rules.secondary, STANDARD.secondary)) && py.truth(_is_ours(rules.other_secondary, STANDARD.secondary))) {
    py.append(ours, "secondary");
  }
  return ours;
}

/** Tell whose treasure values a table is scored with: those of a box, or our reconstruction (B6). */
function read_values(table, rules) {
  let given, said;
  given = _fields(table, "table", _TABLE, 0);
  said = py.get(given, "values", "reconstruction");
  if (!py.contains(_VALUES, said)) {
    throw new py.Refusal("malformed", "into-the-blue.sheet-values", null, { found: py.shorten(said), known: py.list(_VALUES) });
  }
  return (py.same(said, "reconstruction") && py.compare(py.len(reconstructed(rules)), 0) > 0 ? "reconstruction" : "box");
}

/** Score a table given as JSON data, or refuse one that cannot be. */
function reckon(table) {
  let rules, players, order, levels, treasures, chests, scores, best;
  [rules, players, order] = py.list(read_table(table));
  levels = ceremony_levels(rules, end_of(rules, players, order));
  treasures = py.item(levels, -1).totals;
  chests = py.list(py.list(players).map((player) => py.sum(player.chests)));
  scores = py.list(py.list(py.zip(true, treasures, chests)).map(([found, opened]) => py.add(found, opened)));
  best = winners(scores);
  return new Reckoning(py.list(py.list(players).map((player) => player.name)), levels, treasures, chests, scores, best, victory_key(best), py.max(scores), read_values(table, rules));
}

export const score = py.answering(reckon);
export const about = {"game": "into-the-blue", "seats": [2, 3, 4, 5], "colours": ["Green", "Blue", "Yellow", "Red", "Violet"], "standard": {"shells": 12, "dice": 6, "faces": "12345C", "rolls": 3, "levels": 5, "main": [2, 3, 4, 5, 6], "secondary": [1, 1, 2, 2, 3], "other_secondary": [], "secondaries": [1, 1, 2, 2], "chests": [5, 6, 6, 7, 8], "last_shell": "last-turns", "last_chest": "at-once"}, "box": [{"field": "main", "title": {"key": "into-the-blue.field-main", "args": {}}, "about": {"key": "into-the-blue.field-main-about", "args": {}}, "rule": "B6", "items": [{"key": "into-the-blue.level", "args": {"level": 1}}, {"key": "into-the-blue.level", "args": {"level": 2}}, {"key": "into-the-blue.level", "args": {"level": 3}}, {"key": "into-the-blue.level", "args": {"level": 4}}, {"key": "into-the-blue.level", "args": {"level": 5}}, {"key": "into-the-blue.level", "args": {"level": 6}}], "schema": {"description": "B6: main treasure of each level, from level 1 down", "type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 99}, "maxItems": 6, "minItems": 1}, "follows": null}, {"field": "secondary", "title": {"key": "into-the-blue.field-secondary", "args": {}}, "about": {"key": "into-the-blue.field-secondary-about", "args": {}}, "rule": "B6", "items": [{"key": "into-the-blue.level", "args": {"level": 1}}, {"key": "into-the-blue.level", "args": {"level": 2}}, {"key": "into-the-blue.level", "args": {"level": 3}}, {"key": "into-the-blue.level", "args": {"level": 4}}, {"key": "into-the-blue.level", "args": {"level": 5}}, {"key": "into-the-blue.level", "args": {"level": 6}}], "schema": {"description": "B6: secondary treasure of each level, from level 1 down", "type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 99}, "maxItems": 6, "minItems": 1}, "follows": null}, {"field": "other_secondary", "title": {"key": "into-the-blue.field-other_secondary", "args": {}}, "about": {"key": "into-the-blue.field-other_secondary-about", "args": {}}, "rule": "B6", "items": [{"key": "into-the-blue.level", "args": {"level": 1}}, {"key": "into-the-blue.level", "args": {"level": 2}}, {"key": "into-the-blue.level", "args": {"level": 3}}, {"key": "into-the-blue.level", "args": {"level": 4}}, {"key": "into-the-blue.level", "args": {"level": 5}}, {"key": "into-the-blue.level", "args": {"level": 6}}], "schema": {"description": "B6: the other secondary treasure of each level; none given: both are alike", "type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 99}, "maxItems": 6}, "follows": "secondary"}, {"field": "chests", "title": {"key": "into-the-blue.field-chests", "args": {}}, "about": {"key": "into-the-blue.field-chests-about", "args": {}}, "rule": "B5", "items": [{"key": "into-the-blue.key-chest", "args": {"slot": 1}}, {"key": "into-the-blue.key-chest", "args": {"slot": 2}}, {"key": "into-the-blue.key-chest", "args": {"slot": 3}}, {"key": "into-the-blue.key-chest", "args": {"slot": 4}}, {"key": "into-the-blue.key-chest", "args": {"slot": 5}}, {"key": "into-the-blue.key-chest", "args": {"slot": 6}}, {"key": "into-the-blue.key-chest", "args": {"slot": 7}}, {"key": "into-the-blue.key-chest", "args": {"slot": 8}}, {"key": "into-the-blue.key-chest", "args": {"slot": 9}}, {"key": "into-the-blue.key-chest", "args": {"slot": 10}}], "schema": {"description": "B5: the values of the chests", "type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 99}, "maxItems": 10, "minItems": 1}, "follows": null}], "rules": {"B1": [{"key": "into-the-blue-rules.B1", "args": {"least": 2, "most": 5, "shells": 12}}, {"key": "into-the-blue-rules.B1-reconstruction", "args": {}}], "B2": [{"key": "into-the-blue-rules.B2", "args": {"dice": 6, "faces": ["1", "2", "3", "4", "5", {"key": "into-the-blue.face-chest", "args": {}}], "chest": "yes"}}], "B3": [{"key": "into-the-blue-rules.B3", "args": {"levels": 5, "chests": 5}}], "B5": [{"key": "into-the-blue-rules.B5", "args": {"chests": 5, "values": ["5", "6", "6", "7", "8"]}}], "B6": [{"key": "into-the-blue-rules.B6", "args": {"main": ["2", "3", "4", "5", "6"]}}, {"key": "into-the-blue-rules.B6-secondary", "args": {"alike": "yes", "secondary": ["1", "1", "2", "2", "3"], "other": ["1", "1", "2", "2", "3"]}}, {"key": "into-the-blue-rules.B6-box", "args": {"which": "both", "box": {"key": "workshop.box", "args": {}}}}], "E1": [{"key": "into-the-blue-rules.E1", "args": {"how": "last-turns"}}], "E2": [{"key": "into-the-blue-rules.E2", "args": {"how": "at-once"}}], "S2": [{"key": "into-the-blue-rules.S2", "args": {"usual": "yes"}}], "S3": [{"key": "into-the-blue-rules.S3", "args": {"single": "no"}}], "S4": [{"key": "into-the-blue-rules.S4", "args": {}}], "S5": [{"key": "into-the-blue-rules.S5", "args": {"single": "no"}}]}};
