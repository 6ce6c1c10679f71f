import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What somebody calls a config file who hasn't looked up its name. */
const nearName =
  /^\.?aspectdoc(?:[-_.]?(?:conf|config|cfg|settings))?(?:\.(?:ya?ml|json[5c]?|toml)|rc(?:\.(?:ya?ml|json))?)$/i;

/** What commands print begins so, as reports in JSON and SARIF do, and may have been put into a file of such a name. */
const printed = /"(?:formatVersion|runs)":/;

/** What is longer is no config file. */
const mostBytes = 1_000_000;

/**
 * The file in a folder that is meant as the config file and isn't called so: it has nearly the name, and a key of the
 * configuration.
 */
export async function findNearName(folder: string): Promise<string | undefined> {
  const names = listNames(folder).filter((name) => nearName.test(name));
  if (names.length === 0) return undefined;
  const { configKeys } = await import("./config-keys.ts");
  const keys = new RegExp(String.raw`^\s*[{,]?\s*["']?(?:${Object.keys(configKeys).join("|")})["']?\s*[:=]`, "m");
  return names.toSorted().find((name) => {
    const text = readText(join(folder, name));
    return keys.test(text) && !printed.test(text);
  });
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function readText(file: string): string {
  try {
    const { size } = statSync(file);
    return size > mostBytes ? "" : readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
