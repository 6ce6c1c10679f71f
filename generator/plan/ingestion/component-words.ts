import type { ComponentKind } from "../../catalogue/ingestion.ts";

/** What pages say of a kind of components, and where one stands in a recipe. */
export interface ComponentWords {
  /** What one of them does, as a sentence without its end. */
  readonly purpose: string;
  /** Where its options stand. */
  readonly place: string;
  /** The keys above its `type`, from the outside in; `-` for an item of a list. */
  readonly above: readonly string[];
  /** Guides are about components of the kind where this is in their address. */
  readonly guides: RegExp;
}

/** The words for each kind. */
export const componentWords: Readonly<Record<ComponentKind, ComponentWords>> = {
  sink: {
    purpose: "where a recipe sends the metadata that its source reads",
    place: "sink.config",
    above: ["sink:"],
    guides: /sink/,
  },
  transformer: {
    purpose: "what changes metadata on its way from the source to the sink",
    place: "transformers[].config",
    above: ["transformers:", "-"],
    guides: /transformer/,
  },
  stateProvider: {
    purpose: "where stateful ingestion keeps what one run leaves for the next",
    place: "source.config.stateful_ingestion.state_provider.config",
    above: ["source:", "config:", "stateful_ingestion:", "state_provider:"],
    guides: /stateful/,
  },
  reporter: {
    purpose: "where the summary of a run goes",
    place: "reporting[].config",
    above: ["reporting:", "-"],
    guides: /reporting/,
  },
  action: {
    purpose: "what is done when something happens on the platform",
    place: "action.config",
    above: ["action:"],
    guides: /(?:^|\/)actions?\//,
  },
};
