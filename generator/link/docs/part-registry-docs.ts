import type { RegistryDocument, RegistryEntity } from "../../parse/registry/registry-document.ts";
import { type DocTexts, nameDoc } from "./doc-names.ts";

/** Registries apart from what the docs of entities say. */
export interface PartedRegistries {
  /** To be linked: with names of docs in their places. */
  readonly bare: readonly RegistryDocument[];
  readonly told: DocTexts;
}

/** Takes docs out of registries, for the same reason as out of schemas. */
export function partRegistryDocs(documents: readonly RegistryDocument[]): PartedRegistries {
  const told = new Map<string, string[]>();
  const withoutDoc = (entity: RegistryEntity, file: string): RegistryEntity => {
    if (entity.doc === undefined) return entity;
    const texts = told.get(file) ?? [];
    told.set(file, texts);
    return { ...entity, doc: nameDoc(file, texts.push(entity.doc) - 1) };
  };
  const bare = documents.map((document) => {
    return { ...document, entities: document.entities.map((entity) => withoutDoc(entity, document.file)) };
  });
  return { bare, told };
}
