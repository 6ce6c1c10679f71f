import type { Catalogue } from "../../catalogue/catalogue.ts";
import { withReferences } from "../../catalogue/with-references.ts";
import type { FoundProblem } from "../plugin.ts";
import type { MissingImport, ProtobufData } from "./service-data.ts";

/** Tells of imports that lead nowhere: those of which fields have types that nothing else has either, and the others. */
export function checkImports(catalogue: Catalogue): readonly FoundProblem[] {
  const { schemas } = withReferences(catalogue);
  return (catalogue.extensions ?? []).flatMap(({ plugin, file, data }) => {
    if (plugin !== "protobuf") return [];
    const { missing } = data as unknown as ProtobufData;
    return missing.flatMap((each): readonly FoundProblem[] => {
      const lacking = each.names.find((name) => !schemas.has(name));
      // A model that is referred to has all of them.
      if (each.names.length > 0 && lacking === undefined) return [];
      return [{ ...tell(each, lacking), span: { file, ...each.place } }];
    });
  });
}

function tell({ path, count }: MissingImport, name: string | undefined): Pick<FoundProblem, "code" | "message"> {
  const others = count === 1 ? "" : `, which ${count} files import,`;
  return name === undefined
    ? { code: "unused-import", message: `\`${path}\`${others} isn't there, and no field has a type from there` }
    : {
        code: "missing-import",
        message: `\`${path}\`${others} isn't there, so that nothing is known of types such as \`${name}\``,
      };
}
