// Runs the audit from its TypeScript sources, which Node can't do by itself in every version that the project supports.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const { module } = await runnerImport(fileURLToPath(new URL("audit.ts", import.meta.url)), {
  configFile: false,
  logLevel: "error",
});
process.exitCode = await module.audit(process.argv.slice(2));
