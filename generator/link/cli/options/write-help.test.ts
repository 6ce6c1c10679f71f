import { expect, test } from "vitest";
import { writeHelp } from "./write-help.ts";

test("a paragraph that is kept loses what all of its lines are indented by", () => {
  const help = "Put it in.\n\n\b\n    tool put '{\n      a\n    }'\n\nThat is all.";
  expect(writeHelp(help)).toBe("Put it in.\n\n\n```text\ntool put '{\n  a\n}'\n```\n\n\nThat is all.");
});
