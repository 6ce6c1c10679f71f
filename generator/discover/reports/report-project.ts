import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import { listEarlierVersions } from "../docusaurus/list-earlier-versions.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import type { Listing } from "../files/list-files.ts";
import type { Input } from "../input.ts";
import { startOfFile } from "../../places/start-of-file.ts";

/** An input, or a project of guides in a folder of one, whose files nobody has to list then. */
interface ReportedProject extends Pick<Input, "layout" | "prefix"> {
  /** Below the input; empty where it is the input. */
  readonly folder: string;
  readonly listing?: Listing | undefined;
}

/** Tells what of a project with a site of its own becomes no page. */
export function reportProject(
  { layout: { project }, prefix, folder, listing }: ReportedProject,
  { content, include, version }: DiscoverOptions,
  report: Report,
): void {
  if (project === undefined || content !== undefined || include !== undefined) return;
  const { file, failure, docs, docsPath, leftOut } = project;
  const start = startOfFile(prefix + file);
  if (failure !== undefined) report.add(discoverCodes.unreadProject({ reason: failure }), start);
  if (docs === undefined) report.add(discoverCodes.outsideContent({ path: docsPath }), start);
  // Where versions are listed, these are among them, or are meant to be none.
  const folders = version === undefined ? leftOut : leftOut.filter((name) => name !== versionedDocs);
  if (folders.length === 0) return;
  const hasEarlier = folders.includes(versionedDocs);
  const earlier = hasEarlier && listing !== undefined ? listEarlierVersions(project.folder, listing) : [];
  report.add(discoverCodes.leftOut({ folders, earlier, alone: hasEarlier ? folder : "" }), start);
}

const versionedDocs = "versioned_docs";
