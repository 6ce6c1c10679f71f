// Gives what nobody can use, in each of its calls.
export default {
  name: "nonsense",
  version: "1",
  codes: { known: { severity: "warning", explanation: "It is known." } },
  reader: { files: ["**/*.nonsense"], read: () => ({ schemas: [{ kind: "record", name: "A", place: {}, fields: [] }] }) },
  rules: { check: () => [{ code: "knwon", message: "there is something" }] },
  sections: () => [{ to: "entity:nobody", sections: [] }],
  pages: async () => ({ label: "Later", pages: [] }),
};
