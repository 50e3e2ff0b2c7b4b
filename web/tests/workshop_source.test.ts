// What people type, paste and drop: codes, links and files, and what is none of them.
import { describe, expect, it } from "vitest";
import { cleanTitle } from "../src/lib/kept_rules.svelte";
import { rulesLink } from "../src/lib/links";
import { readGiven, rulesFile } from "../src/workshop/source";
import { same } from "../src/lib/json";
import { fieldSchemas, kindOf } from "../src/workshop/fields";

describe("what a person gives", () => {
  it("is a code, however it is written", () => {
    expect(readGiven("  F1-ABCDE-FGH \n").rules).toBe("F1-ABCDE-FGH");
    expect(readGiven("my rules: f1-abcde").rules).toBe("f1-abcde");
  });

  it("is a link, with the name behind its #", () => {
    const link = rulesLink("F1-ABCDE", "Été & mer", "https://sea.example");
    expect(readGiven(link)).toEqual({ rules: "F1-ABCDE", game: null, title: "Été & mer" });
    expect(readGiven("https://sea.example/rules#F1-ABCDE")).toEqual({ rules: "F1-ABCDE", game: null, title: "" });
    expect(readGiven("https://sea.example/workshop/sea?rules=F1-ABCDE").rules).toBe("F1-ABCDE");
  });

  it("is a file, named after the rules", () => {
    const given = readGiven(rulesFile("sea", { depth: 3 }), "Sunday.json");
    expect(given).toEqual({ rules: { depth: 3 }, game: "sea", title: "Sunday" });
  });

  it("may be the record of a game, whose rules are taken", () => {
    expect(readGiven('{"format":"fathoms/1","game":"sea","rules":{"depth":1},"moves":[]}').rules).toEqual({ depth: 1 });
  });

  it.each([
    "",
    "hello",
    "{",
    "{}",
    "[1]",
    '{"format":"fathoms-rules/1"}',
    '{"format":"fathoms-rules/1","game":"sea","rules":[]}',
    "%E0%A4%A",
  ])("is refused in words when it is %s", (text) => expect(() => readGiven(text)).toThrow());

  it.each(["F2-ABCDE", '{"format":"fathoms-rules/2","game":"sea","rules":{}}', '{"format":"fathoms/9"}'])(
    "comes from a newer house: %s",
    (text) => {
      expect(() => readGiven(text)).toThrow();
    },
  );
});

describe("a title", () => {
  it("is one line of plain words", () => {
    expect(cleanTitle(" a\u202eb\nc\u0000 ")).toBe("a b c");
    expect(cleanTitle("x".repeat(90))).toHaveLength(40);
  });
});

describe("a schema", () => {
  const schemas = fieldSchemas({
    schema: {
      $ref: "#/$defs/Rules",
      $defs: {
        Face: { enum: ["N", "S"] },
        Loop: { $ref: "#/$defs/Loop" },
        Rules: {
          properties: {
            number: { type: "integer", minimum: 1 },
            flag: { type: "boolean" },
            face: { $ref: "#/$defs/Face" },
            faces: { type: "array", items: { $ref: "#/$defs/Face" } },
            numbers: { type: "array", items: { type: "integer" } },
            text: { type: "string" },
            lines: { type: "array", items: { type: "string" } },
            table: { type: "object" },
            loop: { $ref: "#/$defs/Loop" },
          },
        },
      },
    },
  });

  it("says what each field is filled in with", () => {
    const kinds = Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, kindOf(one)]));
    expect(kinds).toEqual({
      number: "number",
      flag: "switch",
      face: "choice",
      faces: "choices",
      numbers: "numbers",
      text: "text",
      lines: "lines",
      table: "json",
      loop: "json",
    });
  });

  it("compares values by what they hold", () => {
    expect(same({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
    expect(same([1, 2], [1, 2, 3])).toBe(false);
    expect(same({ a: 1 }, { b: 1 })).toBe(false);
    expect(same([], {})).toBe(false);
  });
});
