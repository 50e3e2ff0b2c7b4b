import { describe, expect, it } from "vitest";
import { inviteLink, readTableFragment, tokenLink } from "../src/lib/links";
import { isNewer, packRecord, readRecord, unpackRecord } from "../src/lib/records";
import { placeOf } from "../src/lib/router.svelte";

describe("links", () => {
  it("carry an invite or a token behind the #", () => {
    const invite = new URL(inviteLink("t1", "abcdefgh12", "https://sea.example"));
    expect(invite.search).toBe("");
    expect(readTableFragment(invite.hash.slice(1))).toEqual({ invite: "abcdefgh12", token: "" });
    const token = new URL(tokenLink("t1", "tok-en_1234", "https://sea.example"));
    expect(readTableFragment(token.hash.slice(1)).token).toBe("tok-en_1234");
  });

  it("read nothing from a fragment that is none", () => {
    expect(readTableFragment("token=<script>")).toEqual({ invite: "", token: "" });
    expect(readTableFragment("")).toEqual({ invite: "", token: "" });
  });

  it("hold a whole game, in the letters of an address", async () => {
    const record = { format: "fathoms/1", moves: Array.from({ length: 200 }, (_, i) => `roll 12345${i % 6}`) };
    const packed = await packRecord(record);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(JSON.stringify(record).length / 4);
    expect(await unpackRecord(packed)).toEqual(record);
    expect(await readRecord(`https://sea.example/replay#game=${packed}`)).toEqual(record);
  });

  it("refuse what is no record", async () => {
    await expect(readRecord("[1, 2]")).rejects.toThrow();
    await expect(readRecord("what is this")).rejects.toThrow();
    await expect(unpackRecord("AAAA")).rejects.toThrow();
    expect(isNewer({ format: "fathoms/2" })).toBe(true);
    expect(isNewer({ format: "fathoms/1" })).toBe(false);
  });

  it("name a page without its last slash", () => {
    expect(placeOf(new URL("https://sea.example/book/x/?rules=a#T3"))).toMatchObject({
      path: "/book/x",
      fragment: "T3",
    });
    expect(placeOf(new URL("https://sea.example/#%E0%A4%A")).fragment).toBe("%E0%A4%A");
  });
});
