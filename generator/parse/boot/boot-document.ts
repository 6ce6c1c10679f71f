import type { KnownPlatform, LifecycleStage, OwnershipType, RetentionRule } from "../../catalogue/defaults.ts";
import type { AccessDocument } from "../access/access-document.ts";

/** What one file of the platform's own data has a deployment begin with. */
export interface BootDocument extends Pick<AccessDocument, "roles" | "policies"> {
  readonly kind: "bootDocument";
  readonly file: string;
  readonly platforms: readonly WrittenPlatform[];
  readonly ownershipTypes: readonly OwnershipType[];
  readonly lifecycleStages: readonly LifecycleStage[];
  readonly retention: readonly RetentionRule[];
}

/** A platform as the platform's data has it, its logo not yet found among the files. */
export type WrittenPlatform = Omit<KnownPlatform, "logo"> & {
  /** Address of the picture as the platform's own pages ask for it. */
  readonly logoUrl?: string | undefined;
};
