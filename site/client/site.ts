/*
 * Enhances a page that is complete without it: switches the theme, shows the tab of the section, marks the heading being read,
 * opens and filters the tree, makes lists of links one stop of Tab, copies code, shows what links lead to, opens what the address names, and brings the tools of tables once
 * they are near and the search once it is wanted. Fetches nothing from elsewhere, and nothing before a
 * reader is about to ask for it.
 */
import { completeParts } from "./complete-parts.ts";
import { completeTree } from "./complete-tree.ts";
import { findInTabs } from "./find-in-tabs.ts";
import { followTabs } from "./follow-tabs.ts";
import { handleDrawer } from "./handle-drawer.ts";
import { handleVersionMenu } from "./handle-version-menu.ts";
import { keepOneStop } from "./keep-one-stop.ts";
import { markCurrentHeading } from "./mark-current-heading.ts";
import { offerCards } from "./offer-cards.ts";
import { offerCopy } from "./offer-copy.ts";
import { offerExplorer } from "./offer-explorer.ts";
import { offerPageCopy } from "./offer-page-copy.ts";
import { offerSearch } from "./offer-search.ts";
import { offerServer } from "./offer-server.ts";
import { openContents } from "./open-contents.ts";
import { openTarget } from "./open-target.ts";
import { prefetchPages } from "./prefetch-pages.ts";
import { showCurrentTab } from "./show-current-tab.ts";
import { switchTheme } from "./switch-theme.ts";
import { offerRowLinks } from "./tables/offer-row-links.ts";
import { offerTableTools } from "./tables/offer-table-tools.ts";

switchTheme();
showCurrentTab();
completeTree();
openContents();
markCurrentHeading();
offerCopy();
offerExplorer();
followTabs();
findInTabs();
prefetchPages();
offerCards();
handleDrawer();
handleVersionMenu();
keepOneStop(".tree");
keepOneStop(".toc");
openTarget();
completeParts(offerServer());
offerTableTools();
offerRowLinks();
offerPageCopy();
offerSearch();
