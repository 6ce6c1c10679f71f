import { expect, it } from "vitest";
import { findAcronyms } from "./find-acronyms.ts";

it.each([
  ["Send it as a Metadata Change Proposal (MCP).", [["MCP", "Metadata Change Proposal"]]],
  ["Make personal access tokens (PATs) in the settings.", [["PAT", "personal access tokens"]]],
  ["Role-based access control (RBAC) is on.", [["RBAC", "Role based access control"]]],
  ["The general metadata service (GMS), again general metadata service (GMS).", [["GMS", "general metadata service"]]],
  ["A table (SQL) and a thing (see below).", []],
  ["Nothing here (ABC)", []],
])("finds what %j explains", (text, acronyms) => {
  expect(findAcronyms(text).map(({ short, long }) => [short, long])).toEqual(acronyms);
});
