import { join } from "node:path";
import { packageFolder } from "../../../generator/package-folder.ts";
import { createSourceServer } from "./create-source-server.ts";

/** Runs the command `dev` from its sources; what follows on the command line is for it. */
export async function develop(): Promise<void> {
  // As the built site is rendered, whatever React is told elsewhere.
  process.env["NODE_ENV"] = "production";
  const { openSource, load } = await createSourceServer();
  const { describeDev } = await load<DevCommand>(join(packageFolder, "generator/commands/dev-command.ts"));
  const { createTerminal } = await load<Terminals>(join(packageFolder, "generator/commands/terminal.ts"));
  await describeDev(createTerminal(), (code) => void (process.exitCode = code), openSource).parseAsync();
}

type DevCommand = typeof import("../../../generator/commands/dev-command.ts");
type Terminals = typeof import("../../../generator/commands/terminal.ts");
