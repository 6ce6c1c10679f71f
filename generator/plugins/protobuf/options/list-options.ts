import type { Catalogue } from "../../../catalogue/catalogue.ts";
import type { ProtobufData } from "../service-data.ts";
import { type OptionData, optionTargets } from "./option-data.ts";

/** An option, and the file that declares it. */
export interface PlacedOption extends OptionData {
  readonly file: string;
}

/** The options that a catalogue declares, by what they stand on and by their names. */
export function listOptions({ extensions = [] }: Catalogue): readonly PlacedOption[] {
  const all = extensions.flatMap(({ plugin, file, data }) => {
    if (plugin !== "protobuf") return [];
    const { options = [] } = data as unknown as ProtobufData;
    return options.map((option) => ({ ...option, file }));
  });
  const order = ({ target }: PlacedOption): number => optionTargets.indexOf(target);
  return all.toSorted((one, other) => order(one) - order(other) || (one.fullName < other.fullName ? -1 : 1));
}
