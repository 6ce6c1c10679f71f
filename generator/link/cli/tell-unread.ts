import { pythonCodes } from "../../diagnostics/codes/python.ts";
import type { Report } from "../../diagnostics/report.ts";
import { listEffective, type PythonModule } from "../code/python-modules.ts";
import { findScript, type Program } from "./program.ts";

/** Says so where the commands of a program are made by what can't be told from its text. */
export function tellUnread(program: Program, module: PythonModule, report: Report): void {
  const inside = findScript(program, module)?.body ?? [];
  const imported = listEffective([...module.document.statements, ...inside]).flatMap((statement) =>
    statement.kind === "import" || statement.kind === "fromImport" ? [statement.module.split(".", 1)[0] ?? ""] : [],
  );
  const library = imported.find((name) => libraries.has(name));
  if (program.span === undefined) return;
  report.add(pythonCodes.unreadProgram({ program: program.name, library }), program.span);
}

/** What programs are made with. */
const libraries: ReadonlySet<string> = new Set([
  ...["click", "rich_click", "asyncclick", "cloup", "typer", "argparse", "optparse", "getopt"],
  ...[
    "absl",
    "argh",
    "cement",
    "cleo",
    "clize",
    "cyclopts",
    "defopt",
    "docopt",
    "fire",
    "jsonargparse",
    "plumbum",
    "tyro",
  ],
]);
