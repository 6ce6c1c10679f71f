import { expect, test } from "vitest";
import { isBoundedGlob } from "./is-bounded-glob.ts";

test.each([
  "**/test/**",
  "schemas/**/*.pdl",
  "*/*/*/*/*/*/*.md",
  "**/{drafts,old}/**/*.{md,mdx}",
  "docs/**/!(*.spec|*.test|*.draft|*.old|*.new).md",
  "docs/[a-z]*-*.*.md",
  "docs/20{10..30}/**",
  "docs/+(a|b)/*.md",
  "docs/\\*\\*\\*\\*\\*\\*.md",
  "guides/(old)/{a",
  "",
])("a glob as people write it: %s", (glob) => expect(isBoundedGlob(glob)).toBe(true));

test.each([
  "**/*a*a*a*a*a*b",
  "**/a/**/a/**/a/**/a/**/a/b",
  "**/+(*)b",
  "(a+)+b",
  "+(+(a))b",
  "{a,b}".repeat(12),
  "{1..1000000000}",
  "{a,{b,{c,d}}}".repeat(8),
  "*(a|b)*(a|b)*(a|b)*(a|b)*(a|b)c",
  "{x,*a*a*a*a*a*}b",
  "{".repeat(3000),
  "(".repeat(900) + "***" + ")+".repeat(50),
])("one that takes for ever: %s", (glob) => expect(isBoundedGlob(glob)).toBe(false));
