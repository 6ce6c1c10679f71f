import type { OtherFiles } from "../../diagnostics/other-languages.ts";
import type { Input } from "../input.ts";
import { findOtherFiles } from "./find-other-files.ts";
import { suggestsSchemas } from "./suggests-schemas.ts";

/** What a model has beside it in languages of which nobody has said whether they are to be read. */
export interface BesideModel {
  /** What belongs to the model, as far as anybody can tell. */
  readonly taken: readonly OtherFiles[];
  /** What may be about anything. */
  readonly left: readonly OtherFiles[];
}

interface Known {
  /** Paths of files that are read, below the input. */
  readonly read: ReadonlySet<string>;
  /** Paths of those among them that are of the model. */
  readonly model: readonly string[];
  readonly exclude?: readonly string[] | undefined;
  /** Whether a path belongs to a model that is only referred to. */
  readonly isReferred?: ((path: string) => boolean) | undefined;
}

/**
 * Descriptions of APIs and types of Atlas are what they say wherever they lie. Schemas may be about anything, as those of settings are, so that only those
 * count whose place suggests that they are about data.
 */
export function findBesideModel(
  input: Pick<Input, "folder" | "listing" | "prefix" | "tree">,
  { read, model, exclude, isReferred }: Known,
): BesideModel {
  const isRead = (path: string): boolean => read.has(path) || isReferred?.(path) === true;
  const others = findOtherFiles(input, isRead, exclude);
  const schemas = others.find(isSchemas);
  if (schemas === undefined) return { taken: others.filter(isClear), left: others.filter((files) => !isClear(files)) };
  const folders = new Set(model.map((path) => path.slice(0, path.lastIndexOf("/") + 1)));
  const isUnrelated = (path: string): boolean => isRead(path) || !suggestsSchemas(path, folders);
  const related = findOtherFiles(input, isUnrelated, exclude).filter(isSchemas);
  const isAll = related[0]?.count === schemas.count;
  const isRelated = (path: string): boolean => isRead(path) || suggestsSchemas(path, folders);
  const unrelated = isAll ? [] : findOtherFiles(input, isRelated, exclude).filter(isSchemas);
  return {
    taken: [...others.filter(isClear), ...related],
    left: [...others.filter((files) => !isClear(files) && !isSchemas(files)), ...unrelated],
  };
}

function isClear({ language }: OtherFiles): boolean {
  return language === "openapi" || language === "atlas";
}

function isSchemas({ language }: OtherFiles): boolean {
  return language === "jsonSchema";
}
