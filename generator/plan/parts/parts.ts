/*
 * Pieces that pages of several areas show alike: types in words, names grouped for a tree, marks of what is deprecated. A
 * piece that one area alone shows stays with that area.
 */

export { toDeprecationView } from "./deprecation-view.ts";
export { describeAnnotation } from "./describe-annotation.ts";
export { formatJsonBriefly } from "./format-json-briefly.ts";
export { type NameGroup, groupByLetter, groupForNavigation, letterAnchor } from "./group-names.ts";
export { joinRuns, joinTexts, measureText } from "./join-texts.ts";
export { nameFew } from "./name-few.ts";
export { describeLogicalType } from "./logical-type-words.ts";
export { asCode, findLogicalType, joinPlain, toReferenceRun, toTypeText } from "./type-text.ts";
