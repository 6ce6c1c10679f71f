import { listGrantable } from "../../catalogue/list-grantable.ts";
import { proseCodes } from "../../diagnostics/codes/prose.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { Rule } from "../rule.ts";

/** Examples of policies that grant what the platform doesn't have; nothing is said where its privileges aren't known. */
export const prosePrivileges: Rule = ({ access, prose }, report) => {
  if (access.privileges.size === 0) return;
  const grantable = listGrantable(access).map(({ name }) => name);
  const known = new Set(grantable);
  for (const { privileges = [] } of prose.pages.values()) {
    for (const { name, span } of privileges) {
      if (known.has(name)) continue;
      report.add(proseCodes.unknownPrivilege({ name, suggestions: suggestNames(name, grantable) }), span);
    }
  }
};
