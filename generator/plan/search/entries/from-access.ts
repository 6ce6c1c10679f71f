import type {
  DefaultsContent,
  PoliciesContent,
  PrivilegesContent,
  RoleMatrixContent,
} from "../../../page-model/access.ts";
import { firstSentence } from "../../prose/prose.ts";
import type { SearchEntry } from "../search-entry.ts";
import type { Collected } from "./collected.ts";
import { toPlainText } from "./to-plain-text.ts";

/** Privileges, and the types of what they are granted on. */
export function fromPrivileges({ intro, doc, groups, types }: PrivilegesContent): Collected {
  return [
    { text: `${intro} ${toPlainText(doc)}` },
    ...groups.flatMap(({ rows }) =>
      rows.map((row): SearchEntry => {
        const text = toPlainText(row.doc);
        const said = row.label === undefined ? text : `${row.label}: ${text}`;
        return { kind: "privilege", name: row.name, anchor: row.id, meaning: firstSentence(said), text: said };
      }),
    ),
    ...types.map(({ id, name, label, doc: about }): SearchEntry => {
      const text = toPlainText(about);
      return { kind: "resourceType", name, anchor: id, meaning: text === "" ? label : text, text };
    }),
  ];
}

/** Roles, each with how much it may. Whoever else policies name is no role, and told of by the page alone. */
export function fromRoles({ intro, columns }: RoleMatrixContent): Collected {
  const labels = columns.map(({ label }) => label).join(", ");
  return [
    { text: `${intro} ${labels}` },
    ...columns.flatMap(({ id, label, doc, count }): readonly SearchEntry[] => {
      const text = toPlainText(doc);
      return id === undefined
        ? []
        : [{ kind: "role", name: label, anchor: id, meaning: text === "" ? count : text, text }];
    }),
  ];
}

/** Policies, each with the privileges that it grants. */
export function fromPolicies({ intro, policies }: PoliciesContent): Collected {
  return [
    { text: intro },
    ...policies.map(({ id, label, doc, privileges }): SearchEntry => {
      const text = toPlainText(doc);
      const names = privileges.map((privilege) => privilege.label).join(" ");
      return { kind: "policy", name: label, anchor: id, meaning: firstSentence(text), text: `${text} ${names}` };
    }),
  ];
}

/** What a deployment begins with. */
export function fromDefaults({ intro, platforms, ownershipTypes, lifecycleStages }: DefaultsContent): Collected {
  return [
    { text: intro },
    ...platforms.map(({ id, label, urn }): SearchEntry => {
      return { kind: "platform", name: label, anchor: id, meaning: urn, text: "" };
    }),
    ...ownershipTypes.map(({ id, label, urn, doc }): SearchEntry => {
      const text = toPlainText(doc);
      return { kind: "ownershipType", name: label, anchor: id, meaning: firstSentence(text) || urn, text };
    }),
    ...lifecycleStages.map(({ id, label, urn, doc }): SearchEntry => {
      const text = toPlainText(doc);
      return { kind: "lifecycleStage", name: label, anchor: id, meaning: firstSentence(text) || urn, text };
    }),
  ];
}
