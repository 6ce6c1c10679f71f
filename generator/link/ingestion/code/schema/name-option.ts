import type { PythonExpression } from "../../../../parse/python/python-document.ts";
import { lastName } from "../../../code/last-name.ts";
import type { ClassRef } from "../../../code/python-classes.ts";
import { resolveDotted } from "../../../code/resolve-python.ts";
import { findModelSetting } from "../models/find-model-setting.ts";
import { isTrue } from "../models/named-arguments.ts";
import type { ModelField } from "../models/pydantic-fields.ts";
import type { Emission } from "./schema-emission.ts";

/** Reads a text that a field is declared with. */
type ReadText = (expression: PythonExpression | undefined) => string | undefined;

/**
 * The names by which users may give a field, first the one that Pydantic's schema has: its alias, or what the model makes of its
 * name. A way into a value, `AliasPath("auth", "url")`, is `auth.url`.
 */
export function nameOption(
  { facts, name }: ModelField,
  { model, emission, read }: { readonly model: ClassRef; readonly emission: Emission; readonly read: ReadText },
): readonly [string, ...string[]] {
  const choices = readChoices(facts.get("validation_alias"), read);
  // The schema passes over ways, unless there is nothing else.
  const given = choices.find((choice) => !choice.includes(".")) ?? read(facts.get("alias")) ?? choices[0];
  const first = given ?? generateName(name, model, emission) ?? name;
  const others = isNamed(model, emission) ? [...choices, name] : choices;
  return [first, ...new Set(others.filter((other) => other !== first))];
}

/** The names of `validation_alias`: a text, `AliasChoices("a", "b")`, a way, or any of them in one another. */
function readChoices(given: PythonExpression | undefined, read: ReadText): readonly string[] {
  const text = read(given);
  if (text !== undefined) return [text];
  if (given?.kind !== "call") return [];
  const parts = given.arguments.map(({ value }) => value);
  const callee = lastName(given.callee);
  if (callee === "AliasChoices") return parts.flatMap((part) => readChoices(part, read));
  if (callee !== "AliasPath") return [];
  const steps = parts.map(read);
  // An index leads into a list, which no path of an option does.
  return steps.every((step) => step !== undefined) ? [steps.join(".")] : [];
}

/** Whether a field is taken by its own name beside its alias. */
function isNamed(model: ClassRef, emission: Emission): boolean {
  const settings =
    emission.models.version === 1 ? ["allow_population_by_field_name"] : ["populate_by_name", "validate_by_name"];
  return settings.some((setting) => isTrue(findModelSetting(emission.classes, model, setting)?.value));
}

function generateName(name: string, model: ClassRef, emission: Emission): string | undefined {
  if (emission.models.version === 1) return undefined;
  const generator = findModelSetting(emission.classes, model, "alias_generator");
  const target = generator && resolveDotted(generator.value, generator.of.module, emission.modules)?.target;
  return target?.kind === "external" ? aliasGenerators.get(target.name)?.(name) : undefined;
}

/** What Pydantic has for all names of a model. */
const aliasGenerators: ReadonlyMap<string, (name: string) => string> = new Map([
  ["pydantic.alias_generators.to_camel", (name) => toPascal(name).replace(/^_*[A-Z]/, (first) => first.toLowerCase())],
  ["pydantic.alias_generators.to_pascal", toPascal],
]);

function toPascal(name: string): string {
  return name.replaceAll(/(?<!_)_*([^_]+)/g, (_, word: string) => word.charAt(0).toUpperCase() + word.slice(1));
}
