import type { FileTree } from "../files/file-tree.ts";
import { openConfig } from "../guide-projects/open-config.ts";
import { manifests } from "./manifests.ts";
import type { NameTexts } from "./name-texts.ts";
import { readRepositoryName } from "./read-repository-name.ts";

const readmes = ["README.md", "readme.md", "Readme.md", "README.markdown", "README.rst", "README"];
/** Of a README's text: what it is about stands further up. */
const longest = 65_536;

/** Reads what may say of a folder what it calls itself. */
export function readNameTexts(folder: string, tree: FileTree): NameTexts {
  const read = (file: string): string | undefined =>
    tree.exists(`${folder}/${file}`) ? openConfig(folder, file, tree) : undefined;
  const file = readmes.find((name) => tree.exists(`${folder}/${name}`));
  const text = file === undefined ? undefined : read(file)?.slice(0, longest);
  return {
    readme: file === undefined || text === undefined ? undefined : { file, text },
    manifests: manifests.flatMap((each) => {
      const found = read(each);
      return found === undefined ? [] : { file: each, text: found };
    }),
    repository: readRepositoryName(folder),
  };
}
