import type { Plugin } from "vite";

/** GraphQL's package holds all of its code as CommonJS too, which is what a path into it names. */
const commonGraphql = /^(graphql\/.+)\.js$/;

/**
 * Leaves out what packages hold several times over, which each run would load: the whole of GraphQL a second time because
 * of three rules that are named by their files, and what the package that checks configurations says in fifty languages,
 * where we speak one.
 */
export const bundleOnce: Plugin = {
  name: "bundle-once",
  enforce: "pre",
  resolveId(id, importer) {
    if (!commonGraphql.test(id)) return undefined;
    return this.resolve(id.replace(commonGraphql, "$1.mjs"), importer, { skipSelf: true });
  },
  transform(code, id) {
    if (!id.endsWith("/zod/v4/locales/index.js")) return undefined;
    const english = /^.* from "\.\/en\.js";$/m.exec(code)?.[0];
    if (english === undefined) throw new Error("zod keeps its languages in another way than is known");
    return { code: english, map: null };
  },
};
