import type { ArchivedEdition, Edition, Editions } from "../../config/list-editions.ts";
import { labelReport } from "../../diagnostics/label-report.ts";
import type { Report } from "../../diagnostics/report.ts";
import { discoverEdition } from "./discover-edition.ts";
import type { Discovery } from "../discover.ts";
import { findArchive, type ArchivedFile } from "./find-archive.ts";

/** An edition with all that was read for it, and the report that its stages write to. */
export interface ReadEdition extends Edition, Discovery {
  readonly report: Report;
}

/** An archived edition with its files. */
export interface ReadArchive extends ArchivedEdition {
  readonly files: readonly ArchivedFile[];
}

/** What a run has read. */
export interface ReadSite {
  readonly made: readonly [ReadEdition, ...ReadEdition[]];
  readonly archived: readonly ReadArchive[];
  /** Texts and places of the files of all models, by the paths that diagnostics have. */
  readonly texts: ReadonlyMap<string, string>;
  readonly locations: ReadonlyMap<string, string>;
}

/** Reads the models of all editions and finds the files of the archived ones. What can't be read has been reported. */
export async function readEditions({ made, archived }: Editions, report: Report): Promise<ReadSite> {
  const texts = new Map<string, string>();
  const locations = new Map<string, string>();
  const readOne = async (edition: Edition): Promise<ReadEdition> => {
    const labelled = labelReport(report, edition.label);
    const discovery = await discoverEdition(edition, labelled);
    for (const [path, text] of discovery.texts) texts.set(edition.label + path, text);
    for (const [path, location] of discovery.locations) locations.set(edition.label + path, location);
    return { ...edition, ...discovery, report: labelled };
  };
  const [first, ...others] = made;
  const read: [ReadEdition, ...ReadEdition[]] = [await readOne(first)];
  for (const edition of others) read.push(await readOne(edition));
  const archives: ReadArchive[] = [];
  for (const archive of archived) archives.push({ ...archive, files: await findArchive(archive.folder, report) });
  return { made: read, archived: archives, texts, locations };
}
