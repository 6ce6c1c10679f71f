import type { Plugin } from "../plugin.ts";
const p: Plugin = { name: "x", version: "1", rules: { check: () => [] } };
export default p;
