import type { Catalogue } from "../catalogue/catalogue.ts";

import type { Report } from "../diagnostics/report.ts";
import type {
  AddedSections,
  Offer,
  PageFamily,
  PluginCode,
  PluginDocument,
  PluginFile,
  PluginProblem,
  PrintedSchema,
  ReadPluginFile,
  RuleSurroundings,
  UnitedFile,
} from "./plugin.ts";

/**
 * A plug-in as stages see it. Whatever it does, its calls neither throw what it throws nor give anything of another form: what
 * can't be used has been reported, and nothing is given in its place. Only a call that went beyond what it may take throws, a
 * `StoppedCall`, since another run may not: `unlessStopped` is for those who call.
 */
export interface LoadedPlugin {
  readonly name: string;
  /** What its pages are about. */
  readonly label?: string | undefined;
  /** Names all that its results depend on besides what it is handed: its version, its file, its options. */
  readonly id: string;
  /** Globs of the files that it reads; none where it reads none. */
  readonly files: readonly string[];
  readonly codes: Readonly<Record<string, PluginCode>>;
  /** The code by which files are told that are called the latest of several versions; absent where it reads each of them. */
  readonly copies?: string | undefined;
  /** Its own file; absent for one that comes with the tool. */
  readonly source?: PluginSource | undefined;
  read(file: PluginFile, report: Report): PluginDocument | undefined;
  /** What the file at a path declares, as far as that says so. */
  namesOf(path: string, report: Report): readonly string[];
  /** What its files say together; absent where each says all by itself. */
  readonly unite?:
    | ((read: readonly ReadPluginFile[], printed: readonly PrintedSchema[], report: Report) => readonly UnitedFile[])
    | undefined;
  /** Reports what is wrong with a file, by its path. */
  tell(problem: PluginProblem, path: string, report: Report): void;
  /** Lets go of what reading has opened. */
  rest(): void;
  /** Reports what its rules find. */
  readonly check?: ((catalogue: Catalogue, around: RuleSurroundings, report: Report) => void) | undefined;
  /** What others call, of what it has read. */
  readonly offers?: ((catalogue: Catalogue, report: Report) => Offer | undefined) | undefined;
  readonly sections?: ((catalogue: Catalogue, report: Report) => readonly AddedSections[]) | undefined;
  readonly pages?: ((catalogue: Catalogue, report: Report) => PageFamily | undefined) | undefined;
}

/** The file of a plug-in, and what else its answers depend on. */
export interface PluginSource {
  /** As diagnostics call it. */
  readonly path: string;
  readonly location: string;
  readonly text: string;
  /** Places of what it imports by relative paths, directly or not. */
  readonly imports: readonly string[];
}
