import type { Source } from "../catalogue/catalogue.ts";
import type { GraphqlDocument } from "./graphql/graphql-document.ts";
import type { RegistryDocument } from "./registry/registry-document.ts";
import type { SchemaDocument } from "./schema-document.ts";

/** All that was read, each file by itself: what the parsers hand to the linker. */
export interface Documents {
  /** By path of the file. */
  readonly schemas: readonly SchemaDocument[];
  /** By path of the file. */
  readonly registries: readonly RegistryDocument[];
  /** All SDL files together, since SDL has no files. */
  readonly graphql: GraphqlDocument;
  /** Every file that came in, read or not, by path. */
  readonly sources: readonly Source[];
}
