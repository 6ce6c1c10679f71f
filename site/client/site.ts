/*
 * Enhances a page that is complete without it: switches the theme, marks the heading being read,
 * brings the current page into view in the tree, copies code, opens what the address names, and
 * brings the tools of tables once they are near and the search once it is wanted. Fetches nothing from
 * elsewhere.
 */
import { followTabs } from "./follow-tabs.ts";
import { markCurrentHeading } from "./mark-current-heading.ts";
import { offerCopy } from "./offer-copy.ts";
import { offerExplorer } from "./offer-explorer.ts";
import { offerPageCopy } from "./offer-page-copy.ts";
import { offerSearch } from "./offer-search.ts";
import { openContents } from "./open-contents.ts";
import { openTarget } from "./open-target.ts";
import { showCurrentItem } from "./show-current-item.ts";
import { switchTheme } from "./switch-theme.ts";
import { offerRowLinks } from "./tables/offer-row-links.ts";
import { offerTableTools } from "./tables/offer-table-tools.ts";

switchTheme();
showCurrentItem();
openContents();
markCurrentHeading();
offerCopy();
offerExplorer();
followTabs();
openTarget();
offerTableTools();
offerRowLinks();
offerPageCopy();
offerSearch();
