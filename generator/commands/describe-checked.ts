import type { CheckedModel } from "../catalogue/describe-model.ts";
import { formatCount } from "../diagnostics/print/print-summary.ts";

/** What was checked: files, or guides where there is no model beside them, e.g. `3 guides, and no model beside them,`. */
export function describeChecked(checked: CheckedModel | undefined): string {
  const { files, guides, isModel } = checked ?? { files: 0, guides: 0, isModel: true };
  if (isModel) return formatCount(files, "file");
  return `${formatCount(guides, "guide")}, with no model beside ${guides === 1 ? "it" : "them"},`;
}
