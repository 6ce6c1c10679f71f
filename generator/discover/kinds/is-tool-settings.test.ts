import { expect, it } from "vitest";
import { isToolSettings } from "./is-tool-settings.ts";

it("knows settings of what works on descriptions of APIs, and of packages", () => {
  const paths = ["spec/redocly.yaml", ".spectral.yml", "openapitools.json", "docker-compose.yml", "a/package.json"];
  expect(paths.filter((path) => !isToolSettings(path))).toEqual([]);
  expect(["spec/index.yaml", "redocly/api.yaml", "compose-api.json"].filter(isToolSettings)).toEqual([]);
});
