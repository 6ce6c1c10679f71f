import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import { toAnswer } from "../../engine/answer.ts";
import type { HistoryRoom } from "../../history/model-history.ts";
import type { SitePage } from "../../page-model/page.ts";
import type { Fact, RichText } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { listReleaseChanges, releaseRoute } from "../releases/plan-releases.ts";
import type { GonePage } from "./find-gone-pages.ts";

/** What the parts of a history are called on pages. */
export const roomLabels: Readonly<Record<HistoryRoom, string>> = {
  schemas: "Aspects, events and types",
  entities: "Entities",
  graphql: "GraphQL",
  plugins: "Ingestion",
  components: "Sinks, transformers and the like",
  sdk: "Client library",
  cli: "Commands",
  environment: "Environment variables",
  restli: "Rest.li",
  endpoints: "Endpoints",
  payloads: "Payloads",
  access: "Privileges, roles and policies",
  defaults: "Starting data",
  guides: "Guides",
};

const ends = {
  removed: { label: "Removed in", now: "Perhaps now" },
  renamed: { label: "Renamed in", now: "Called now" },
  moved: { label: "Moved in", now: "Now" },
} as const;

type Place = Pick<SitePage, "section" | "navigation" | "breadcrumbs">;

/** Makes pages that stand where something was: when it went, and what to use instead. */
export function createGonePages({ links, options, doc }: PlanContext, place: Place): (gone: GonePage) => SitePage {
  const releases = listReleaseChanges(options);
  const toRelease = (name: string): RichText => [
    releases.has(name) ? { text: name, href: links.route(releaseRoute(name)) } : { text: name },
  ];
  return ({ route, room, name, since, in: release, instead }) => {
    const end = instead?.isSame !== true ? "removed" : room === "guides" ? "moved" : "renamed";
    const { label, now } = ends[end];
    const facts: readonly Fact[] = [
      { label, value: toRelease(release) },
      ...(since === undefined ? [] : [{ label: "There since", value: toRelease(since) }]),
      ...(instead === undefined
        ? []
        : [
            {
              label: now,
              value: [{ text: instead.name, href: instead.href, ...(end !== "moved" && { code: true as const }) }],
            },
          ]),
      { label: "Was among", value: [{ text: roomLabels[room] }] },
    ];
    const after = instead === undefined ? "" : instead.isSame ? ` to ${instead.name}` : `, perhaps now ${instead.name}`;
    return {
      ...place,
      route,
      // Dots in the name of a request or of what it takes part no namespace from it.
      title: room === "endpoints" || room === "payloads" ? name : toSimpleName(name),
      aliases: [name],
      description: `${name} was ${end} in ${release}${after}.`,
      toc: [],
      isGone: true,
      badges: [{ label: end, tone: "warning" }],
      content: toAnswer({
        kind: "plain" as const,
        doc: doc(
          `\`${name}\` was ${end} in ${release}. ${end === "moved" ? "The guide is at another address now." : advise(instead)}`,
        ),
        facts,
        sections: [],
      }),
    };
  };
}

function advise(instead: GonePage["instead"]): string {
  if (instead === undefined) return "Nothing is known to have taken its place.";
  return instead.isSame ? `It is called \`${instead.name}\` now.` : `Perhaps \`${instead.name}\` has taken its place.`;
}
