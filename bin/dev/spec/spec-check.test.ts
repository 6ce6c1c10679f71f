import { beforeAll, describe, expect, it } from "vitest";
import { generateSite } from "../../../generator/testdata/generate-site.ts";
import { readBuiltSite, readPage, type BuiltPage, type BuiltSite } from "./built-site.ts";
import { claims } from "./claims.ts";

/* What the bundled site has to show, looked for in the pages that the built tool writes. */

let site: BuiltSite;

beforeAll(async () => {
  site = readBuiltSite((await generateSite()).folder);
});

describe("the bundled site shows the specification", () => {
  it.each(claims.map((claim) => [claim.section, claim.says, claim] as const))(
    "section %s: %s",
    (_section, _says, claim) => {
      expect(claim.missing(site)).toEqual([]);
    },
  );
});

describe("a statement that is no longer shown", () => {
  it("fails, whichever it is", () => {
    const empty: BuiltSite = { page: () => undefined, pagesBelow: () => [], file: () => "" };
    expect(claims.filter((claim) => claim.missing(empty).length === 0)).toEqual([]);
  });

  it("fails where another page is in the place of the one that shows it", () => {
    // What is asked of many pages in the same words is there on each of them.
    const alike = /says what to do next|stands in the tree|rendered with its class|the bar says the version/;
    const passing = ["", "introduction", "graphql/queries"].flatMap((route) => {
      const other = site.page(route);
      expect(other).toBeDefined();
      const asked = new Set<string>();
      const swapped: BuiltSite = {
        page: (wanted) => (asked.add(wanted), other),
        pagesBelow: (wanted) => (asked.add(wanted), other === undefined ? [] : [other]),
        file: () => "",
      };
      return claims.filter((claim) => {
        asked.clear();
        return claim.missing(swapped).length === 0 && !asked.has(route) && !alike.test(claim.says);
      });
    });
    expect(passing.map(({ says }) => says)).toEqual([]);
  });

  it("fails when a single field, symbol or word is removed", () => {
    const without = (route: string, pattern: RegExp): BuiltSite => {
      const page = site.page(route);
      const changed = page && readPage(route, page.html.replace(pattern, ""));
      const swap = (other: string): typeof page => (other === route ? changed : site.page(other));
      const pagesBelow = (other: string): readonly BuiltPage[] =>
        site.pagesBelow(other).map((one) => (one.route === route && changed !== undefined ? changed : one));
      return { ...site, page: swap, pagesBelow };
    };
    const failing = (changed: BuiltSite): readonly string[] =>
      claims.filter((claim) => claim.missing(changed).length > 0).map(({ says }) => says);
    expect(failing(without("generated/metamodel/aspects/chartInfo", / id="chartUrl"/))).toEqual([
      "ChartInfo has the field chartUrl",
    ]);
    expect(failing(without("generated/metamodel/types/com.linkedin.common.FabricType", / id="STG"/))).toEqual([
      "fabric types: STG",
    ]);
    expect(failing(without("generated/access/privileges", / id="DELETE_ENTITY"/))).toEqual([
      "there is the privilege DELETE_ENTITY",
    ]);
    expect(failing(without("python-sdk/models", />Getting Started</))).toEqual([
      "python-sdk/models stands in the tree of overviewSidebar",
    ]);
    expect(failing(without("generated/ingestion/sources/demo-data", /No maturity is stated/g))).toEqual([
      "each source says its maturity in its description, or that it has none",
    ]);
    expect(failing(without("reference/constants", /NONPROD/g))).toEqual(["fabric NON_PROD is found as NONPROD too"]);
  });
});
