export * from "./sidebar/index.js";
export { name as title } from "./sidebar/harbour";
