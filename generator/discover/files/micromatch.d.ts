/** The package has no types; of it what is used here. */
declare module "micromatch" {
  const micromatch: {
    makeRe(pattern: string, options?: object): RegExp;
    braces(pattern: string, options?: object): string[];
  };
  export default micromatch;
}
