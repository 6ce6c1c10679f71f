import { expect, it } from "vitest";
import { plan } from "../../generator/plan/plan.ts";
import { planSearch } from "../../generator/plan/search/plan-search.ts";
import { linkModel } from "../../generator/testdata/link-model.ts";
import { openPlanned } from "./testdata/open-planned.ts";

const setup = `
from setuptools import setup
setup(name="mill", entry_points={"console_scripts": ["mill=mill.cli:mill"]})
`;

const commands = `
import click

@click.group()
def mill():
    "Runs the mill."

@mill.group()
def grain():
    "What is done with grain."

@grain.command()
@click.option("--sieve", help="Through which it goes.")
def clean(sieve):
    "Cleans grain."
`;

it("says of an option to which command it belongs, once", async () => {
  const { catalogue } = await linkModel({ "setup.py": setup, "mill/__init__.py": "", "mill/cli.py": commands });
  const { pages } = plan(catalogue, { title: "Mill", base: "/docs/" });
  const { engine } = await openPlanned(planSearch(pages, { base: "/docs/" }));
  const [hit] = (await engine.findSymbols("--sieve", { limit: 1 })).hits;
  expect(hit).toMatchObject({ parent: "mill grain clean", href: "/docs/generated/cli/grain/#clean.--sieve" });
});
