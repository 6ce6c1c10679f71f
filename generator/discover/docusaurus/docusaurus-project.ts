import type { ProjectSite } from "../guide-projects/project-site.ts";

/** What the configuration of a Docusaurus project says, as far as its text tells. */
export interface DocusaurusProject extends ProjectSite {
  /** Absent for all later ones. */
  readonly edition?: "first" | undefined;
  /** The sidebar's file below the input; absent where the configuration doesn't say, empty where there is none. */
  readonly sidebar?: string | undefined;
  /** Folders whose files are published at the base, below the input. */
  readonly statics: readonly string[];
  /** What its plug-in for documents publishes besides them. */
  readonly further: readonly FurtherDocs[];
  /** Paths below the base at which it has pages that aren't made here: a blog, earlier versions, translations, programs. */
  readonly unmade: readonly string[];
}

/** A folder of documents beside the first one, with an address and a sidebar of its own. */
export interface FurtherDocs extends Pick<DocusaurusProject, "sidebar" | "route"> {
  /** Below the input. */
  readonly docs: string;
}
