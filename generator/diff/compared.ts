import type { UncomparedArea, UnknownArea } from "../compare/change.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Judged } from "./gate.ts";

/** A comparison with all that is printed of it. */
export interface Compared extends Judged {
  /** What the sides are called. */
  readonly before: string;
  readonly after: string;
  readonly uncompared: readonly UncomparedArea[];
  /** Absent in what was compared as a whole. */
  readonly unknown?: readonly UnknownArea[] | undefined;
  /** Each side shows a schema of GraphQL of another service, and neither was compared with the other, which has been reported. */
  readonly hasOtherSchemas?: true | undefined;
  /** The later state; absent where nothing had to be linked to see that both are the same. */
  readonly catalogue?: Catalogue | undefined;
}
