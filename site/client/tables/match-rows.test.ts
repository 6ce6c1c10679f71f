import { describe, expect, it } from "vitest";
import { countMarks, matchRows, type FilterRow } from "./match-rows.ts";

interface Row extends FilterRow {
  readonly rows: readonly Row[];
}

function row(text: string, marks: readonly string[] = [], rows: readonly Row[] = []): Row {
  return { text, marks: new Set(marks), rows };
}

const owner = row("owner urn", ["required"]);
const source = row("source ownershipsource", [], [row("url string")]);
const owners = row("owners array[owner] list of owners", ["required"], [owner, source]);
const modified = row("lastmodified auditstamp when it changed");
const rows = [owners, modified];

function find(text: string, ...marks: readonly string[]) {
  const { shown, opened, count } = matchRows(rows, { text, marks: new Set(marks) });
  const name = (each: Row): string => each.text.split(" ")[0] ?? "";
  return { shown: [...shown].map(name).sort(), opened: [...opened].map(name).sort(), count };
}

describe("a filter of rows", () => {
  it("that asks for nothing shows all of them", () => {
    expect(find(" ").shown).toEqual(["lastmodified", "owner", "owners", "source", "url"]);
  });

  it("takes words in any order and case", () => {
    expect(find("CHANGED  audit")).toEqual({ shown: ["lastmodified"], opened: [], count: 1 });
    expect(find("changed owners").count).toBe(0);
  });

  it("keeps the parents of a row inside, and opens them", () => {
    expect(find("url")).toEqual({ shown: ["owners", "source", "url"], opened: ["owners", "source"], count: 1 });
  });

  it("keeps all that is inside a row that answers", () => {
    expect(find("ownershipsource")).toEqual({ shown: ["owners", "source", "url"], opened: ["owners"], count: 1 });
  });

  it("asks for marks as well as words", () => {
    expect(find("", "required").count).toBe(2);
    expect(find("list", "required").count).toBe(1);
    expect(find("changed", "required").count).toBe(0);
  });
});

describe("the marks of rows", () => {
  it("are counted inside too, those that every table has first", () => {
    const more = [row("a", ["secret", "required"]), row("b", ["secret"], [row("c", ["deprecated"])]), row("d")];
    expect(countMarks(more)).toEqual([
      ["required", 1],
      ["deprecated", 1],
      ["secret", 2],
    ]);
  });

  it("that all rows bear are left out", () => {
    expect(countMarks([row("a", ["required"]), row("b", ["required"])])).toEqual([]);
  });
});
