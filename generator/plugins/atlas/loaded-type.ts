import type { TypeDef, TypePatch } from "./typedef-file.ts";

/** A type as it is when all files are loaded. */
export interface LoadedType extends TypeDef {
  /** Path of the file that declares it. */
  readonly declaredIn: string;
  /** Present where that is only referred to. */
  readonly isReferred?: true | undefined;
  /** In the order in which they were applied. */
  readonly patches: readonly AppliedPatch[];
}

/** A patch that has changed a type. */
export interface AppliedPatch {
  readonly patch: TypePatch;
  readonly file: string;
}
