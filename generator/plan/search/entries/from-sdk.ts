import type {
  SdkClassContent,
  SdkFunctionGroup,
  SdkModelClassContent,
  SdkModuleContent,
} from "../../../page-model/sdk.ts";
import { searchKinds } from "../../../page-model/search-kinds.ts";
import { firstSentence } from "../../prose/prose.ts";
import type { SearchEntry } from "../search-entry.ts";
import type { Collected } from "./collected.ts";
import { fromRows, fromSymbol, join, namesIn, withoutText } from "./from-rows.ts";
import { toPlainText } from "./to-plain-text.ts";

/** A module with its enums, constants and functions. */
export function fromModule({ doc, enums, constants, functions }: SdkModuleContent): Collected {
  return [
    { text: toPlainText(doc) },
    ...enums.flatMap((each): readonly SearchEntry[] => [
      fromSymbol(each, "sdkEnum"),
      ...each.values.map((value) => fromSymbol(value, "sdkValue")),
    ]),
    ...fromRows(constants, "constant"),
    ...fromFunctions(functions, "function"),
  ];
}

/** A class with its parameters, attributes and methods. */
export function fromClass({ doc, parameters, attributes, methods }: SdkClassContent): Collected {
  return [
    { text: toPlainText(doc) },
    ...fromRows(parameters, "constructorParameter"),
    ...fromRows(attributes, "attribute"),
    ...fromFunctions(methods, "method"),
  ];
}

function fromFunctions(groups: readonly SdkFunctionGroup[], kind: "function" | "method"): readonly SearchEntry[] {
  return groups.flatMap(({ functions }) =>
    functions.flatMap(
      ({ id, name, doc, deprecated, returns, parameters, signature, badges }): readonly SearchEntry[] => {
        const text = toPlainText(doc);
        return [
          {
            // What is read without parentheses is looked for as what a class keeps.
            kind: badges.some(({ label }) => label === searchKinds.attribute.label) ? "attribute" : kind,
            name,
            anchor: id,
            meaning: firstSentence(text) || join(signature),
            text: `${text} ${toPlainText(returns?.doc)}`.trim(),
            deprecated: deprecated !== undefined,
            types: namesIn(returns?.type ?? []),
          },
          ...fromRows(parameters, "sdkParameter"),
        ];
      },
    ),
  );
}

/** A class that is made from a schema. */
export function fromModelClass({ parameters, constants }: SdkModelClassContent): Collected {
  // What they say is said where the record is declared, so only their names are of use here.
  return [
    { text: "" },
    ...fromRows(parameters, "modelProperty").map(withoutText),
    ...constants.map((each) => withoutText(fromSymbol(each, "sdkValue"))),
  ];
}
