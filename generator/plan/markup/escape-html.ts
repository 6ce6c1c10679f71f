import { createEscape } from "../../page-model/create-escape.ts";

/** Text as it stands in markup, between tags and in double quotes. */
export const escapeHtml = createEscape({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" });
