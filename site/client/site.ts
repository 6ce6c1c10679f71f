/*
 * Enhances a page that is complete without it: switches the theme, shows the tab of the section, marks the heading being read,
 * opens and filters the tree, makes lists of links one stop of Tab, copies code, shows what links lead to, opens what the address names, and brings the tools of tables once
 * they are near and the search once it is wanted. Fetches nothing from elsewhere, and nothing before a
 * reader is about to ask for it.
 */
import { completeParts } from "./parts/complete-parts.ts";
import { completeTree } from "./tree/complete-tree.ts";
import { findInTabs } from "./tabs/find-in-tabs.ts";
import { followTabs } from "./tabs/follow-tabs.ts";
import { handleDrawer } from "./handle-drawer.ts";
import { keepFolds } from "./keep-folds.ts";
import { keepOneStop } from "./keep-one-stop.ts";
import { markCurrentHeading } from "./contents/mark-current-heading.ts";
import { offerCards } from "./cards/offer-cards.ts";
import { offerCopy } from "./copy/offer-copy.ts";
import { offerExplorer } from "./offer-explorer.ts";
import { offerPageCopy } from "./copy/offer-page-copy.ts";
import { offerSearch } from "./search/offer-search.ts";
import { offerServer } from "./server/offer-server.ts";
import { openContents } from "./contents/open-contents.ts";
import { openTarget } from "./contents/open-target.ts";
import { prefetchPages } from "./cards/prefetch-pages.ts";
import { showCurrentTab } from "./tabs/show-current-tab.ts";
import { switchTheme } from "./theme/switch-theme.ts";
import { offerRowLinks } from "./tables/offer-row-links.ts";
import { offerTableTools } from "./tables/offer-table-tools.ts";
import { offerVersionMenu } from "./offer-version-menu.ts";

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
offerVersionMenu();
keepOneStop(".tree");
keepOneStop(".toc");
const restore = keepFolds();
openTarget();
completeParts(offerServer(), restore);
offerTableTools();
offerRowLinks();
offerPageCopy();
offerSearch();
