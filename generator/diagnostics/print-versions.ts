/** Schemas of one input: a folder or a file each. */
export interface SeveralSchemas {
  /** The one that is shown. */
  readonly main: string;
  readonly left: readonly string[];
  readonly coordinate: string;
  readonly more: number;
}

/** What has each schema in a site, as a line of a config file. */
export function printVersions({ main, left }: Pick<SeveralSchemas, "main" | "left">): string {
  const places = [main, ...left];
  const names = places.map((place) => nameApi(place.split("/").at(-1) ?? ""));
  const entries = places.map((place, index) => {
    const others = places.filter((other) => other !== place);
    const own = names[index] ?? "";
    const name = names.filter((other) => other === own).length > 1 ? nameApi(place) : own;
    const set = place === main ? "" : `pluginId: ${name}, `;
    return `{ version: ${name}, ${set}exclude: ${printPatterns(others)} }`;
  });
  return `versions: [${entries.join(", ")}]`;
}

/** What has each version in a site, with what changed from one to the next, as a line of a config file; the newest comes first. */
export function printOlderVersions(places: readonly string[]): string {
  const names = places.map(
    (place) =>
      place
        .split("/")
        .at(-1)
        // An ending begins with a letter, and a part of a version with a digit.
        ?.replace(/\.[A-Za-z]\w*$/, "") ?? "",
  );
  const entries = places.map((place, index) => {
    const others = places.filter((other) => other !== place);
    return `{ version: ${JSON.stringify(names[index] ?? "")}, exclude: ${printPatterns(others)} }`;
  });
  return `versions: [${entries.join(", ")}]`;
}

/** An earlier version of documents that a project keeps beside them; paths count from the input. */
export interface EarlierVersion {
  readonly version: string;
  readonly content: string;
  readonly sidebar: string | undefined;
}

/** So many earlier versions are written out. */
const mostEarlier = 3;

/** What has the documents and their earlier versions in a site, as a line of a config file, with the newest of them at its base. */
export function printEarlierVersions(earlier: readonly EarlierVersion[]): string {
  const entries = earlier.slice(0, mostEarlier).map(({ version, content, sidebar }, index) => {
    const last = index === 0 ? "isLast: true, " : "";
    const order = sidebar === undefined ? "" : `, sidebar: ${JSON.stringify(sidebar)}`;
    return `{ version: ${JSON.stringify(version)}, ${last}content: [${JSON.stringify(content)}]${order} }`;
  });
  return `versions: [{ version: next, banner: unreleased }, ${entries.join(", ")}]`;
}

/** So many folders of guides are written out. */
const mostContent = 6;

/** What has guides of each folder as a version, as a line of a config file; the newest comes first. */
export function printContentVersions(folders: readonly string[]): string {
  const entries = folders.slice(0, mostContent).map((folder) => {
    return `{ version: ${JSON.stringify(folder.split("/").at(-1))}, content: [${JSON.stringify(folder)}] }`;
  });
  return `versions: [${entries.join(", ")}]`;
}

/** What has schemas of each folder as a version, under names that count from there, as a line of a config file; the newest comes first. */
export function printInputVersions(folders: readonly string[]): string {
  const entries = folders.slice(0, mostContent).map((folder) => {
    return `{ version: ${JSON.stringify(folder.split("/").at(-1))}, inputs: [${JSON.stringify(folder)}] }`;
  });
  return `versions: [${entries.join(", ")}]`;
}

/** A name that may be a folder of a site, and is none that a site has for itself. */
function nameApi(place: string): string {
  const bare = place.replace(/\.\w+$/, "").replace(/(\w)[./_-]schema$/, "$1");
  const name = bare
    .replace(/[^\w-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(-60);
  return /api$/i.test(name) ? name : `${name}-api`;
}

/** What leaves folders and files out, as a value of a config file. */
export function printPatterns(places: readonly string[]): string {
  const patterns = places.map((place) => {
    const literal = place.replace(/[\\*?{}[\]()!+@]/g, "\\$&");
    return isFile.test(place) ? literal : `${literal}/**`;
  });
  return `[${patterns.map((pattern) => JSON.stringify(pattern)).join(", ")}]`;
}

const isFile = /\.(?:graphqls?|gql|json|ya?ml)$/;
