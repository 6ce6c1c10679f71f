/*
 * Enhances a page that is complete without it: switches the theme, marks the heading being read,
 * brings the current page into view in the tree, and copies code. Fetches nothing before a reader
 * wants to search.
 */
import { followTabs } from "./follow-tabs.ts";
import { markCurrentHeading } from "./mark-current-heading.ts";
import { offerCopy } from "./offer-copy.ts";
import { offerSearch } from "./offer-search.ts";
import { openContents } from "./open-contents.ts";
import { showCurrentItem } from "./show-current-item.ts";
import { switchTheme } from "./switch-theme.ts";

switchTheme();
showCurrentItem();
openContents();
markCurrentHeading();
offerCopy();
followTabs();
offerSearch();
