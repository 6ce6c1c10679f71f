import type { Catalogue } from "../../catalogue/catalogue.ts";
import { listGrantable } from "../../catalogue/list-grantable.ts";
import { nounOfSchema, schemaNouns } from "../../catalogue/noun-of-schema.ts";
import { countNoun, nounTitle, type NounName } from "../../catalogue/nouns.ts";
import type { LandingEntry } from "../../page-model/metamodel.ts";
import type { Link } from "../../page-model/parts.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import { listCommandAreas } from "../cli/plan-cli-pages.ts";
import { describeSources } from "../ingestion/plan-ingestion-pages.ts";
import { areTheirOwnSchemas } from "./is-its-own-schema.ts";
import { groupBy, type MetamodelView } from "./metamodel-view.ts";

/** What the section of the metadata model is called, or of the schemas where no model is made of them. */
export function nameMetamodel({ entities, aspects, events }: Catalogue): string {
  return entities.size + aspects.size + events.size > 0 ? "Metamodel" : "Schemas";
}

/** What is in the site, area by area, with how much there is of it; the home page leads to each. */
export function listAreas(view: MetamodelView, graphql: Link | undefined): readonly LandingEntry[] {
  const { catalogue, links } = view.context;
  const { operations, types } = catalogue.graphql;
  const { restli } = catalogue;
  const entries: LandingEntry[] = [];
  if (hasMetamodel(view)) {
    entries.push({
      label: nameMetamodel(catalogue),
      href: links.route(fixedRoutes.metamodel),
      count: countThings(view).join(", "),
      text:
        catalogue.entities.size > 0
          ? areTheirOwnSchemas(view)
            ? "What is stored: entities field by field, and how they are joined."
            : "What the platform stores: entities, their aspects field by field, and how they are joined."
          : "Every type field by field, as it is declared and as a sample, and where it is used.",
    });
  }
  if (graphql !== undefined) {
    entries.push({
      label: "GraphQL",
      href: graphql.href,
      count: [
        ...(operations.length === 0 ? [] : [countNoun(operations.length, "operation")]),
        countNoun(types.length, "type"),
      ].join(", "),
      text:
        operations.length === 0
          ? "The types of an API field by field, and where each is used."
          : "What can be asked for and changed, with arguments, results and where each type is used.",
    });
  }
  if (restli.resources.length > 0) {
    entries.push({
      label: "Rest.li",
      href: links.route(fixedRoutes.restli),
      count: countNoun(restli.resources.length, "resource"),
      text:
        catalogue.entities.size > 0
          ? "The calls of the metadata service, with their parameters and a request that can be copied."
          : "The calls of the service, with their parameters and a request that can be copied.",
    });
  }
  const { platforms } = catalogue.ingestion;
  if (platforms.size > 0) {
    const plugins = [...platforms.values()].flatMap((platform) => platform.plugins);
    entries.push({
      label: "Ingestion",
      href: links.route(fixedRoutes.ingestion),
      count: `${countNoun(platforms.size, "source")}, ${countNoun(plugins.length, "plugin")}`,
      text: `Where metadata comes from. ${describeSources(plugins)}`.trimEnd(),
    });
  }
  const { access, sdk } = catalogue;
  if (access.privileges.size > 0) {
    entries.push({
      label: nounTitle("privilege", "plural"),
      href: links.route(fixedRoutes.privileges),
      count: [
        countNoun(listGrantable(access).length, "privilege"),
        ...(access.roles.size === 0 ? [] : [countNoun(access.roles.size, "role")]),
      ].join(", "),
      text: "Who may do what: everything that policies can grant, and who has it from the start.",
    });
  }
  if (sdk.pages.length > 0 || sdk.models !== undefined) {
    entries.push({ label: "Python SDK", href: links.route(fixedRoutes.sdk), ...describeLibrary(sdk) });
  }
  entries.push(...listCommandAreas(view.context));
  entries.push({
    label: "Coverage",
    href: links.route(fixedRoutes.coverage),
    count: countNoun(catalogue.sources.length, "file"),
    text: "What has a description, and what has none yet.",
  });
  return entries;
}

/** A library that belongs to no platform has no class for records, and a model without its library nothing besides. */
function describeLibrary({ models, pages }: Catalogue["sdk"]): Pick<LandingEntry, "count" | "text"> {
  if (models !== undefined) {
    const text =
      pages.length === 0
        ? "What programs send: a class for every record and enum."
        : "What programs call: clients and builders with their defaults and errors, and a class for every record.";
    return { count: countNoun(models.classes.length, "model"), text };
  }
  const modules = pages.flatMap((page) => page.modules);
  const classes = modules.reduce((sum, each) => sum + each.classes.length, 0);
  const counts = [countNoun(modules.length, "module"), ...(classes === 0 ? [] : [countNoun(classes, "class")])];
  return {
    count: counts.join(", "),
    text: "What programs import: modules, classes and functions with their parameters, defaults and errors.",
  };
}

/** What there is most of to tell: entities and aspects, or where there are none, types by their kind. */
export function countThings(view: MetamodelView): readonly string[] {
  const { entities, aspects, schemas } = view.context.catalogue;
  const count = (size: number, noun: NounName): readonly string[] => (size === 0 ? [] : [countNoun(size, noun)]);
  if (areTheirOwnSchemas(view))
    return [...count(entities.size, "entity"), ...count(schemas.size - aspects.size, "type")];
  if (entities.size + aspects.size > 0) return [...count(entities.size, "entity"), ...count(aspects.size, "aspect")];
  const byNoun = groupBy(schemas.values(), nounOfSchema);
  return schemaNouns.flatMap((noun) => count(byNoun.get(noun)?.length ?? 0, noun));
}

/** Whether the model has anything of which the metadata model's pages are made. */
export function hasMetamodel({ context: { catalogue } }: MetamodelView): boolean {
  return catalogue.entities.size + catalogue.schemas.size > 0;
}
