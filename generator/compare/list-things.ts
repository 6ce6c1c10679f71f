import type { Catalogue } from "../catalogue/catalogue.ts";
import type { CliCommand } from "../catalogue/cli.ts";
import type { IngestionPlugin } from "../catalogue/ingestion.ts";
import type { SdkClass, SdkEnum, SdkFunction } from "../catalogue/sdk.ts";

/** A name of the client library with its module, e.g. `datahub.emitter.mce_builder.make_dataset_urn`. */
export interface LibraryName {
  readonly fullName: string;
  readonly value: SdkClass | SdkEnum | SdkFunction;
}

/** What modules of the library have that a change may be told of, classes before all else. */
export function listLibrary({ pages }: Catalogue["sdk"]): readonly LibraryName[] {
  return pages
    .flatMap(({ modules }) => modules)
    .flatMap(({ name, classes, enums, functions }) =>
      [...classes, ...enums, ...functions].map((value) => ({ fullName: `${name}.${value.name}`, value })),
    );
}

/** Sources of all platforms. */
export function listPlugins({ platforms }: Catalogue["ingestion"]): readonly IngestionPlugin[] {
  return [...platforms.values()].flatMap(({ plugins }) => plugins);
}

/** Commands with those below them, each before its own. */
export function listCommands(commands: readonly CliCommand[]): readonly CliCommand[] {
  return commands.flatMap((command) => [command, ...listCommands(command.commands)]);
}
