import type { ProjectSite } from "../guide-projects/project-site.ts";

/** What the configuration of a Docusaurus project says, as far as its text tells. */
export interface DocusaurusProject extends ProjectSite {
  /** The sidebar's file below the input; absent where the configuration doesn't say, empty where there is none. */
  readonly sidebar?: string | undefined;
  /** Folders whose files are published at the base, below the input. */
  readonly statics: readonly string[];
}
