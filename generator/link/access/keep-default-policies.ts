import { accessCodes } from "../../diagnostics/codes/access.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { WrittenPolicy } from "../../parse/access/access-document.ts";

/**
 * Default policies, of each URN the one that a deployment ends up with: the platform makes them in their order, those that
 * cannot be edited again and again, others only where there is none yet. Each that is lost is reported.
 */
export function keepDefaultPolicies(policies: readonly WrittenPolicy[], report: Report): readonly WrittenPolicy[] {
  const kept = new Map<string, WrittenPolicy>();
  for (const policy of policies) {
    const first = kept.get(policy.id);
    if (first === undefined || !policy.editable) kept.set(policy.id, policy);
    if (first === undefined) continue;
    const problem = accessCodes.repeatedPolicy({ urn: policy.urn ?? policy.id, isReplacing: !policy.editable });
    report.add(problem, policy.span, [{ message: "first given here", span: first.span }]);
  }
  return [...kept.values()];
}
