import { join } from "node:path";
import type { FileTree } from "../files/file-tree.ts";
import { datahubLayout } from "./datahub-layout.ts";
import { listFolders, platformModules } from "./find-renamed-checkout.ts";
import type { Layout } from "./layout.ts";

/** Modules with schemas that aren't the model: what others are built with, examples and what tests have. */
const besideModel: ReadonlySet<string> = new Set(["li-utils", "metadata-models-custom", "test-models"]);

/**
 * The layout of a checkout without the folder of its model, which a part of a clone may lack: modules of the platform beside the list of its
 * guides. What is left is read as in a whole one, so that neither examples of custom models nor schemas of tests stand for the model.
 */
export function findBareCheckout(folder: string, tree: FileTree): Layout | undefined {
  const isThere = (path: string): boolean => tree.exists(join(folder, path));
  const marks = platformModules.filter(isThere);
  const hasGuides = isThere("docs") && datahubLayout.prose?.sidebars.some(isThere) === true;
  if (!hasGuides || marks.length < 2 || isThere("metadata-models")) return undefined;
  const mayBeModel = listFolders(folder, tree).some(
    (name) => !besideModel.has(name) && isThere(`${name}/src/main/pegasus`),
  );
  return mayBeModel ? undefined : { ...datahubLayout, marks };
}
