import { expect, test } from "vitest";
import { createRepositoryLinks } from "./create-repository-links.ts";

const cloned = {
  prefix: "model/",
  sourceUrl: "https://git.example/team/model/-/blob/main/{path}#L{line}-{endLine}",
  editUrl: "https://git.example/team/model/-/edit/main/{path}",
};

test("files of a clone are shown and edited where it came from", () => {
  const links = createRepositoryLinks({ repositories: [cloned] });
  expect(links.source("model/a b/C#.pdl", 3)).toBe("https://git.example/team/model/-/blob/main/a%20b/C%23.pdl#L3-3");
  expect(links.source("model/a", 3, 5)).toBe("https://git.example/team/model/-/blob/main/a#L3-5");
  expect(links.source("model/a")).toBe("https://git.example/team/model/-/blob/main/a");
  expect(links.edit("model/a")).toBe("https://git.example/team/model/-/edit/main/a");
  expect(links.issue("12", "model/a")).toBe("https://git.example/team/model/-/issues/12");
  expect([links.source("other/a"), links.edit("other/a"), links.issue("12", "other/a")]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

test("what is configured goes before that, and an empty address is no link", () => {
  const sourceUrl = "https://git.example/fork/blob/main/{path}";
  const links = createRepositoryLinks({ repositories: [cloned], sourceUrl });
  expect(links.source("model/a", 3)).toBe("https://git.example/fork/blob/main/model/a");
  expect(links.issue("12", "model/a")).toBe("https://git.example/fork/issues/12");
  expect(links.edit("model/a")).toBe("https://git.example/team/model/-/edit/main/a");
  const none = createRepositoryLinks({ repositories: [cloned], sourceUrl: "" });
  expect([none.source("model/a"), none.edit("model/a"), none.issue("12", "model/a")]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

test("a file beside the folder that is documented is where the repository has it, and none is beside the repository", () => {
  const part = {
    prefix: "",
    below: "a b/docs",
    sourceUrl: "https://git.example/team/model/blob/main/a%20b/docs/{path}#L{line}",
  };
  const { source } = createRepositoryLinks({ repositories: [part] });
  expect(source("../mill.py", 3)).toBe("https://git.example/team/model/blob/main/a%20b/mill.py#L3");
  expect(source("../../README.md")).toBe("https://git.example/team/model/blob/main/README.md");
  expect(source("../../../README.md")).toBeUndefined();
  const configured = createRepositoryLinks({ repositories: [part], sourceUrl: part.sourceUrl });
  expect(configured.source("../mill.py")).toBeUndefined();
});
