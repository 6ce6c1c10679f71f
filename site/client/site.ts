/*
 * Enhances a page that is complete without it: switches the theme, marks the heading being read,
 * opens more of the tree, and copies code. Fetches nothing before a reader asks for it, or is about to.
 */
import { completeTree } from "./complete-tree.ts";
import { followTabs } from "./follow-tabs.ts";
import { handleDrawer } from "./handle-drawer.ts";
import { markCurrentHeading } from "./mark-current-heading.ts";
import { offerCopy } from "./offer-copy.ts";
import { openContents } from "./open-contents.ts";
import { prefetchPages } from "./prefetch-pages.ts";
import { switchTheme } from "./switch-theme.ts";

switchTheme();
completeTree();
openContents();
markCurrentHeading();
offerCopy();
followTabs();
prefetchPages();
handleDrawer();
