import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../package-folder.ts";
import { digest } from "../places/digest.ts";

/*
 * Which tool it is that runs: another build of it gets another name, and trusts nothing that this one has left. To read all
 * of it takes a tenth of a run that finds nothing changed, so a cache has a note of what it looked like and what its name was.
 */

/** What of the package decides what comes out, besides the input and the settings. */
const parts = ["dist/cli", "dist/site", "templates/text", "package.json"];

/** What the tool is called by all that it consists of. That is gone through for the first who asks, if anyone does. */
export interface ToolIdentity {
  name(): string;
  /** Leaves a note of the name in the cache, unless it is there. That it can't be written is no harm. */
  note(): void;
}

/** Knows the tool with the help of a cache's folder, which may be missing. */
export function createToolIdentity(folder: string): ToolIdentity {
  let known: { readonly look: string; readonly name: string; isNoted: boolean } | undefined;
  const identify = (): NonNullable<typeof known> => {
    const files = listFiles();
    const look = describeLook(files);
    const noted = readNote(folder, look);
    return { look, name: noted ?? nameOnce(look, files), isNoted: noted !== undefined };
  };
  return {
    name: () => (known ??= identify()).name,
    note() {
      known ??= identify();
      if (known.isNoted) return;
      const path = notePath(folder);
      try {
        // Never through a link that lies there: it might lead to a file of somebody else.
        rmSync(path, { force: true });
        writeFileSync(path, `${known.look} ${known.name}`, { flag: "wx" });
        known.isNoted = true;
      } catch {
        // Another run may have been quicker; else the next one reads the tool again.
      }
    },
  };
}

function notePath(folder: string): string {
  return join(folder, "tool");
}

/** The name that a tool of this look has; undefined where nobody has noted it whole. */
function readNote(folder: string, look: string): string | undefined {
  try {
    const [, noted, name] = /^([\w-]{22}) ([\w-]{22})$/.exec(readFileSync(notePath(folder), "utf8")) ?? [];
    return noted === look ? name : undefined;
  } catch {
    return undefined;
  }
}

/**
 * As far as the file system tells without a look into the files. It goes by the time that nobody can set: packages come with
 * times of their own, so that two of the same version may look alike otherwise.
 */
function describeLook(files: readonly string[]): string {
  const looks = files.map((file) => {
    const { size, ctimeMs } = statSync(file);
    return `${file.slice(packageFolder.length)} ${size} ${ctimeMs}`;
  });
  return digest(process.version, packageFolder, ...looks);
}

/** What has been gone through last: a process that writes several sites, each with a cache of its own, reads the tool once. */
let named: { readonly look: string; readonly name: string } | undefined;

function nameOnce(look: string, files: readonly string[]): string {
  if (named?.look !== look) named = { look, name: nameContents(files) };
  return named.name;
}

function nameContents(files: readonly string[]): string {
  return digest(process.version, ...files.flatMap((file) => [file.slice(packageFolder.length), readFileSync(file)]));
}

function listFiles(): readonly string[] {
  return parts.flatMap((part) => {
    const path = join(packageFolder, part);
    if (!existsSync(path)) return [];
    if (path.endsWith(".json")) return [path];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  });
}
