import { expect, it } from "vitest";
import { plan } from "../../generator/plan/plan.ts";
import { planSearch } from "../../generator/plan/search/plan-search.ts";
import { linkModel } from "../../generator/testdata/link-model.ts";
import { saySwitch } from "./say-switch.ts";
import { findBest } from "./testdata/find-best.ts";
import { openPlanned } from "./testdata/open-planned.ts";

it.each([
  ["turn off telemetry", "disable telemetry"],
  ["how do I switch on the lights?", "enable the lights"],
  ["turn profiling off", undefined],
  ["turn around", undefined],
  ["switch branch", undefined],
  ["turn_off_expensive_metrics", undefined],
])("what is turned off or on is called by a verb: %s", (query, said) => {
  expect(saySwitch(query)).toBe(said);
});

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
def lights():
    "Lights of the mill."

@lights.command()
def disable():
    "Leaves the mill in the dark."

@lights.command()
def enable():
    "Shows the way at night."
`;

it.each([
  ["turn off lights", "/docs/generated/cli/lights/#disable"],
  ["turn on lights", "/docs/generated/cli/lights/#enable"],
])("leads to the command that does it: %s", async (query, href) => {
  const { catalogue } = await linkModel({ "setup.py": setup, "mill/__init__.py": "", "mill/cli.py": commands });
  const { pages } = plan(catalogue, { title: "Mill", base: "/docs/" });
  const { engine } = await openPlanned(planSearch(pages, { base: "/docs/" }));
  expect((await findBest(engine, query, 1))[0]).toMatchObject({ href });
});
