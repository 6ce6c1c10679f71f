import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { SdkClass, SdkPage } from "../../catalogue/sdk.ts";

type ClassesByModule = ReadonlyMap<string, ReadonlyMap<string, SdkClass>>;

const indexes = new WeakMap<readonly SdkPage[], ClassesByModule>();

/** A class of the client library by its module and name. */
export function findClass(
  target: string,
  { catalogue }: { readonly catalogue: Pick<Catalogue, "sdk"> },
): SdkClass | undefined {
  const { pages } = catalogue.sdk;
  let index = indexes.get(pages);
  if (index === undefined) {
    index = indexClasses(pages);
    indexes.set(pages, index);
  }
  const end = target.lastIndexOf(".");
  return index.get(target.slice(0, end))?.get(target.slice(end + 1));
}

/** Every class below one asks for it: looking through all modules each time would take the square of them. */
function indexClasses(pages: readonly SdkPage[]): ClassesByModule {
  // Of those of one name the first is meant, which is set last.
  const modules = pages.flatMap((page) => page.modules).toReversed();
  return new Map(
    modules.map(({ name, classes }) => [name, new Map(classes.toReversed().map((each) => [each.name, each]))]),
  );
}
