import type { Verdict } from "../compare/change.ts";
import type { Severity } from "../diagnostics/diagnostic.ts";
import type { HostName } from "../page-model/hosts.ts";
import type { PluginEntry } from "../plugins/plugin-entry.ts";
import type { ColorPair, ConfiguredLink } from "../page-model/theme.ts";
import type { ColorName } from "./colors.ts";
import type { EditionConfig } from "./edition-config.ts";
import type { VersionEntry } from "./version-entry.ts";

/** How much of the model has to be described. */
export interface CoverageGoal {
  readonly minimum?: number | undefined;
  readonly ratchet?: boolean | undefined;
}

/** What a config file may say. Each key is declared, with its default and its help, in `config-keys.ts`. */
export interface Config extends EditionConfig {
  readonly sdk: { readonly packages: readonly string[] };
  readonly out: string;
  readonly cache: string;
  readonly title: string;
  readonly tagline: string;
  readonly language: string;
  readonly base: string;
  readonly url: string;
  readonly version: string;
  readonly versions: readonly VersionEntry[];
  readonly logo: { readonly light: string; readonly dark?: string | undefined };
  readonly colors: Readonly<Partial<Record<ColorName, ColorPair>>>;
  readonly links: readonly ConfiguredLink[];
  readonly footer: string;
  readonly announcement: { readonly id: string; readonly text: string };
  readonly styles: readonly string[];
  readonly parts: string;
  readonly plugins: readonly (string | PluginEntry)[];
  readonly search: { readonly synonyms?: Readonly<Record<string, readonly string[]>> | undefined };
  readonly tasks: readonly ConfiguredTask[];
  readonly compare: {
    readonly failOn?: "breaking" | "reindex" | "risky" | "any" | undefined;
    readonly compat?: "backward" | "forward" | "full" | undefined;
    readonly levels?: Readonly<Record<string, Verdict | "off">> | undefined;
    readonly transitive?: boolean | undefined;
    readonly announcedRemoval?: Verdict | undefined;
    readonly accepted?: string | undefined;
  };
  readonly history: {
    readonly tags?: string | undefined;
    /** Printed catalogues, sites, or folders of either. */
    readonly catalogues?: readonly string[] | undefined;
    readonly from?: string | undefined;
    readonly file?: string | undefined;
    readonly labels?: number | undefined;
  };
  readonly hosts: readonly HostName[];
  readonly issueUrl: string;
  readonly lastChange: boolean;
  readonly graphqlEndpoint: string;
  readonly restliEndpoint: string;
  readonly strict: boolean;
  readonly levels: Readonly<Record<string, Severity | "off">>;
  readonly baseline: string;
  readonly coverage: CoverageGoal;
}

/** Something that readers come for, and the page that answers it. */
export interface ConfiguredTask {
  readonly label: string;
  /** Address below the base, e.g. `graphql/queries`. */
  readonly page: string;
  readonly text?: string | undefined;
}
