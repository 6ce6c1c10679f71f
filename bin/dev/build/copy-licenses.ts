import { cpSync, mkdirSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";

/** Puts the licences of packages that a bundle holds into a folder. */
export function copyLicenses(target: string): Plugin {
  return {
    name: "copy-licenses",
    writeBundle(_, bundle) {
      mkdirSync(target, { recursive: true });
      const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
      const folders = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? []);
      for (const folder of new Set(folders)) {
        const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
        // Some packages say whose they are and how they may be used in their description alone.
        const license = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file)) ?? "package.json";
        cpSync(`${folder}/${license}`, `${target}/${name.replace("/", "-")}.LICENSE`);
      }
    },
  };
}
