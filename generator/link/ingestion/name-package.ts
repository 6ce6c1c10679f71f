import type { CodePlugin } from "./code/read-connectors.ts";

/** What the platform's own package is called; pages that name no other mean it. */
const platformPackage = "acryl-datahub";

/** The package that brings a plugin, where that isn't the platform's own. */
export function namePackage(code: Pick<CodePlugin, "package"> | undefined): string | undefined {
  return code?.package === platformPackage ? undefined : code?.package;
}
