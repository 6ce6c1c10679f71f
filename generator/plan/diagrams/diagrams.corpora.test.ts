import { beforeAll, describe, expect, it } from "vitest";
import type { NeighbourhoodSide } from "../../page-model/diagrams.ts";
import { corporaFolder } from "../../testdata/corpora.ts";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { createGraphqlView, type GraphqlView } from "../graphql/graphql-view.ts";
import { drawTypeNeighbourhood } from "../graphql/type-neighbourhood.ts";
import { drawEntityNeighbourhood } from "../metamodel/entity-neighbourhood.ts";
import { createMetamodelView, indexMetamodel, type MetamodelView } from "../metamodel/metamodel-view.ts";
import { drawModelOverview } from "../metamodel/model-overview.ts";
import { loadCorpus } from "../../testdata/load-corpus.ts";

describe.skipIf(corporaFolder === undefined).each(["datahub-0.10.4", "datahub-1.3.0"])("pictures of %s", (name) => {
  let view: MetamodelView;
  let graphql: GraphqlView;

  beforeAll(async () => {
    const catalogue = await loadCorpus(name);
    const context = createPlanContext(catalogue, { title: "Model", base: "/docs/" });
    view = createMetamodelView(context, indexMetamodel(context));
    graphql = createGraphqlView(context);
  });

  it("have an edge for every pair of entities that the model joins", () => {
    const { relationships, entities } = view.context.catalogue;
    const known = relationships.filter(({ from, to }) => entities.has(from) && entities.has(to));
    const pairs = new Set(known.map(({ from, to }) => `${from} ${to}`));
    const drawn = drawModelOverview(view)?.edges.map(({ from, to }) => `${from} ${to}`) ?? [];
    expect(drawn.toSorted()).toEqual([...pairs].toSorted());
    expect(drawn.length).toBeGreaterThan(150);
  });

  it("show or count every neighbour of an entity", () => {
    for (const entity of view.context.catalogue.entities.values()) {
      const diagram = drawEntityNeighbourhood(entity, view);
      const to = new Set(view.outgoing(entity.name).map((edge) => edge.to));
      const from = new Set(view.incoming(entity.name).map((edge) => edge.from));
      const counts = [countNames(diagram?.incoming), countNames(diagram?.outgoing)];
      expect(counts, entity.name).toEqual([from.size, to.size]);
    }
  });

  it("are drawn in no time", () => {
    const draw = (): void => {
      drawModelOverview(view);
      for (const entity of view.context.catalogue.entities.values()) drawEntityNeighbourhood(entity, view);
      for (const type of graphql.context.catalogue.graphql.types) drawTypeNeighbourhood(type, graphql);
    };
    // The first round compiles the code and fills what the planners share. A machine that has nothing else to do takes
    // a fraction of the limit; a busy one counts its waits for memory as well.
    draw();
    expect(measureCpuTime(draw)).toBeLessThan(600);
  });
});

/** Names in the boxes; `+4 more` stands for four. */
function countNames(side: NeighbourhoodSide | undefined): number {
  const names = (side?.rows ?? []).flatMap((row) => row.names.map(({ lines }) => lines.join("")));
  return names.reduce((sum, name) => sum + Number(/^\+(\d+) more$/.exec(name)?.[1] ?? 1), 0);
}
