import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describeCatalogue } from "./reference/describe-catalogue.ts";
import { describeCodes } from "./reference/describe-codes.ts";
import { describeCommands } from "./reference/describe-commands.ts";
import { describeConfiguration } from "./reference/describe-configuration.ts";
import { describeFunctions } from "./reference/describe-functions.ts";
import { describeRules } from "./reference/describe-rules.ts";
import type { Pages } from "./reference/pages.ts";
import { takeDocuments } from "./reference/take-documents.ts";

/** Pages of all that declarations say, and of the documents at the top of the project. */
export function describeReference(): Pages {
  return new Map([
    ...describeCommands(),
    ...describeConfiguration(),
    ...describeCodes(),
    ...describeRules(),
    ...describeFunctions(),
    ...describeCatalogue(),
    ...takeDocuments(),
  ]);
}

/** Replaces what is in the folder by those pages, below `docs`. */
export async function writeReference(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of describeReference()) {
    const file = join(folder, "docs", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
