import { markdownGlob } from "../places/markdown-files.ts";
import { diskTree } from "./files/file-tree.ts";
import type { Listing } from "./files/list-files.ts";
import { anyMember, findMembers } from "./layouts/find-members.ts";
import { hasGuideAtTop, holdsGuidesAlone } from "./pages/prose-folders.ts";

/** Hand-written pages of a folder that is no project, and what a configuration is to say of them. */
export interface SurveyedGuides {
  /** Folders of them; `.` for all that lies in the surveyed one. */
  readonly content: readonly string[];
  /** Whether more is found where the configuration names none of these: the README above them, projects beside them. */
  readonly isFoundBest: boolean;
  /** The README where it is the first page of the site, so that its heading says what that is about. */
  readonly frontReadme: string | undefined;
  /** Whether there is one at all. */
  readonly hasReadme: boolean;
}

interface Surveyed {
  readonly folder: string;
  readonly listing: Listing;
  /** Folders that guides are usually in, as far as there are any. */
  readonly named: readonly string[];
  /** Whether Markdown may be all that the folder is about, wherever it lies. */
  readonly mayBeAll: boolean;
}

/** Where the guides of a folder are. */
export async function surveyGuides({ folder, listing, named, mayBeAll }: Surveyed): Promise<SurveyedGuides> {
  // Whoever begins with READMEs here and there means all of them, and a folder of guides is one with all that lies around it.
  const isWhole =
    named.length === 0 ? mayBeAll && find(`**/*.${markdownGlob}`, listing).length > 0 : isAllGuides(named, listing);
  const content = isWhole ? ["."] : named;
  const readme = find("{README,Readme,readme}.md", listing)[0];
  const hasReadme = readme !== undefined;
  if (content.length !== 1) return { content, isFoundBest: false, frontReadme: undefined, hasReadme };
  const input = { given: ".", folder, prefix: "", listing, tree: diskTree };
  const hasProjects = (await findMembers(input, anyMember)).length > 0;
  const isAbove = isWhole ? hasProjects : content[0] !== "content";
  return {
    content,
    isFoundBest: !isWhole && (hasProjects || hasReadme),
    frontReadme: isAbove ? readme : undefined,
    hasReadme,
  };
}

/** Whether folders of guides are parts of a folder that has others beside them, and nothing else. */
function isAllGuides(named: readonly string[], listing: Listing): boolean {
  return named.length > 0 && hasGuideAtTop(listing) && holdsGuidesAlone(listing);
}

function find(glob: string, listing: Listing): readonly string[] {
  return listing.dropIgnored(listing.find([glob]));
}
