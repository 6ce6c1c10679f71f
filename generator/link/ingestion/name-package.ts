import { platformPackage } from "../../catalogue/ingestion.ts";
import type { CodePlugin } from "./code/read-connectors.ts";

/** The package that brings a plugin, where that isn't the platform's own. */
export function namePackage(code: Pick<CodePlugin, "package"> | undefined): string | undefined {
  return code?.package === platformPackage ? undefined : code?.package;
}
