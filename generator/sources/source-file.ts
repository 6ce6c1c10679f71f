import type { FormulaDialect } from "../markdown/formulas/formula-dialect.ts";
import type { TextSegment } from "../markdown/text-segment.ts";
import type { WikiDialect } from "../markdown/wikis/wiki-dialect.ts";
import type { Fill } from "../places/fills.ts";
import type { Source } from "../catalogue/catalogue.ts";

/** One input file, read once. Everything later works on its text. */
export interface SourceFile {
  /** Path below the input folder, with forward slashes; unique in a run, and what diagnostics and source links show. */
  readonly path: string;
  readonly text: string;
  readonly kind: SourceKind;
  /**
   * The folder, in the same form as `path`, from which the namespaces of schemas start, or the ids of
   * hand-written pages; empty for the input folder itself.
   */
  readonly root?: string | undefined;
  /** `reference` for those of a model that is only referred to. */
  readonly role?: Source["role"] | "reference";
  /** How the project of a hand-written page marks formulas, where it has switched them on. */
  readonly formulas?: FormulaDialect | undefined;
  /** How the project of a hand-written page writes links by the names of pages. */
  readonly wikiLinks?: WikiDialect | undefined;
  /** Present where the project of a hand-written page reads a key and its text from each line of front matter, which is no YAML then. */
  readonly frontMatter?: "lines" | undefined;
  /** What the front matter of a hand-written page says where it says nothing itself, in JSON, by the configuration of its project. */
  readonly defaults?: string | undefined;
  /** Present where the paths in a sidebar count from the top, and not from its own folder. */
  readonly countsFromTop?: true | undefined;
  /** What stands in the text for names in double braces; absent where those mean nothing. */
  readonly fills?: readonly Fill[] | undefined;
  /** Where the lines of the text come from, where there are more or fewer of them than in the file. */
  readonly segments?: readonly TextSegment[] | undefined;
  /** What stands before the paths of its input's files; absent where there is one input. */
  readonly input?: string | undefined;
  /** What a configuration in JavaScript imports, and what that does; absent where it is nothing. */
  readonly modules?: readonly SourceModule[] | undefined;
  /** Name of the plug-in that reads it. */
  readonly plugin?: string | undefined;
  /** Of a model that is only referred to, paths by which files of the inputs lead to it; one that begins with `../` leads out of them. */
  readonly seenAs?: readonly string[] | undefined;
  /** Present where the text is not to be had, which has been reported, so that nobody misses what may stand in it. */
  readonly isLost?: true | undefined;
}

/** A file that is read with the one that imports it. */
export type SourceModule = Pick<SourceFile, "path" | "text">;

/** `catalogue` is the printed form of a model, which only references have. */
export type SourceKind = Source["kind"] | "catalogue";
