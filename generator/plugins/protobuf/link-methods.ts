import type { AddedSections, PlainLink } from "../plugin.ts";
import type { PlacedService } from "./list-services.ts";
import { pathOfMethod } from "./page-paths.ts";
import type { TurnData } from "./service-data.ts";

/** So many are listed of a message that many calls have in common. */
const most = 100;

/** What pages of messages say of the methods that take or give them. */
export function linkMethods(services: readonly PlacedService[]): readonly AddedSections[] {
  const byType = new Map<string, PlainLink[]>();
  for (const service of services) {
    for (const method of service.methods) {
      const { input, output, operation } = method;
      const note = (turn: TurnData | undefined, words: string): void => {
        if (turn?.isKnown !== true) return;
        const link: PlainLink = {
          label: `${service.name}.${method.name}`,
          to: `page:${pathOfMethod(service, method)}`,
          note: words,
        };
        const known = byType.get(turn.type);
        if (known === undefined) byType.set(turn.type, [link]);
        else if (known.length < most) known.push(link);
      };
      note(input, "takes it");
      note(output, "gives it");
      note(operation?.response, "comes to it");
      note(operation?.metadata, "tells it meanwhile");
    }
  }
  return [...byType].map(([type, links]) => ({
    to: `schema:${type}`,
    sections: [{ id: "methods", title: "Methods", parts: [{ kind: "links", links }] }],
  }));
}
