import { expect, test } from "vitest";
import type { CommandContent } from "../../../page-model/command.ts";
import { planCliPages } from "../../../plan/cli/plan-cli-pages.ts";
import { createPlanContext } from "../../../plan/create-plan-context.ts";
import { linkModel } from "../../../testdata/link-model.ts";

const program = `
import click
from enum import Enum

class Colour(Enum):
    RED = "r"
    DARK_BLUE = "b"

more = {"allow_extra_args": True}

@click.group()
def cli(): ...

@cli.command(context_settings=more)
@click.option("--colour", type=click.Choice([one.lower() for one in Colour._member_names_]), default=Colour.RED.name.lower())
def words(colour): ...

@cli.command(context_settings=dict(ignore_unknown_options=True, allow_extra_args=True))
def anything(): ...

@cli.command(context_settings={"ignore_unknown_options": True})
@click.argument("rest", nargs=-1, type=click.UNPROCESSED)
def options(rest): ...

@cli.command(context_settings={"allow_extra_args": False})
def nothing(): ...
`;

test("a command that takes more than it lists says so", async () => {
  const { catalogue, said } = await linkModel({
    "pyproject.toml": '[project]\nname = "shop"\n[project.scripts]\nshop = "shop.main:cli"\n',
    "shop/__init__.py": "",
    "shop/main.py": program,
  });
  expect(said).toEqual([]);
  expect(catalogue.cli?.[0]?.commands.map(({ path, further }) => `${path}: ${further}`)).toEqual([
    "shop words: words",
    "shop anything: anything",
    "shop options: options",
    "shop nothing: undefined",
  ]);
  expect(catalogue.cli?.[0]?.commands[0]?.options).toMatchObject([{ choices: ["red", "dark_blue"], default: "red" }]);
  const context = createPlanContext(catalogue, { title: "Test", base: "/" });
  const pages = planCliPages(context, "sdk").slice(1);
  expect(pages.map(({ content }) => [(content as CommandContent).usage.code, (content as CommandContent).doc])).toEqual(
    [
      ["shop words [options] [<word>…]", "<p>More words than those that are listed may follow.</p>"],
      ["shop anything [<word>…]", "<p>More words and options than those that are listed may follow.</p>"],
      ["shop options [<rest>…]", "<p>Options that aren't listed are taken too.</p>"],
      ["shop nothing", undefined],
    ],
  );
});
