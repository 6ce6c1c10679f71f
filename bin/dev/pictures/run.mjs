// Takes the pictures from TypeScript sources, which Node can't run by itself in every version that the project supports.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const { module } = await runnerImport(fileURLToPath(new URL("take-pictures.ts", import.meta.url)), {
  configFile: false,
  logLevel: "error",
});
await module.takePictures();
