// Made by `fathoms schema --typescript`. Change the types in Python, then make it again.

export const LARGEST_MESSAGE = 16384;
export const LONGEST_NAME = 24;
export const LONGEST_CHAT = 400;
export const LONGEST_MOVE = 200;
export const LONGEST_CODE = 4000;
export const LONGEST_TITLE = 40;
export const WATCHERS = -1;

/** Why the server closed a connection. */
export const CLOSING = {
  SLOW: 1013,
  SILENT: 4408,
  DENIED: 4403,
  GONE: 4404,
  RATE: 4429,
} as const;

/** The game at one version, as one viewer sees it. */
export interface Positioned {
  version: number;
  /** The seat to decide, -1 while dice fall, null before the start and after the end. */
  actor: number | null;
  turn: number | null;
  turns: number;
  /** The game's state without what this viewer may not know; its type is named after the game. */
  view: unknown;
  /** What follows from the state and a screen would draw; its type is named after the game. */
  scene: unknown;
  /** The legal moves of this viewer; empty if others decide. */
  moves: Choice[];
  /** Whether there are more than are listed: `ask` for those that begin like one of these. */
  more: boolean;
  clocks: Clocks | null;
  /** Whether the last move can be taken back if everybody agrees. */
  can_undo: boolean;
  words: Words | null;
}

/** Whatever a client asks for once it has said hello. */
export interface Request {
  /** A number of the client's own. With one, exactly one answer comes, and carries it. */
  request?: number | null;
}

/** Whatever answers one client alone. */
export interface Answer {
  /** The number of the request that this answers, if it had one. */
  request?: number | null;
}

/** A bank of seconds for each seat, and seconds that come back with each decision. */
export interface LiveClock {
  kind: "live";
  bank: number;
  increment?: number;
}

/** Hours for each decision. */
export interface SlowClock {
  kind: "slow";
  hours: number;
}

/** A seat for a person; one is the opener's, each other gets an invite. */
export interface HumanSeat {
  kind: "human";
  name?: string | null;
}

/** A seat for a bot, by its name. */
export interface BotSeat {
  kind: "bot";
  bot: string;
  name?: string | null;
}

/** A moment of another game: of a table on this server, or of a record; one of the two. */
export interface PlayOn {
  /** The new table begins after this move of it; 0 is the start. */
  move: number;
  table?: string | null;
  record?: Record<string, unknown> | null;
  /** Of a seat at that table; needed while its game is not over. */
  token?: string | null;
}

/** `POST /api/tables`. */
export interface OpenTable {
  game: string;
  seats: (HumanSeat | BotSeat)[];
  /** What differs from the standard rule set, or the name or code of a rule set. */
  rules?: Record<string, unknown> | string;
  first?: number | "draw";
  clock?: LiveClock | SlowClock | null;
  /** Whether strangers find the table; a private one is found by its link only. */
  listed?: boolean;
  /** Whether players may ask what a bot would do. */
  hints?: boolean;
  /** Seconds a bot takes for a move; the server's own pace if left out. */
  pace?: number | null;
  /** The opener's share of the dice. */
  entropy?: string | null;
  /** Whether anyone with the table's link may take a free seat; else only an invite gives one. */
  anyone?: boolean;
  /** Which seat for a person is the opener's own; the first if left out. */
  opener?: number | null;
  /**
   * Where to play on from: game, rules, number of seats and who begins are then as they were there, so
   * `rules` and `first` are left out. What was dealt face down is dealt afresh.
   */
  origin?: PlayOn | null;
}

/** A seat as its opener learns of it. */
export interface OpenedSeat {
  seat: number;
  kind: "bot" | "human";
  name: string;
  /** Holds the opener's own seat. Tell it nobody. */
  token?: string | null;
  /** Seats one person, once. */
  invite?: string | null;
}

/** The answer to `POST /api/tables`. */
export interface Opened {
  table: string;
  seats: OpenedSeat[];
  /** The path of the page on which anyone may watch. */
  watch: string;
  /** SHA-256 of the dice's secret, in hexadecimal. */
  commitment: string;
}

/** `POST /api/tables/{id}/sit`. */
export interface Sit {
  /** Without one, a free seat is taken, if the opener lets anyone with the link sit down. */
  invite?: string | null;
  /** Without one, the seat keeps the name it was given, or goes by its colour. */
  name?: string | null;
  entropy?: string | null;
  /** The seat whose colour this person would like; before the game any seat will do that no person holds. */
  seat?: number | null;
  /** Whether they have read what differs from the standard rules; at a table with house rules they must. */
  understood?: boolean;
}

/** The answer to sitting down. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}

/** `POST /api/tables/{id}/invite`: an invite is looked at before anyone is asked for a name. */
export interface CheckInvite {
  invite: string;
}

/** The answer to an invite that still seats somebody. */
export interface Invited {
  table: string;
  seat: number;
}

/** What anyone may know of a seat. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "human";
  name: string;
  /** Key of its colour: green, blue, … */
  colour: string;
  /** Who plays it now if no person does: the seat's own bot, or one that stands in. */
  bot: string | null;
  /** Whether a person has sat down here, or a bot plays it. */
  taken: boolean;
  /** Whether its person is connected now. */
  present: boolean;
  status: "left" | "playing" | "resigned" | "timed-out";
}

/** How a game at a table ended. */
export interface Outcome {
  /** `moves`: it has had as many as a game may have; `absence`: nobody came. Then nobody wins. */
  by: "absence" | "moves" | "resign" | "rules" | "time";
  winners: number[];
  /** null if the game ended before its scoring. */
  scores: number[] | null;
  /** The place of each seat by its score, 1 for all who won; null without a scoring. */
  places?: number[] | null;
  /** How many points each seat is behind the winners; null without a scoring. */
  behind?: number[] | null;
}

/** Where a game came from that began in the middle of another one. */
export interface Origin {
  /** The table of that game; null if it was a record. */
  table: string | null;
  /** How many of its moves were taken over; all later ones are another game's. */
  move: number;
}

/** `GET /api/tables/{id}`: what anyone may know of a table. */
export interface TableInfo {
  table: string;
  game: string;
  /** What differs from the standard rule set. */
  rules: Record<string, unknown>;
  /** The rule set as a short code. */
  code: string;
  seats: SeatInfo[];
  /** Who began; null before the draw. */
  first: number | null;
  status: "over" | "playing" | "waiting";
  version: number;
  moves: number;
  /** The seat to decide, -1 while dice fall, null before the start and after the end. */
  actor: number | null;
  clock: LiveClock | SlowClock | null;
  listed: boolean;
  hints: boolean;
  /** Seconds since 1970. */
  created: number;
  commitment: string;
  watchers: number;
  outcome: Outcome | null;
  /** The table on which the same people play again. */
  rematch: string | null;
  /** Who is to begin, as far as it was chosen. */
  begins?: number | "draw";
  /** Whether anyone with the table's link may take a free seat. */
  anyone?: boolean;
  /** The seats that anyone who asks may take now; empty unless `anyone` holds. */
  free?: number[];
  /** The seats whose people would like to play again, once the game is over. */
  again?: number[];
  /** Those who would not; if the others ask once more, bots play in their place. */
  declined?: number[];
  /** Where the game came from, if it was played on from a moment of another one. */
  origin?: Origin | null;
  /** What everybody plays with the same dice, if it is the daily dive: the game and the day. */
  occasion?: string;
}

/** `GET /api/tables`: the listed tables that wait or play. */
export interface Tables {
  tables: TableInfo[];
}

/** A bot that can sit at a table. */
export interface BotInfo {
  game: string;
  bot: string;
  title: string;
  about: string;
}

/** A built-in rule set. */
export interface RuleSetInfo {
  game: string;
  name: string;
  title: string;
  about: string;
  code: string;
  changes: Record<string, unknown>;
  /** How many people can play it. */
  seats: number[];
  /** Whether it is an idea to try, and shown among the first; null for standard rules and variants. */
  idea?: "first" | "more" | null;
}

/** A game this server knows. */
export interface GameInfo {
  game: string;
  title: string;
  about: string;
  seats: number[];
  colours: string[];
  hints: boolean;
  /** Whether it has a score sheet for a real table. */
  sheet: boolean;
  /** The whole standard rule set. */
  standard: Record<string, unknown>;
  /** Whether this server reviews its games. */
  reviews?: boolean;
}

/** What went wrong, in one sentence, with the rule that spoke. */
export interface Problem {
  kind: "forbidden" | "full" | "illegal" | "internal" | "key" | "malformed" | "method" | "not_found" | "rate" | "too_large" | "unavailable" | "used";
  message: string;
  rule?: string | null;
}

/** Every HTTP error. */
export interface Failure {
  error: Problem;
}

/** A legal move in the notation of the record, the rule that allows it, and what it would do. */
export interface Choice {
  move: string;
  rule: string;
  /** The game's own account of what the move would do (its `effect_type`), if there is something to show. */
  effect?: unknown;
  /** Whether a newcomer does well with it: a screen makes its button the main one. */
  usual?: boolean;
}

/** `GET /api/games`. */
export interface Games {
  games: GameInfo[];
}

/** `GET /api/bots`. */
export interface Bots {
  bots: BotInfo[];
}

/** `GET /api/rulesets`. */
export interface RuleSets {
  rulesets: RuleSetInfo[];
}

/** `POST /api/rules/check`; a code names its game, so that may be left out. */
export interface CheckRules {
  rules: Record<string, unknown> | string;
  game?: string | null;
}

/** A sound rule set. */
export interface CheckedRules {
  game: string;
  /** Every field. */
  rules: Record<string, unknown>;
  /** What differs from the standard rule set. */
  changes: Record<string, unknown>;
  code: string;
  /** How many people can play it. */
  seats: number[];
}

/** Some sentences of a rule. */
export interface BookPassage {
  text: string;
  /**
   * Where they come from: the printed rules, another public source, our reading of the printed rules, our
   * reconstruction of what their texts do not carry, or this rule set itself.
   */
  source: "book" | "elsewhere" | "own" | "reading" | "reconstruction";
}

/** A position and what a move does in it, to be drawn beside a rule. */
export interface BookExample {
  scene: unknown;
  effect: unknown;
  /** The same as a picture in text, for a game without a drawing of its own. */
  drawing: string[];
}

/** One rule in words. */
export interface BookRule {
  id: string;
  passages: BookPassage[];
  /** This rule set differs from the standard one here. */
  changed: boolean;
  /** It has no place in this game: a variant that is not played, or what its dice and pieces cannot do. */
  off: boolean;
  /** What people call it, where it may be left out of a game; else empty. */
  name: string;
  example: BookExample | null;
}

/** A titled group of rules. */
export interface BookSection {
  title: string;
  /** Paragraphs that are no rule: the aim of the game, who made it. */
  text: string[];
  rules: BookRule[];
  /** A picture in text, if the section needs one. */
  drawing: string[];
  /** What the signs of that picture mean; empty without a picture. */
  legend: string;
}

/** `GET /api/book`: the rule book with a rule set's numbers, in one language. */
export interface Book {
  game: string;
  title: string;
  lang: string;
  code: string;
  changes: Record<string, unknown>;
  sections: BookSection[];
}

/** `POST /api/score`: a finished table of the real world, as the game's score sheet wants it. */
export interface ScoreTable {
  game: string;
  table: Record<string, unknown>;
  /** Taken in place of the table's own rules. */
  rules?: Record<string, unknown> | string | null;
}

/** A scored table, for a screen and in words. */
export interface ScoredTable {
  game: string;
  /** The game's own account of levels, ties and totals. */
  scored: Record<string, unknown>;
  /** The same in words, every tie explained. */
  lines: string[];
  /** The same as a screen draws it, in a type of the game's own (`GameScores`). */
  scene: unknown;
}

/** `POST /api/replay`: check a record and show its positions, at most `most` from `start` on. */
export interface ReplayRecord {
  record: Record<string, unknown>;
  /** Through whose eyes; null is a spectator. */
  seat?: number | null;
  start?: number;
  /** An answer holds fewer where they are much work, never none; its `more` says whether to ask on. */
  most?: number;
}

/** The game after one move of a record; number 0 is the start. */
export interface Position {
  number: number;
  /** The move that led here; null at the start. */
  move: string | null;
  /** Who made it; -1 is chance. */
  seat: number | null;
  /** Who decides next; -1 while dice fall, null at the end. */
  actor: number | null;
  turn: number | null;
  turns: number;
  view: unknown;
  scene: unknown;
  /** What the move did, in words. */
  told: string;
  /** The table, line by line, as a terminal shows it without colours. */
  board: string[];
  /** The game's own account of what the move did, to show it happen; null at the start. */
  effect: unknown;
  /** What the seat whose eyes these are may do here; empty for a spectator, or if others decide. */
  moves: Choice[];
  /** Whether there are more moves than are listed. */
  more: boolean;
}

/** A record that keeps the rules, with its positions. */
export interface Replayed {
  game: string;
  rules: Record<string, unknown>;
  code: string;
  seats: string[];
  first: number;
  moves: string[];
  /** For every position, how many turns have begun: to jump from turn to turn. */
  turns: number[];
  over: boolean;
  scores: number[] | null;
  winners: number[] | null;
  positions: Position[];
  /** Whether there are positions after these. */
  more: boolean;
  /** Where one game became another, the first such moment first; empty for a game played in one piece. */
  origins?: Origin[];
}

/** `GET /api/health`: whether this server can do its work. */
export interface Health {
  version: string;
  store: "down" | "ok";
  /** Down is no disaster: play goes on, and players on other processes hear of it a little later. */
  bus: "down" | "ok";
  error?: Problem | null;
}

/** One field of a rule set, as a person reads it. */
export interface FieldWords {
  field: string;
  title: string;
  /** One sentence; empty if the title says it all. */
  about: string;
  /** The rule of the book that the field stands in. */
  rule: string | null;
  /** Words for each value it may take, or each item of its list, where those are names. */
  choices: Record<string, string>;
  /** Words for each place of a list, where places have a meaning: a level, a number of players. */
  items: string[];
  /** The field whose values an empty list has; null for lists that mean what they hold. */
  follows: string | null;
}

/** Fields that belong together. */
export interface FieldGroup {
  title: string;
  fields: string[];
}

/** Something that a change may be looked for. */
export interface GoalInfo {
  goal: string;
  title: string;
}

/** `GET /api/workshop`: all that a screen needs to offer every field of a game's rule set. */
export interface Workshop {
  game: string;
  title: string;
  /** The JSON Schema of the rule set, a definition for each field, with its bounds. */
  schema: Record<string, unknown>;
  standard: Record<string, unknown>;
  fields: FieldWords[];
  groups: FieldGroup[];
  /** The fields whose values are printed on the pieces of the boxed game, for its owners to type. */
  box: string[];
  goals: GoalInfo[];
  /** Whether this server measures. */
  measures: boolean;
  /** Whether this server has a gallery. */
  gallery: boolean;
}

/** `POST /api/workshop/check`: look at rules that are being made; nothing is refused for being unsound. */
export interface CheckDraft {
  rules: Record<string, unknown> | string;
  game?: string | null;
  /** What the changes are told against; the standard rule set if left out. */
  base?: Record<string, unknown> | string;
}

/** Why a draft cannot be played, and where to mend it. */
export interface RuleProblem {
  /** null if it is about the rule set as a whole. */
  field: string | null;
  /** Where in the field: a square like e5, or the number of an item of a list, from 0. */
  place: string | null;
  rule: string | null;
  message: string;
}

/** One field that differs, in values and in words. */
export interface ToldChange {
  field: string;
  title: string;
  before: unknown;
  after: unknown;
  before_words: string;
  after_words: string;
}

/** A draft as the server sees it. */
export interface Draft {
  game: string;
  /** Every field, as given where it was given. */
  rules: Record<string, unknown>;
  changes: ToldChange[];
  /** Empty if it can be played. */
  problems: RuleProblem[];
  /** null while there are problems. */
  code: string | null;
  seats: number[];
}

/** `POST /api/workshop/measure`: play both rule sets, many times; leaving the answer unread stops it. */
export interface Measure {
  rules: Record<string, unknown> | string;
  game?: string | null;
  base?: Record<string, unknown> | string;
  /** The fewest that can play, if left out. */
  players?: number | null;
  /** Whether games are reviewed too, for what luck and choices do; this takes longer. */
  luck?: boolean;
}

/** `POST /api/workshop/suggest`: look for single changes that lead towards a goal. */
export interface Suggest {
  goal: string;
  rules: Record<string, unknown> | string;
  game?: string | null;
  players?: number | null;
}

/** `POST /api/workshop/balance`: look for a handicap that makes the chances of these players equal. */
export interface Balance {
  /** For each seat a bot, or `cost:1.5`: what somebody gives away a decision, in hundredths of a win. */
  players: string[];
  rules: Record<string, unknown> | string;
  game?: string | null;
}

/** A figure with its interval of 95 %. */
export interface Range {
  mean: number;
  low: number;
  high: number;
  /** The mean as people write it, with its unit; a difference has its sign. */
  words: string;
}

/** One measure under both rule sets. */
export interface ToldMeasure {
  name: string;
  title: string;
  group: "deeds" | "drama" | "fairness" | "length" | "luck" | "skill";
  /** A part of all games, from 0 to 1. */
  share: boolean;
  base: Range;
  changed: Range;
  difference: Range;
  /** Whether the difference is more than luck, all measures taken together. */
  certain: boolean;
}

/** What one seat has of the wins, before and with a handicap. */
export interface SeatShare {
  name: string;
  before: Range;
  after: Range;
}

/** One change worth trying. */
export interface Suggestion {
  change: ToldChange;
  code: string;
  before: Range;
  after: Range;
  difference: Range;
}

/** A rule set that somebody showed to everybody here. */
export interface GalleryEntry {
  id: string;
  game: string;
  title: string;
  by: string;
  /** Seconds since 1970. */
  at: number;
  code: string;
  seats: number[];
  changes: ToldChange[];
  verdict: string[];
  players: number;
  games: number;
}

/** `GET /api/gallery`, the newest first. */
export interface Gallery {
  entries: GalleryEntry[];
}

/** `POST /api/gallery`: measure a rule set and show it to everybody here. */
export interface Show {
  title: string;
  rules: Record<string, unknown> | string;
  by?: string;
  game?: string | null;
  players?: number | null;
}

/** Others are measured first. */
export interface Waiting {
  kind: "waiting";
  ahead: number;
}

/** The instruments are made ready; right after an installation that may take a minute. */
export interface Warming {
  kind: "warming";
}

/** So much is done. */
export interface Progress {
  kind: "progress";
  done: number;
  total: number;
}

/** What the change does. */
export interface Measured {
  kind: "measured";
  game: string;
  players: number;
  /** Of each rule set. */
  games: number;
  bots: string[];
  verdict: string[];
  changes: ToldChange[];
  measures: ToldMeasure[];
  code: string;
}

/** The changes found, the best first. */
export interface Suggested {
  kind: "suggested";
  goal: string;
  /** What the goal is measured by, in words. */
  measure: string;
  tried: number;
  games: number;
  suggestions: Suggestion[];
}

/** A handicap, and what it does to everybody's chances. */
export interface Balanced {
  kind: "balanced";
  game: string;
  games: number;
  /** What each seat has more or less, a sentence each; empty if nothing is needed, or nothing helps. */
  handicap: string[];
  /** Whether chances are equal with it. */
  verdict: string;
  changes: ToldChange[];
  shares: SeatShare[];
  even: boolean;
  code: string;
}

/** It hangs in the gallery. */
export interface Shown {
  kind: "shown";
  entry: GalleryEntry;
}

/** It could not be done. */
export interface Failed {
  kind: "failed";
  error: Problem;
}

/** `POST /api/review`: review a record or the game of a table, exactly one of them. */
export interface AskReview {
  /** A record as /api/tables/{id}/record gives it; its review stops when nobody reads the answer. */
  record?: Record<string, unknown> | null;
  /** A table's id; its review goes on and is kept when nobody reads the answer. */
  table?: string | null;
  /** A seat's token at that table: the words say "you" for it, and a game not over is seen from there. */
  token?: string | null;
  /** The same for a record: whose eyes read it; null is a spectator. */
  seat?: number | null;
}

/** How the seats stand after a turn: a point of the picture. */
export interface ToldTurn {
  /** 0 is the start, before anybody's turn. */
  turn: number;
  /** Whose turn it was. */
  seat: number | null;
  /** The number of its last move; 0 before the first. */
  move: number;
  /** Of every seat, in billionths of a win. */
  shares: number[];
}

/** A move that could be chosen. */
export interface ToldChoice {
  move: string;
  /** What it does, in words. */
  text: string;
  /** The mover's share of the win with it, in billionths. */
  value: number;
}

/** A decision that cost something. */
export interface ToldDecision {
  /** Where it stands in `review.lines`. */
  line: number;
  move: number;
  turn: number;
  seat: number;
  grade: "best" | "blunder" | "good" | "mistake" | "slip";
  /** In billionths. */
  cost: number;
  /** What was done, in words. */
  played: string;
  /** What would have been best, in words. */
  better: string;
  /** Why that is better, where the game can say. */
  why: string | null;
  /** The eight best, the best first, and the one that was played. */
  choices: ToldChoice[];
}

/** How a bot does, to compare with. */
export interface ToldBot {
  bot: string;
  title: string;
  /** What it gives away a decision in games of this size, in billionths. */
  accuracy: number;
}

/** A review in words, in the language asked for; the reader's own seat is "you". */
export interface ToldReview {
  /** One sentence: who had the luck and who chose best. */
  summary: string;
  /** Says that the game was not over; null if it was. */
  unfinished: string | null;
  /** Who judged, and how far that may be wrong. */
  judge: string;
  /** Of the seats, as the words call them. */
  names: string[];
  /** The reader's own seat. */
  you: number | null;
  /** The first is the start, one for each turn follows. */
  turns: ToldTurn[];
  /** Those that cost something, the dearest first, the 100 dearest at most. */
  decisions: ToldDecision[];
  /** How bots do in this game with as many seats, the best first; empty where nobody has measured it. */
  others: ToldBot[];
}

/** Others come first. */
export interface ReviewQueued {
  kind: "queued";
  before: number;
}

/** It is being worked out. */
export interface ReviewProgress {
  kind: "progress";
  /** From 0 to 1. */
  done: number;
}

/** The review, for programs and in words. */
export interface Reviewed {
  kind: "reviewed";
  review: Review;
  told: ToldReview;
}

/** `POST /api/player`: somebody who keeps their games; the key itself is never sent back. */
export interface Player {
  name: string;
  /** The name of the page that others may be shown. */
  page: string;
  shows: ("games" | "results" | "rules")[];
  /** Seconds since 1970. */
  created: number;
}

/** `POST /api/player`: keep games under the key that comes with the request. */
export interface MakePlayer {
  name?: string | null;
}

/** `POST /api/player/change`: what is null stays as it is. */
export interface ChangePlayer {
  name?: string | null;
  shows?: ("games" | "results" | "rules")[] | null;
}

/** Something that a device keeps: settings, a rule set. */
export interface Item {
  name: string;
  /** When it was changed, in milliseconds since 1970; of two that differ the later counts. */
  at: number;
  /** null if it was thrown away. */
  body: Record<string, unknown> | null;
}

/** A seat that a device holds. */
export interface HeldSeat {
  table: string;
  token: string;
}

/** `POST /api/player/sync`: what is new on a device. */
export interface Sync {
  items?: Item[];
  seats?: HeldSeat[];
}

/** `POST /api/player/games`: a finished game that was played elsewhere, such as at a terminal. */
export interface BringGame {
  record: Record<string, unknown>;
  /** The player's own. */
  seat: number;
}

/** The answer to it. */
export interface BroughtGame {
  table: string;
}

/** Somebody at a table. */
export interface PlayedSeat {
  name: string;
  colour: string;
  bot: string | null;
}

/** What the review of a game says of the player's seat, in billionths of a win. */
export interface OwnReview {
  /** The share that the start and the dice gave. */
  luck: number;
  end: number;
  /** What all own choices cost. */
  cost: number;
  decisions: number;
}

/** A game that a player took part in. */
export interface PlayedGame {
  /** Empty on a page for others. */
  table: string;
  game: string;
  /** When it was opened, in seconds since 1970. */
  at: number;
  status: "over" | "playing" | "waiting";
  seats: PlayedSeat[];
  /** The player's seat; null if several sat at one device, whose results are nobody's. */
  you: number | null;
  outcome: Outcome | null;
  review?: OwnReview | null;
  /** Of a game that goes on: the seat that the token holds. */
  seat?: number | null;
  token?: string | null;
}

/** A player's results in one game, each with how many games it stands on. */
export interface Figures {
  game: string;
  /** Finished, with a winner or a scoring. */
  games: number;
  /** Billionths: a shared win is shared. */
  wins: number;
  /** What the number of players alone would have given, in billionths of a win. */
  even: number;
  /** Wins in a row, up to the latest game. */
  streak: number;
  longest: number;
  /** Of these games. */
  reviewed: number;
  /** What start and dice would have given in the reviewed games, in billionths of a win. */
  luck: number;
  /** What the player won of those, likewise. */
  reviewed_wins: number;
  cost: number;
  decisions: number;
}

/** A rule set that a player keeps and shows. */
export interface KeptRule {
  title: string;
  game: string;
  code: string;
}

/** `GET /api/player`, or of somebody who shows it `GET /api/players/{page}`. */
export interface PlayerPage {
  player: Player;
  games: PlayedGame[];
  figures: Figures[];
  /** What is kept on the player's devices. */
  rules: KeptRule[];
}

/** All that a player keeps, for a device to take over, and the games that go on. */
export interface Synced {
  player: Player;
  items: Item[];
  going: PlayedGame[];
}

/** `POST /api/player/forget`: there is nothing to say but the key. */
export interface ForgetPlayer {
}

/** The answer to it: how many tables know the name no more. */
export interface PlayerForgotten {
  tables: number;
}

/** A day, the SHA-256 of its secret, and the secret itself once the day is over. */
export interface DailyPromise {
  day: string;
  commitment: string;
  secret?: string | null;
}

/** What day it is, and what is promised; the same for everybody. */
export interface Daily {
  day: string;
  /** Until midnight UTC. */
  seconds_left: number;
  /** Whether attempts are compared here; a site without a server has no boards. */
  boards: boolean;
  games: string[];
  /** Of tomorrow, of today, and of the days before. */
  promises: DailyPromise[];
}

/** Who asks: a device; a key, if there is one, comes with the request. */
export interface AskDaily {
  device: string;
}

/** One day of one game, as somebody played it. */
export interface DailyDot {
  day: string;
  state: "begun" | "none" | "played" | "practice" | "won";
  points?: number | null;
}

/** A game of today, and what somebody has made of it. */
export interface DailyGame {
  game: string;
  title: string;
  /** Whom one meets, by their titles. */
  bots: string[];
  state: "begun" | "done" | "new";
  points: number | null;
  /** The last weeks, the oldest first, today last. */
  dots: DailyDot[];
}

/** People who share a board. */
export interface DailyGroup {
  group: string;
  name: string;
  members: number;
}

/** Today's games for one person. */
export interface MyDaily {
  day: string;
  seconds_left: number;
  boards: boolean;
  /** Whether a key came along: groups need one. */
  keyed: boolean;
  games: DailyGame[];
  groups: DailyGroup[];
  /** What is wrong with the clock; empty if nothing is. */
  note?: string;
}

/** Begin a day's game, or go on with it. */
export interface BeginDaily {
  game: string;
  device: string;
  /** Today if left out; a day that is over is practice. */
  day?: string | null;
  /** Play today's once more, after the attempt that counts. */
  practice?: boolean;
}

/** The table of an attempt, and the token that holds its seat. */
export interface DailyBegun {
  table: string;
  seat: number;
  token: string;
  day: string;
  counts: boolean;
  /** Why it does not count; empty if it does. */
  note: string;
}

/** Look at a day's board. */
export interface AskBoard {
  game: string;
  device: string;
  day?: string | null;
  group?: string | null;
}

/** A line of a board. */
export interface BoardEntry {
  place: number;
  /** Empty if the player has none. */
  name: string;
  points: number;
  /** Points before the best bot, or behind it. */
  lead: number;
  won: boolean;
  /** What all choices cost, in points of winning chance; null until the game is reviewed. */
  cost: number | null;
  you: boolean;
}

/** How a bot does with the same dice in the same seat. */
export interface DailyBot {
  bot: string;
  title: string;
  points: number;
  won: boolean;
}

/** A decision in which the best did otherwise. */
export interface DailyOtherwise {
  /** Of the own turns. */
  turn: number;
  /** What lay there, in words; empty if it needs none. */
  before: string;
  /** What was done, a sentence each. */
  yours: string;
  theirs: string;
}

/** What came of an attempt. */
export interface DailyResult {
  table: string;
  counts: boolean;
  /** Why it does not count; empty if it does. */
  note: string;
  points: number;
  lead: number;
  won: boolean;
  cost: number | null;
  place: number | null;
  of: number;
  /** Percent of the others whose choices cost more. */
  better: number | null;
  /** Others whose choices are valued. */
  others: number;
  bots: DailyBot[];
  otherwise: DailyOtherwise[];
  /** The name of the best; empty if they have none, or if that is you. */
  best: string;
  /** To share; it tells nothing of the dice. */
  line: string;
  /** The last weeks of this game, the oldest first, today last. */
  dots: DailyDot[];
  seat: number;
  token: string;
}

/** A day's board, and one's own result. */
export interface DailyBoard {
  game: string;
  title: string;
  day: string;
  /** Whether the day is over. */
  over: boolean;
  group: DailyGroup | null;
  total: number;
  entries: BoardEntry[];
  /** How many have which points, the fewest first. */
  spread: [number, number][];
  result: DailyResult | null;
}

/** Found a group. */
export interface FoundGroup {
  name: string;
}

/** A puzzle in the list. */
export interface PuzzleInfo {
  /** Its name. */
  puzzle: string;
  game: string;
  kind: string;
  /** What is asked, in words. */
  question: string;
  seats: number;
  /** How hard it is, by the people who fail, or by the bots while few have tried it. */
  level: "easy" | "hard" | "medium";
  proven: boolean;
}

/** All puzzles, in the order of their days, and the one of a day. */
export interface Puzzles {
  puzzles: PuzzleInfo[];
  daily: string;
}

/** A legal move, what it is worth, and whether it is right. */
export interface ToldPuzzleChoice {
  move: string;
  /** What it does, in words. */
  text: string;
  /** The mover's share of the win with it, in billionths. */
  value: number;
  right: boolean;
}

/** One puzzle in the language asked for: its position, and all that judging an answer needs. */
export interface ToldPuzzle {
  puzzle: string;
  game: string;
  kind: string;
  question: string;
  proven: boolean;
  /** Who says what the choices are worth, in words. */
  judge: string;
  /** Whether wrong choices are worth no more than what is said of them, and perhaps less. */
  bounds: boolean;
  level: "easy" | "hard" | "medium";
  /** Which bots fail it, in words; empty if none was asked. */
  bots: string;
  /** How many people fail it, in words; empty while few have tried it. */
  people: string;
  /** The game up to the decision. */
  record: Record<string, unknown>;
  /** Who decides. */
  seat: number;
  names: string[];
  /** Why the best choice is better than the one that tempts. */
  why: string | null;
  /** What that one does, in words. */
  tempting: string | null;
  /** Every legal move, the best first. */
  choices: ToldPuzzleChoice[];
}

/** Body of `POST /api/puzzles/{puzzle}/answer`. */
export interface AnswerPuzzle {
  move: string;
  /** The id that the device gave itself: its first answer says how hard the puzzle is. */
  device?: string | null;
}

/** What became of an answer. */
export interface PuzzleAnswered {
  move: string;
  right: boolean;
  /** What it gives away beside the best, in billionths; nothing if it is right. */
  cost: number;
  /** The verdict in one sentence. */
  told: string;
}

/** Body of `POST /api/puzzles/own`: a decision from a review, to be asked again. */
export interface OwnPuzzle {
  /** The game; what comes after the decision is left out or not looked at. */
  record: Record<string, unknown>;
  /** How many moves came before the decision. */
  move: number;
  /** Moves and what they are worth, in billionths, as the review says; some legal moves may be missing. */
  choices: [string, number][];
  /** How far a difference of two may be wrong, in billionths. */
  error: number;
  why?: string | null;
}

/** What was done in one turn so far. */
export interface LogLine {
  /** Which turn of the game; 0 before the first one. */
  turn: number;
  /** Whose turn; null before the first one. */
  seat: number | null;
  /** The number of the turn's first move; 1 is the first of the record. */
  first: number;
  /** The number of its last move so far. */
  last: number;
  /** What was done, without a name: whose line it is stands beside it. */
  text: string;
  /** Why points changed, a sentence for each seat whose did. */
  why: string[];
}

/** The first message. Without a token you watch. */
export interface Hello {
  type: "hello";
  token?: string | null;
  /** The last version this client has seen, when it comes back; the server tells what it missed. */
  version?: number | null;
  lang?: string;
  /** Whether each change also comes as text: what happened, and the board as a terminal draws it. */
  words?: boolean;
  /** This player's share of the dice; heard only before the game begins. */
  entropy?: string | null;
}

/** A move, in the notation of the record, at the version the player saw. */
export interface Play extends Request {
  type: "play";
  version: number;
  move: string;
}

/** Which moves begin like this? For moves of several parts that are too many to list. */
export interface Ask extends Request {
  type: "ask";
  version: number;
  begun?: string;
}

/** A line of table chat. */
export interface Say extends Request {
  type: "say";
  text: string;
}

/** Hear no more of a seat's chat, or hear it again; -1 stands for all watchers. */
export interface Mute extends Request {
  type: "mute";
  seat: number;
  muted?: boolean;
}

/** Ask to take the last move back, agree to it, or (`agree` false) say no. */
export interface Undo extends Request {
  type: "undo";
  version: number;
  agree?: boolean;
}

/** What would a bot do? */
export interface Hint extends Request {
  type: "hint";
  version: number;
}

/** How fast bots should be. Where several people play, they are as slow as the slowest of them wants. */
export interface Pace extends Request {
  type: "pace";
  /** What a bot takes for a move; null: as the table has it. */
  seconds?: number | null;
  /** Whether bots make no more pauses until you have moved again; then `seconds` stays as it was. */
  hurry?: boolean;
}

/** What was done so far, one line a turn? Lines of later moves come with them. */
export interface Log extends Request {
  type: "log";
}

/** How did it go, from before one move to after another? */
export interface Look extends Request {
  type: "look";
  first: number;
  last: number;
  /** Whether the moments tell what you could choose where it was yours to decide. */
  choices?: boolean;
}

/** The opener begins without the people still missing: bots play for them until they come. */
export interface Start extends Request {
  type: "start";
}

/** The opener changes what was settled for the game, until it begins; what is left out stays. */
export interface Settle extends Request {
  type: "settle";
  /** Who begins. */
  first?: number | "draw" | null;
  /** Whether anyone with the table's link may take a free seat. */
  anyone?: boolean | null;
}

/** Take the colour of another seat before the game: one that no person holds. */
export interface Change extends Request {
  type: "change";
  seat: number;
}

/** Stand up; a bot plays on. */
export interface Leave extends Request {
  type: "leave";
}

/** Take the own seat back from the bot. */
export interface Back extends Request {
  type: "back";
}

/** Let a bot play for a person who has been gone for a while. */
export interface Fill extends Request {
  type: "fill";
  seat: number;
}

/** Give the game up. */
export interface Resign extends Request {
  type: "resign";
}

/** Play again with the same people, or (`agree` false) say no; it is set up when all people here agree. */
export interface Rematch extends Request {
  type: "rematch";
  agree?: boolean;
}

/** Is anybody there? */
export interface Ping extends Request {
  type: "ping";
}

/** The time of each seat. */
export interface Clocks {
  /** Seconds each seat has. */
  left: number[];
  /** Whose time runs, since this message was sent. */
  running: number | null;
}

/** A line of chat. Data, never markup. */
export interface ChatLine {
  number: number;
  at: number;
  /** null is a watcher. */
  seat: number | null;
  name: string;
  text: string;
}

/** Somebody would like to take a move back. */
export interface UndoWish {
  by: number;
  /** The seats that agree so far; everybody else is asked. */
  agreed: number[];
}

/** The same in words. */
export interface Words {
  /** What happened; empty if nothing needs saying. */
  told: string;
  /** The table, line by line, as a terminal shows it without colours. */
  board: string[];
  /** What is asked of you; empty if nothing is. */
  prompt: string;
}

/** An invite that nobody has used, and the seat it gives. */
export interface Invite {
  seat: number;
  invite: string;
}

/** The whole table for this viewer. */
export interface Table extends Positioned {
  type: "table";
  info: TableInfo;
  /** Your seat; null if you watch. */
  you: number | null;
  /** Every move so far, `?` for one that is secret still. */
  played: string[];
  undo: UndoWish | null;
  chat: ChatLine[];
  muted: number[];
  /** The secret of the dice, once the game is over. */
  secret: string | null;
  /** The invites still to be given away, for the opener alone; null to anyone else. */
  invites?: Invite[] | null;
}

/** One move was made. While dice fall at once after it, `view` and `scene` are null: they follow. */
export interface Moved extends Positioned {
  type: "moved";
  /** In the notation of the record; `?` for one that is secret still. */
  move: string;
  /** Who made it; -1 is chance. */
  seat: number;
  /** Which move of the record this is; 1 is the first. */
  number: number;
  /** The game's own account of what the move did, to show it happen; as in `Choice`. */
  effect?: unknown;
  /** The log's line of this turn so far, for those who are told in words. */
  line?: LogLine | null;
}

/** Something else changed: a seat, the start, an undo wish, the end, a rematch. */
export interface Changed {
  type: "changed";
  version: number;
  info: TableInfo;
  undo: UndoWish | null;
  can_undo: boolean;
  clocks: Clocks | null;
  secret: string | null;
}

/** What you asked for was not done, and why. */
export interface Refused extends Answer {
  type: "refused";
  kind: "denied" | "gone" | "illegal" | "malformed" | "not_your_turn" | "rate" | "stale";
  message: string;
  version: number;
  rule?: string | null;
}

/** What you asked for is done, and all that it changed has been told before this. */
export interface Done extends Answer {
  type: "done";
  version: number;
}

/** The answer to `ask`. */
export interface Choices extends Answer {
  type: "choices";
  version: number;
  begun: string;
  moves: Choice[];
  more: boolean;
}

/** Somebody said something. */
export interface Chat {
  type: "chat";
  line: ChatLine;
}

/** The answer to `mute`: whom you do not hear now, and what was said lately by whom you hear again. */
export interface Muted extends Answer {
  type: "muted";
  muted: number[];
  chat: ChatLine[];
}

/** Who is here now. */
export interface Presence {
  type: "presence";
  seats: SeatInfo[];
  watchers: number;
}

/** A choice and what a bot thinks of it. */
export interface Weighed {
  move: string;
  chance: number | null;
  points: number;
  /** What the move would do, in the viewer's language. */
  words?: string;
}

/** What a bot would do, and why. */
export interface Hinted extends Answer {
  type: "hinted";
  version: number;
  best: string;
  why: string;
  choices: Weighed[];
}

/** The answer to `log`: a line for each turn so far. */
export interface Logged extends Answer {
  type: "logged";
  version: number;
  lines: LogLine[];
  /** What ended the game, once the rules have. */
  ending: string;
}

/** The answer to `look`: the position before it all, then each move with the position it led to. */
export interface Looked extends Answer {
  type: "looked";
  first: number;
  /** The first shows only the position; its `move` led there. */
  moments: Moved[];
}

/** The rematch is set: your new seat. */
export interface Again {
  type: "again";
  table: string;
  seat: number | null;
  token: string | null;
}

/** Yes. */
export interface Pong extends Answer {
  type: "pong";
  version: number;
}

/** The server stops for a moment; come back by yourself. */
export interface Goodbye {
  type: "goodbye";
  message: string;
}

/** A game's ledger. */
export interface Review {
  format?: string;
  game: string;
  seats: string[];
  evaluator: ReviewEvaluator;
  /** Whether the game was over; else `end` is how it stood. */
  over: boolean;
  start: number[];
  end: number[];
  lines: ReviewLine[];
  totals: ReviewTotals[];
}

/** Who valued, and how far costs may be wrong, in billionths: some more, some less. */
export interface ReviewEvaluator {
  name: string;
  error: number;
}

/** What a move, or an opened secret, did to the shares of all seats. */
export interface ReviewLine {
  /** The number of the move, 1 is the first; the last one's for what comes after it. */
  move: number;
  kind: "absence" | "chest" | "choice" | "correction" | "deal" | "die" | "information" | "moves" | "resign" | "roll" | "stand-in" | "time";
  /** Who decided, whose turn or whose secret it was; null if it is nobody's. */
  seat: number | null;
  delta: number[];
  played?: string | null;
  best?: string | null;
  /** What the choice cost the mover; 0 if that may be the evaluator's error. */
  cost?: number | null;
  /** What it cost within that error: in the books, and nobody's fault. */
  within?: number | null;
  grade?: "best" | "blunder" | "good" | "mistake" | "slip" | null;
  /** All choices, the best first. */
  choices?: ReviewChoice[] | null;
}

/** A choice and the mover's share of the win with it, as the mover can know. */
export interface ReviewChoice {
  move: string;
  value: number;
  /** How far its difference from the best may be wrong, where the evaluator knows it of each. */
  error?: number | null;
}

/** A seat's books: `luck` to `ending` sum to its end less its start. */
export interface ReviewTotals {
  seat: number;
  luck: number;
  /** What everybody's choices did to this seat. */
  choices: number;
  information: number;
  correction: number;
  /** What an end other than by the rules did. */
  ending: number;
  /** Of `choices`, what the person's own did. */
  own: number;
  /** Own choices with something at stake: between the best and the worst lies more than the error. */
  decisions: number;
  /** What all own choices cost. */
  cost: number;
  /** Cost a decision. */
  accuracy: number;
}

export type Clock = LiveClock | SlowClock;

export type Seat = HumanSeat | BotSeat;

export type FromClient = Hello | Play | Ask | Say | Mute | Undo | Hint | Pace | Log | Look | Start | Settle | Change | Leave | Back | Fill | Resign | Rematch | Ping;

export type FromServer = Table | Moved | Changed | Refused | Done | Choices | Chat | Muted | Presence | Hinted | Logged | Looked | Again | Pong | Goodbye;

export type MeasureNews = Waiting | Warming | Progress | Measured | Suggested | Balanced | Shown | Failed;

export type ReviewNews = ReviewQueued | ReviewProgress | Reviewed | Failed;

/** A state of atlantis-treasure, as far as its viewer may see it. */
export interface AtlantisTreasureState {
  phase: "act" | "die" | "over" | "pick";
  seat: number;
  first: number;
  sea: string;
  treasures: number[];
  torpedoes: number[];
  reserve: number[];
  own: string[];
  stored: string[];
  face: string;
  rerolls: number;
  acted: boolean;
  moved: boolean;
  turns: number;
  changed: number;
  large: string[];
  cargo: string[];
  misses: boolean[];
  other: string;
  done: number;
  slid: number;
}

/** The whole table. */
export interface AtlantisTreasureScene {
  /** Whose turn it is; null before the first one and after the end. */
  turn: number | null;
  width: number;
  height: number;
  /** What lies on the board; every other square is free, or terrain. */
  pieces: AtlantisTreasurePiece[];
  /** What the squares themselves are, under pieces too. */
  terrain: AtlantisTreasureTerrain[];
  /** The mouths of all bases, taken or not (B7). */
  mouths: AtlantisTreasureSpot[];
  /** Whether mouths are kept clear of coral and compasses (F1). */
  clear: boolean;
  /** For each seat, its base. */
  bases: AtlantisTreasureBase[];
  reserve: AtlantisTreasureReserveStack[];
  /** What wins at once (E1), before any handicap; null if the game ends otherwise. */
  target: number | null;
  /** What the die shows; null before the roll. */
  face: string | null;
  /** What the second die shows (D2); null if there is none, or before the roll. */
  other: string | null;
  /** What the dice allow, action by action; none before the roll. */
  actions: AtlantisTreasureDieAction[];
  tasks: AtlantisTreasureTasks;
  /** The two teams; none if everybody plays alone (E6). */
  teams: AtlantisTreasureTeam[];
  /** What ends the game (E1, E4, E5). */
  ends: "empty" | "rounds" | "target";
  /** Of a game that ends after some rounds (E4). */
  rounds: AtlantisTreasureRounds | null;
  quiet: AtlantisTreasureQuiet;
  end: AtlantisTreasureAtlantisEnd | null;
}

/** What lies on a square. */
export interface AtlantisTreasurePiece {
  square: string;
  x: number;
  y: number;
  kind: "compass" | "coral" | "submarine" | "temple" | "treasure";
  /** Of a compass. */
  direction: "E" | "N" | "S" | "W" | null;
  /** Of a submarine. */
  seat: number | null;
  /** Of a treasure (W1); 0 for everything else. */
  worth: number;
}

/** What a square of the board itself is (G1 to G5); a submarine or a dropped treasure may be on it. */
export interface AtlantisTreasureTerrain {
  square: string;
  x: number;
  y: number;
  kind: "current" | "deep" | "rock" | "shallows" | "whirlpool";
  /** Of a current (G3). */
  direction: "E" | "N" | "S" | "W" | null;
  /** Of a whirlpool: the square of the next one, where a submarine comes out (G5). */
  exit: string | null;
}

/** A square: its name, and where it lies, counted from the north-west corner. */
export interface AtlantisTreasureSpot {
  square: string;
  x: number;
  y: number;
}

/** A player's base, off the board behind its mouth, and what lies on it (B7). */
export interface AtlantisTreasureBase {
  seat: number;
  /** The side of the board it lies on. */
  side: "E" | "N" | "S" | "W";
  mouth: AtlantisTreasureSpot;
  /** Where its submarine is; null on the base. */
  submarine: AtlantisTreasureSpot | null;
  /** What its treasures are worth together (W1). */
  treasures: number;
  /** What each of them is worth, the worthiest first. */
  held: number[];
  /** What each treasure aboard is worth, the worthiest first: it counts once it is home (K1). */
  cargo: number[];
  /** Aboard. */
  torpedoes: number;
  /** Torpedoes that lie on the base until the submarine comes home (T9). */
  fired: number;
  /** Whether it misses its next turn (H1). */
  misses: boolean;
  /** What it needs to win at once (E1, A1), alone or with its partner; null if the game ends otherwise. */
  target: number | null;
  /** Its team (E6); null if everybody plays alone. */
  team: number | null;
  /** Compasses picked before the game (V2). */
  own: ("E" | "N" | "S" | "W")[];
  /** Compasses in the stock (V3). */
  stored: ("E" | "N" | "S" | "W")[];
}

/** The compasses of one direction in the reserve. */
export interface AtlantisTreasureReserveStack {
  direction: "E" | "N" | "S" | "W";
  count: number;
}

/** One action of a die that has been rolled (D1, D2). */
export interface AtlantisTreasureDieAction {
  /** 0, or 1 for the second die. */
  die: number;
  /** 0, or 1 for the second action of a face. */
  place: number;
  action: "E" | "N" | "S" | "W" | "again" | "any" | "coral" | "nothing" | "slide" | "temple" | "torpedo" | "treasure" | "turn";
  /** `impossible` is not for now, `gone` is what was not chosen. */
  state: "done" | "gone" | "impossible" | "may" | "must";
}

/** What this turn still asks for, in either order (T2). */
export interface AtlantisTreasureTasks {
  /** The die's action: `impossible` is not for now, it may become possible by the slide (T10). */
  action: "done" | "impossible" | "may" | "must" | "none";
  /** The slide: `may` is one more, which the die allows (D6). */
  slide: "done" | "impossible" | "may" | "must" | "none";
  /** Compasses the seat has still to pick before the game (V2). */
  picks: number;
  /** Slides of the turn that are not made yet (M9). */
  slides: number;
  /** Whether the slide on offer is the die's (D6). */
  extra: boolean;
}

/** Two seats that win together (E6). */
export interface AtlantisTreasureTeam {
  seats: number[];
  /** What both hold. */
  treasures: number;
}

/** How far a game is that ends after some rounds (E4). */
export interface AtlantisTreasureRounds {
  /** The one that is played included. */
  left: number;
  of: number;
}

/** How near the end is for want of treasures changing place (E3). */
export interface AtlantisTreasureQuiet {
  /** Turns in a row without one, this one included. */
  turns: number;
  /** How many end the game. */
  most: number;
  /** Whole rounds left, the one that has begun included. */
  rounds: number;
}

/** How the game ended. */
export interface AtlantisTreasureAtlantisEnd {
  /** Enough treasures, too long without any changing place, all rounds played, or no treasure left. */
  rule: "E1" | "E3" | "E4" | "E5";
  winners: number[];
  /** The text. It takes `name` and `treasures` under E1 (a team: `names`), else `rounds` and `treasures`. */
  key: string;
  /** What each winner holds. */
  treasures: number;
  rounds: number;
}

/** Pieces change place. */
export interface AtlantisTreasurePiecesEffect {
  kind: "pieces";
  moved: AtlantisTreasurePieceMoved[];
}

/** A compass, a reef, a treasure or a temple goes from one place to another. */
export interface AtlantisTreasurePieceMoved {
  /** The direction of a compass, or the letter of the piece on a board. */
  mark: "#" | "C" | "D" | "E" | "N" | "S" | "T" | "W" | "X";
  start: string;
  end: string;
}

/** A submarine slides (M1 to M6). */
export interface AtlantisTreasureSlideEffect {
  kind: "slide";
  seat: number;
  direction: "E" | "N" | "S" | "W";
  start: string;
  /** The squares it enters, in order; it may pass one twice. */
  path: string[];
  turns: AtlantisTreasureCompassTurn[];
  whirls: AtlantisTreasureWhirl[];
  /** Of a whole slide, after how many squares it may be stopped: 3 is `move N 3` (M7). */
  stops: number[];
  /** The square it comes to lie on, or `base`. */
  end: string;
  /** What stops it there. */
  stop: "base" | "chosen" | "coral" | "current" | "deep" | "edge" | "full" | "reach" | "rock" | "shallows" | "submarine" | "temple" | "treasure" | "whirlpool";
  /** The rule by which it stops. */
  rule: string;
  /** Whether it takes the treasure on its last square (M3). */
  treasure: boolean;
  /** What that treasure is worth (W1); 0 if there is none. */
  worth: number;
  /** Whether that treasure stays aboard until the submarine is home (K1). */
  aboard: boolean;
  /** What each treasure is worth that it brings home (K1), the worthiest first. */
  landed: number[];
  /** Torpedoes it takes aboard again on its base (T9). */
  reloads: number;
  wins: boolean;
}

/** A compass turns the submarine and is lifted (M4), or a current turns it and stays (G3). */
export interface AtlantisTreasureCompassTurn {
  square: string;
  /** Which square of the path it is; 0 is the first. */
  step: number;
  direction: "E" | "N" | "S" | "W";
  /** Where the compass goes. */
  end: "out" | "reserve" | "stays";
}

/** A whirlpool takes the submarine along (G5). */
export interface AtlantisTreasureWhirl {
  /** Which square of the path it comes out on. */
  step: number;
  /** The square on which it went in; it is not in the path. */
  mouth: string;
}

/** A torpedo flies (T6) and hits, or not (H5). */
export interface AtlantisTreasureFireEffect {
  kind: "fire";
  seat: number;
  direction: "E" | "N" | "S" | "W";
  start: string;
  /** The squares it flies over, the one it hits last. */
  path: string[];
  hit: "compass" | "coral" | "nothing" | "submarine";
  /** The seat of the submarine it hits. */
  victim: number | null;
  /**
   * Where what is hit goes: `out` or `reserve` (T8), a square (T7, H3), `base` (T7, H1), or `stays` (H1);
   * empty if nothing is hit.
   */
  end: string;
  /** What each treasure is worth that goes from the victim's base to the shooter's (T7, H2). */
  stolen: number[];
  /** What each treasure is worth that goes from aboard the victim to the shooter's base (K3). */
  taken: number[];
  /** The treasures that fall from aboard the victim into the sea (K3). */
  dropped: AtlantisTreasureDropped[];
  wins: boolean;
}

/** A treasure from aboard falls on a square (K3). */
export interface AtlantisTreasureDropped {
  worth: number;
  square: string;
}

/** The die falls. */
export interface AtlantisTreasureDieEffect {
  kind: "die";
  face: string;
  /** What the second die shows (D2). */
  other: string | null;
  /** Whether it is rolled again (B5). */
  again: boolean;
  /** Whether nothing can be done about it, so that the turn passes by itself (T10). */
  passes: boolean;
}

/** The die's action is left (T10). */
export interface AtlantisTreasureHoldEffect {
  kind: "hold";
}

/** What may be changed. The names are the ones a person types in `--rules` and in a record. */
export interface AtlantisTreasureRules {
  /** B6: the board, a text for each row from north to south: . free, # temple, T D X treasure worth 1 2 3, C coral, R rock, - deep, ^ > v < current, = shallows, @ whirlpool, N E S W compass, 0 1 2 3 submarine */
  board?: string[];
  /** B7: the bases clockwise from north, each as its side of the board and its mouth, like N e1 */
  bases?: string[];
  /** B3: compasses in the reserve for N, E, S and W */
  compasses?: number[];
  /** B3: torpedoes on each submarine */
  torpedoes?: number;
  /** B5: the faces of the die; any is a compass of any direction, again is another roll; A+B is both, A/B one of the two; a face may stand twice */
  die?: string[];
  /** E1: treasures that win with 2, 3 and 4 players */
  target?: number[];
  /** M4: where a compass goes that turned a submarine: the reserve, or out of the game */
  used_compass?: "out" | "reserve";
  /** T8: where a compass goes that a torpedo hit: the reserve, or out of the game */
  hit_compass?: "out" | "reserve";
  /** F1: whether coral and compasses may be put on the mouths of bases */
  open_mouths?: boolean;
  /** F1: whether coral must leave the sea in one piece, so that it shuts nobody in */
  open_sea?: boolean;
  /** E3: full rounds without a treasure changing place that end the game */
  quiet_rounds?: number;
  /** V1: on coral, a compass on the board may be swapped for one from the reserve */
  replacement?: boolean;
  /** V2: each player picks compasses before the game */
  foresight?: boolean;
  /** V2: how many compasses each player picks */
  picks?: number;
  /** V3: rolled compasses may be stored and placed together later */
  stock?: boolean;
  /** M7: whether a submarine may stop on any square of its slide */
  stops?: boolean;
  /** M8: squares of a slide at most; 0 is as far as you can */
  reach?: number;
  /** M9: slides a turn */
  slides?: number;
  /** K1: a taken treasure goes to the base at once, or is carried until you slide home */
  cargo?: "base" | "carried";
  /** K2: how many treasures a submarine can carry */
  cargo_room?: "any" | "one";
  /** K3: what a hit does to carried treasures: they drop into the sea, or are taken */
  cargo_lost?: "dropped" | "taken";
  /** H1: a hit submarine goes to a corner or its base, or stays and misses a turn */
  hit_submarine?: "base" | "corner" | "stays";
  /** H2: treasures a hit takes from the victim's base */
  steals?: "all" | "none" | "one" | "two";
  /** H3: a hit reef is out of the game, or the shooter moves it */
  hit_coral?: "moved" | "out";
  /** H4: squares a torpedo flies; 0 is any distance */
  torpedo_reach?: number;
  /** H5: whether a torpedo may be fired at nothing */
  shots_in_vain?: boolean;
  /** H6: torpedoes are reloaded on the base, never, or one at each turn */
  reload?: "base" | "never" | "turn";
  /** D2: one die, or two of which both are done or one is chosen */
  dice?: "both" | "choose" | "one";
  /** E4: the game ends at the target (E1), after rounds, or when the sea is empty (E5) */
  ends?: "empty" | "rounds" | "target";
  /** E4: full rounds of a game that ends by rounds */
  rounds?: number;
  /** E6: four players in two teams, seats 1 and 3 against 2 and 4 */
  teams?: boolean;
  /** A1: what each seat needs more or less than the target */
  target_by_seat?: number[];
  /** A2: torpedoes each seat has more or less */
  torpedoes_by_seat?: number[];
  /** A3: the seat that begins; 0 is as the table decides */
  begins?: number;
}

export type AtlantisTreasureEffect = AtlantisTreasurePiecesEffect | AtlantisTreasureSlideEffect | AtlantisTreasureFireEffect | AtlantisTreasureDieEffect | AtlantisTreasureHoldEffect;

/** A state of into-the-blue, as far as its viewer may see it. */
export interface IntoTheBlueState {
  phase: "chest" | "deal" | "decide" | "over" | "place" | "roll";
  seat: number;
  shells: number[][];
  left: number[];
  chests: (number | null)[];
  owners: number[];
  dice: string;
  held: string;
  rolls: number;
  turns: number;
  last_turn: number[];
  last_turns: number;
  ended_by: number;
}

/** The whole table. */
export interface IntoTheBlueScene {
  /** Whose turn it is; null before the first one and after the end. */
  turn: number | null;
  dive: IntoTheBlueDive;
  rolls: IntoTheBlueRolls;
  /** From the surface down. */
  levels: IntoTheBlueSeaLevel[];
  divers: IntoTheBlueDiver[];
  chests: IntoTheBlueChest[];
  /** null while nothing has begun the end. */
  last_turns: IntoTheBlueLastTurns | null;
  /** The scoring, when the game is over. */
  ceremony: IntoTheBlueCeremony | null;
}

/** What the dice show, and what they would give if they were final. */
export interface IntoTheBlueDive {
  /** Sorted; empty before the first roll of a turn. */
  dice: IntoTheBlueDieInRun[];
  /** The level the run reaches; 0 is none. */
  depth: number;
  /** The number that the run breaks at; null if it goes all the way down. */
  missing: number | null;
  /** How many dice are good for nothing as they lie. */
  lost: number;
  /** Nothing (T5, or no shell is left), shells on a level of the run (T6), a chest (T8). */
  gives: "chest" | "nothing" | "shells";
  /** Each level of the run and the shells it would take; empty unless the dice give shells. */
  places: IntoTheBluePlacing[];
}

/** One die as it lies, the dice being sorted. */
export interface IntoTheBlueDieInRun {
  face: string;
  /** Part of the run (T4), the chest of a perfect dive (T8), or good for nothing as the dice lie now. */
  role: "chest" | "lost" | "run";
  /** Kept before the last roll, or to be kept in the roll to come. */
  held: boolean;
}

/** Shells that the dice would put on a level (T6, T7). */
export interface IntoTheBluePlacing {
  level: number;
  shells: number;
}

/** The rolls of this turn. */
export interface IntoTheBlueRolls {
  made: number;
  left: number;
  /** Dice that fall now; 0 while a seat decides. */
  thrown: number;
  /** All faces of such a die. */
  faces: string;
}

/** A level: its treasures, its shells, and who would take what if the game ended now. */
export interface IntoTheBlueSeaLevel {
  level: number;
  /** Points of the main treasure. */
  main: number;
  /** Points of each secondary treasure. */
  secondaries: number[];
  /** For each seat, its shells here. */
  shells: number[];
  /** Those who have shells here, the first before the others. */
  standings: IntoTheBlueStanding[];
}

/** A seat on a level. */
export interface IntoTheBlueStanding {
  seat: number;
  /** 1 is the first. */
  rank: number;
  shells: number;
  /** The treasure it would take; 0 if none is left for it. */
  points: number;
  /** What sets it before the next one, if they have as many shells here. */
  tie: IntoTheBlueTieBreak | null;
}

/** Why one of two seats with as many shells on a level ranks higher. */
export interface IntoTheBlueTieBreak {
  /** S3 the shells on a level above, S4 the unplayed shells, S5 the earlier last turn. */
  rule: string;
  /** The text that says it: give it these fields, with names for the seats. */
  key: string;
  better: number;
  worse: number;
  /** The level compared under S3; else 0. */
  level: number;
  /** The number of the better seat; under S5 its place in the order of last turns. */
  ours: number;
  theirs: number;
}

/** A player: what is left in hand, what lies in the sea. */
export interface IntoTheBlueDiver {
  seat: number;
  /** Shells still to place. */
  left: number;
  placed: number;
  /** How many were taken; what they hold is in `chests`, where everybody may know it. */
  chests: number;
  /** From the treasures alone, if the game ended now. */
  points: number;
}

/** A chest on the floor, or the hole it left. */
export interface IntoTheBlueChest {
  slot: number;
  owner: number | null;
  /** Known to all when the game is over, or from the moment it is taken (C1). */
  value: number | null;
}

/** The end that has begun, or has come. */
export interface IntoTheBlueLastTurns {
  /** Who brought it about. */
  by: number;
  cause: "last-chest" | "last-shell";
  rule: string;
  /** Turns still to begin after this one. */
  left: number;
  /** Whose turns those are, in order. */
  seats: number[];
  /** Who has the very last turn, be it this one (but perfect dives give more). */
  last: number;
}

/** The whole scoring, in the order in which it is told. */
export interface IntoTheBlueCeremony {
  /** From the deepest up (S1). */
  levels: IntoTheBlueCeremonyLevel[];
  /** Seat by seat (S6). */
  chests: IntoTheBlueOpenedChest[];
  /** For each seat, its points from treasures. */
  treasures: number[];
  /** For each seat, its points from chests. */
  hoards: number[];
  scores: number[];
  winners: number[];
  /** The text for the winners: it takes `name`, or `names` if they share the victory, and `points`. */
  key: string;
  points: number;
}

/** One level is scored. */
export interface IntoTheBlueCeremonyLevel {
  level: number;
  standings: IntoTheBlueStanding[];
  /** For each seat, the points it takes here. */
  gains: number[];
  /** For each seat, its points so far. */
  totals: number[];
}

/** A chest is opened. */
export interface IntoTheBlueOpenedChest {
  slot: number;
  owner: number;
  value: number;
  /** For each seat, its points so far. */
  totals: number[];
}

/** Dice are kept and the others thrown. */
export interface IntoTheBlueKeepEffect {
  kind: "keep";
  /** The faces, sorted; empty if all dice are thrown. */
  kept: string;
  thrown: number;
}

/** The dice are final. */
export interface IntoTheBlueStopEffect {
  kind: "stop";
  /** It marks no die as held: which ones were does not matter any more. */
  dive: IntoTheBlueDive;
  ends: "last-turns" | "none" | "over";
}

/** Dice fall; those that lie held were kept. */
export interface IntoTheBlueRollEffect {
  kind: "roll";
  /** The faces that fell, sorted. */
  faces: string;
  dive: IntoTheBlueDive;
  /** Which roll of the turn this is. */
  roll: number;
  /** Whether it was the last one, so that the dice are final (T3). */
  final: boolean;
  ends: "last-turns" | "none" | "over";
}

/** Shells go to a level. */
export interface IntoTheBluePlaceEffect {
  kind: "place";
  level: number;
  shells: number;
  /** Shells in hand after it. */
  left: number;
  /** The rank there before; null without shells there. */
  before: number | null;
  /** The rank there after it. */
  after: number;
  /** Whether that is the first. */
  leads: boolean;
  /** Who would stand where on that level. */
  standings: IntoTheBlueStanding[];
  /** Points from treasures won or lost by it, on all levels, if the game ended then. */
  gain: number;
  ends: "last-turns" | "none" | "over";
}

/** A chest is taken; what it holds is its owner's secret. */
export interface IntoTheBlueChestEffect {
  kind: "chest";
  slot: number;
  /** Whether another whole turn follows (T8). */
  again: boolean;
  ends: "last-turns" | "none" | "over";
}

/** What may be changed. The names are the ones a person types in `--rules` and in a record. */
export interface IntoTheBlueRules {
  /** B1: shells of each player */
  shells?: number;
  /** B2: how many dice */
  dice?: number;
  /** B2: the faces of each die, a letter each; C is the chest; a face may stand twice */
  faces?: string;
  /** T2: rolls in a turn, the first included */
  rolls?: number;
  /** B3: how deep the sea is */
  levels?: number;
  /** B6: main treasure of each level, from level 1 down */
  main?: number[];
  /** B6: secondary treasure of each level, from level 1 down */
  secondary?: number[];
  /** B6: the other secondary treasure of each level; none given: both are alike */
  other_secondary?: number[];
  /** B4: secondaries on a level with 2, 3, 4 and 5 players */
  secondaries?: number[];
  /** B5: the values of the chests */
  chests?: number[];
  /** E1: what the last shell of a player does */
  last_shell?: "at-once" | "last-turns" | "never";
  /** E2: what the last chest does */
  last_chest?: "at-once" | "last-turns" | "never";
  /** C1: who sees the value of a taken chest before the scoring */
  chest_sight?: "open" | "secret";
  /** C2: whether a perfect dive gives another turn besides the chest */
  chest_turn?: boolean;
  /** A1: how many shells more or fewer each seat begins with */
  shells_by_seat?: number[];
  /** A2: how many rolls more or fewer each seat has in a turn */
  rolls_by_seat?: number[];
  /** A3: the seat that begins, 1 is the first; 0: the table decides */
  begins?: number;
}

/** What everyone scored, step by step. */
export interface IntoTheBlueScore {
  names: string[];
  /** From the deepest up (S1). */
  levels: IntoTheBlueCeremonyLevel[];
  /** For each player the points from treasures. */
  treasures: number[];
  /** For each player the sum of the chests. */
  chests: number[];
  scores: number[];
  winners: number[];
  /** The text for the winners: it takes `name`, or `names` if they share the victory, and `points`. */
  key: string;
  points: number;
  /** Whose treasure values these are: `box` if somebody typed them in, `reconstruction` if they are ours. */
  values: string;
}

export type IntoTheBlueEffect = IntoTheBlueKeepEffect | IntoTheBlueStopEffect | IntoTheBlueRollEffect | IntoTheBluePlaceEffect | IntoTheBlueChestEffect;

export interface GameViews {
  "atlantis-treasure": AtlantisTreasureState;
  "into-the-blue": IntoTheBlueState;
}

export interface GameScenes {
  "atlantis-treasure": AtlantisTreasureScene;
  "into-the-blue": IntoTheBlueScene;
}

export interface GameEffects {
  "atlantis-treasure": AtlantisTreasureEffect;
  "into-the-blue": IntoTheBlueEffect;
}

export interface GameRules {
  "atlantis-treasure": AtlantisTreasureRules;
  "into-the-blue": IntoTheBlueRules;
}

export interface GameScores {
  "into-the-blue": IntoTheBlueScore;
}
