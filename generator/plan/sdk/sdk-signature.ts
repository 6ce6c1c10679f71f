import type { SdkType } from "../../catalogue/sdk.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { joinTexts, measureText } from "../parts/parts.ts";
import { toSdkTypeText } from "./sdk-type-text.ts";

/** Longer signatures have a line for each parameter. */
const longestLine = 90;

/** What a signature says. */
export interface SignatureParts {
  /** What stands before the parenthesis. */
  readonly name: string;
  readonly parameters: readonly SignatureParameter[];
  readonly returns?: SdkType | undefined;
  /** The anchor of a parameter that has its place here. */
  readonly anchorOf?: ((parameter: string) => string | undefined) | undefined;
}

/** A parameter as a signature shows it. */
export interface SignatureParameter {
  readonly name: string;
  readonly type?: SdkType | undefined;
  /** As code writes it; absent where it has to be given. */
  readonly default?: string | undefined;
  readonly keywordOnly?: boolean | undefined;
  readonly positionalOnly?: boolean | undefined;
}

/** Several signatures of one name, each on its lines. */
export function joinSignatures(signatures: readonly RichText[]): RichText {
  return join(joinTexts(signatures, "\n"));
}

/** A call as Python declares it, with linked types; on one line unless it is long. */
export function toSdkSignature(
  { name, parameters, returns, anchorOf }: SignatureParts,
  context: PlanContext,
): RichText {
  const pieces = withSlash(withStar(parameters)).map((parameter) =>
    toParameter(parameter, anchorOf?.(parameter.name), context),
  );
  const end: TextRun[] = returns === undefined ? [] : [{ text: " -> " }, ...toSdkTypeText(returns, context)];
  if (pieces.length === 0) return join([{ text: `${name}()` }, ...end]);
  const line = join([{ text: `${name}(` }, ...joinTexts(pieces), { text: ")" }, ...end]);
  if (measureText(line) <= longestLine) return line;
  return join([{ text: `${name}(\n    ` }, ...joinTexts(pieces, ",\n    "), { text: ",\n)" }, ...end]);
}

/** A star before the first parameter that can only be given by name, unless one that gathers others does the same. */
function withStar(parameters: readonly SignatureParameter[]): readonly SignatureParameter[] {
  const first = parameters.findIndex(({ keywordOnly }) => keywordOnly === true);
  if (first === -1 || parameters.slice(0, first).some(({ name }) => name.startsWith("*"))) return parameters;
  return [...parameters.slice(0, first), { name: "*" }, ...parameters.slice(first)];
}

/** A slash behind the last parameter that can't be given by name. */
function withSlash(parameters: readonly SignatureParameter[]): readonly SignatureParameter[] {
  const end = parameters.findLastIndex(({ positionalOnly }) => positionalOnly === true) + 1;
  return end === 0 ? parameters : [...parameters.slice(0, end), { name: "/" }, ...parameters.slice(end)];
}

function toParameter(parameter: SignatureParameter, id: string | undefined, context: PlanContext): RichText {
  const { name, type, default: preset } = parameter;
  const runs: TextRun[] = [id === undefined ? { text: name } : { text: name, id }];
  if (type !== undefined) runs.push({ text: ": " }, ...toSdkTypeText(type, context));
  // Python puts blanks around the sign only where there is a type.
  if (preset !== undefined) runs.push({ text: type === undefined ? `=${preset}` : ` = ${preset}` });
  return runs;
}

/** Plain runs that follow each other become one. */
function join(runs: RichText): RichText {
  const joined: TextRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isPlain = last !== undefined && [last, run].every(({ href, id }) => href === undefined && id === undefined);
    if (isPlain) joined[joined.length - 1] = { text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}
