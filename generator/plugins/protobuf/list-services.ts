import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ProtobufData, ServiceData } from "./service-data.ts";

/** A service, and the file that declares it. */
export interface PlacedService extends ServiceData {
  readonly file: string;
}

/** The services of a catalogue, by their packages and names. */
export function listServices({ extensions = [] }: Catalogue): readonly PlacedService[] {
  const all = extensions.flatMap(({ plugin, file, data }) =>
    plugin === "protobuf" ? (data as unknown as ProtobufData).services.map((service) => ({ ...service, file })) : [],
  );
  const key = ({ package: name, fullName }: PlacedService): string => `${name} ${fullName}`;
  return all.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}
