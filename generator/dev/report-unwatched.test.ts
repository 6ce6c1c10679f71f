import { expect, it } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import { reportUnwatched } from "./report-unwatched.ts";

it("says once for each cause how many folders stay unwatched, and what helps", () => {
  const report = createReport();
  const refused = new Map([
    ["/platform/docs", "ENOSPC"],
    ["/platform/secret", "EACCES"],
    ["/platform/models", "ENOSPC"],
    ["/platform", "EIO"],
  ]);
  reportUnwatched(refused, "/platform", report);
  expect(report.diagnostics.map(({ code, message, help }) => [code, message, help])).toEqual([
    [
      "serve/unwatched",
      "changes in 2 folders, `docs` among them, stay unnoticed: the system refuses to watch them (ENOSPC)",
      "raise `fs.inotify.max_user_watches`, name fewer folders with --input, or let `--poll` look for changes",
    ],
    [
      "serve/unwatched",
      "changes in `secret` stay unnoticed: the system refuses to watch it (EACCES)",
      "let whoever runs `aspectdoc dev` read it",
    ],
    [
      "serve/unwatched",
      "changes in `.` stay unnoticed: the system refuses to watch it (EIO)",
      "start `aspectdoc dev` again after a change there",
    ],
  ]);
});
