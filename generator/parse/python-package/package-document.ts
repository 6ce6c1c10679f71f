import type { Span } from "../../catalogue/span.ts";

/** What a Python package says of itself in a `pyproject.toml`, a `setup.cfg` or what is left of them when it is installed. */
export interface PackageDocument {
  readonly kind: "packageDocument";
  /** Path below the input. */
  readonly file: string;
  /** By which it is installed. */
  readonly name?: string | undefined;
  /** In the written order. */
  readonly entryPoints: readonly WrittenEntryPoint[];
  /** Names that `pip install package[name]` takes. */
  readonly extras: readonly string[];
  /** What it needs in any case, as written: `pydantic<2`. */
  readonly requirements: readonly string[];
  /** Present where the file could not be read, which has been reported. */
  readonly incomplete?: true | undefined;
}

/** A name of a group and the object that it stands for. */
export interface WrittenEntryPoint {
  /** E.g. `datahub.ingestion.source.plugins`. */
  readonly group: string;
  readonly name: string;
  readonly module: string;
  readonly className: string;
  readonly span: Span;
}
