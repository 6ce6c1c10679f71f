/**
 * Names for what can change, free of wording: the same in each version and unique within the area of a change. They are
 * what files of accepted changes and histories go by, so their forms stay.
 *
 * | what | coordinate |
 * | --- | --- |
 * | schema, aspect, event, entity, source, guide | its name: `com.x.Owner`, `ownership`, `dataset`, `mysql`, `docs/start` |
 * | field, enum symbol | `com.x.Owner.type`, `com.x.Kind.PAPER` |
 * | inside a field's type | `com.x.Owner.roles[]` items of an array, `com.x.Owner.roles{}` values of a map, `com.x.Owner.roles[0]` the first item of a list of places |
 * | what a message comes to | `com.x.Bank.send/response`, `com.x.Bank.send/errors<com.x.Refused>` |
 * | member of a union | `com.x.Owner.format<string>`, by its key |
 * | aspect of an entity, URN part | `dataset/ownership`, `dataset/urn/name` |
 * | what is indexed or stored of a field | `ownership/owners.owner` |
 * | what a record of a relationship joins | `com.x.OwnedBy/pairings` |
 * | GraphQL | schema coordinates: `Query.book(isbn:)`, `Book.title`, `@auth(role:)` |
 * | option, capability of a source | `mysql/host_port`, `mysql/LINEAGE_COARSE` |
 * | client library | `module.Class.method(parameter)` |
 * | command, its options and arguments | `datahub ingest`, `datahub ingest --dry-run` |
 * | Rest.li | `aspects`, `aspects.ingest`, `aspects.ingest(proposal)` |
 * | endpoint, what it takes and gives | `GET /ships`, `GET /ships(query limit)`, `GET /ships(200).name` |
 * | where endpoints are called | `at https://example.org/v1` |
 * | payload | `Ship`, `Ship.crew[].name`, `Ship.kind/maxLength`, `Ship.owner<Person>` |
 * | privilege, role, policy | `EDIT_TAGS`, `role/Admin`, `policy/7` |
 * | what a deployment begins with | `platform/mysql`, `retention/dataset/ownership`, `platform/mysql/type` |
 * | guide's anchor | `docs/start#install` |
 */
export const coordinates = {
  field: (schema: string, field: string): string => `${schema}.${field}`,
  items: (of: string): string => `${of}[]`,
  position: (of: string, index: number): string => `${of}[${index}]`,
  values: (of: string): string => `${of}{}`,
  member: (of: string, key: string): string => `${of}<${key}>`,
  part: (of: string, part: string): string => `${of}/${part}`,
  address: (address: string): string => `at ${address}`,
  anchor: (of: string, id: string): string => `${of}#${id}`,
  parameter: (of: string, name: string): string => `${of}(${name})`,
} as const;
