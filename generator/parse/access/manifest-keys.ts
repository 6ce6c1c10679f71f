/** The keys of an access manifest, by what they describe. The published JSON Schema has the same ones, which a test looks after. */
export const manifestKeys = {
  manifest: ["$schema", "doc", "privileges", "resourceTypes", "roles", "policies"],
  privilege: ["name", "label", "scope", "doc"],
  resourceType: ["name", "label", "doc", "privileges"],
  role: ["name", "urn", "doc"],
  policy: ["id", "urn", "label", "type", "active", "editable", "doc", "actors", "privileges", "resourceTypes"],
  actors: ["allUsers", "allGroups", "resourceOwners", "users", "groups", "roles"],
} as const;
