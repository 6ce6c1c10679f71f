import type { DefaultTheme } from "vitepress";
import harbour, { name } from "./harbour";

export const sidebar: DefaultTheme.SidebarItem[] = [{ text: name, items: [...harbour, { text: "Start", link: "/" }] }];
