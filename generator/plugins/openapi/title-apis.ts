import { type ApiFile, asObject, asText } from "./api-document.ts";
import { nameUntitled } from "./name-untitled.ts";
import { tellFile } from "./tell-file.ts";
import { tellVersion } from "./tell-version.ts";

/** How an API is called among others. */
export interface ApiTitle {
  /** By readers: its title, with its version where others have the same one, else with what tells its file from theirs. */
  readonly title: string;
  /** By comparisons: its title, with its file where others have the same one, as versions go on. */
  readonly name: string;
  /** By addresses: its title, with its version or all of its file, which another one beside it doesn't change. */
  readonly place: string;
}

/** What generators write where nobody has said a title: the file that they have made the description of. */
const ofGenerator = /^[\w./-]+\.proto$/;

/** A title for each description, by its file. Several versions of an API are often kept side by side, under one title. */
export function titleApis(apis: readonly Pick<ApiFile, "file" | "document">[]): ReadonlyMap<string, ApiTitle> {
  const told = apis.map(({ file, document }) => {
    const info = asObject(document["info"]) ?? {};
    const written = asText(info["title"]);
    const title = written === undefined || ofGenerator.test(written) ? nameUntitled(file) : written;
    const version = tellVersion(document);
    return { file, title, withVersion: version === undefined ? title : `${title} ${version}` };
  });
  const titles = listSingle(told.map(({ title }) => title));
  const versions = listSingle(told.map(({ withVersion }) => withVersion));
  return new Map(
    told.map(({ file, title, withVersion }) => {
      if (titles.has(title)) return [file, { title, name: title, place: title }];
      const alike = told.filter((each) => each.title === title).map((each) => each.file);
      const name = `${title} (${file})`;
      const isVersion = versions.has(withVersion);
      const inWords = isVersion ? withVersion : `${title} (${tellFile(file, alike)})`;
      return [file, { title: inWords, name, place: isVersion ? withVersion : name }];
    }),
  );
}

/** Those that stand there once. */
function listSingle(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const single = new Set<string>();
  for (const text of texts) {
    if (seen.has(text)) single.delete(text);
    else single.add(text);
    seen.add(text);
  }
  return single;
}
