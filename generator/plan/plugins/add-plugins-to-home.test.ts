import { expect, it } from "vitest";
import { toAnswer } from "../../engine/answer.ts";
import type { LandingEntry } from "../../page-model/metamodel.ts";
import type { NavigationItem, NavigationTree, PageContent, SitePage } from "../../page-model/page.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { addPluginsToHome } from "./add-plugins-to-home.ts";

const context = { links: { route: (route: string) => `/${route}/` }, options: {} } as unknown as PlanContext;

const home = {
  route: "",
  content: toAnswer<PageContent>({ kind: "landing", intro: "", entries: [], groups: [] }),
} as unknown as SitePage;

const toItem = (label: string): NavigationItem => ({ label, href: `/${label}/` });

/** The entries of a home page to which a plug-in is added, whose first page has these sections. */
function listEntries(
  items: readonly NavigationItem[],
  { sections = [], others = [], told = [] }: Partial<Around> = {},
): readonly string[] {
  const first = {
    route: "api",
    title: "API",
    description: "7 calls.",
    toc: sections.map((label, index) => ({ id: `section-${index}`, label, level: 2 })),
  } as unknown as SitePage;
  const navigation = new Map<string, NavigationTree>([["plugin api", { label: "API", items }]]);
  const family = { label: "API", pages: [first], navigation, told: new Map(told) };
  return readEntries(addPluginsToHome([home, ...others], [family], context)).map(
    ({ label, href, count, text }) => `${label} ${href} (${count}) ${text}`,
  );
}

interface Around {
  readonly sections: readonly string[];
  readonly others: readonly SitePage[];
  readonly told: readonly (readonly [href: string, text: string])[];
}

function readEntries([planned]: readonly SitePage[]): readonly LandingEntry[] {
  const content = planned?.content.get();
  if (content?.kind !== "landing") throw new Error("no landing page");
  return content.entries;
}

/** What is said of it stands above, as the site is about nothing else. */
const whole = "API /api/ (1 page) ";
const pets: NavigationItem = { label: "Pets", items: ["add", "change", "find"].map(toItem) };
const orders: NavigationItem = { label: "Orders", items: ["a", "b", "c", "d", "e"].map(toItem) };

it("shows the groups of a plug-in at once where a site has nothing else", () => {
  const entries = listEntries([toItem("api"), pets, orders], { sections: ["Security", "Pets"] });
  expect(entries).toEqual([
    whole,
    "Pets /api/#section-1 (3 pages) add, change, find",
    "Orders /a/ (5 pages) a, b, c and 2 more",
  ]);
});

it("leads to a group's first page where sections of its name may be about something else", () => {
  expect(listEntries([pets], { sections: ["Pets", "Pets"] })).toEqual([
    whole,
    "Pets /add/ (3 pages) add, change, find",
  ]);
});

it("shows a document of several by itself, with all that is inside it", () => {
  const shop: NavigationItem = { label: "Shop", items: [toItem("api"), pets] };
  expect(listEntries([shop, orders])).toEqual(["Shop /api/ (4 pages) Pets", "Orders /a/ (5 pages) a, b, c and 2 more"]);
});

it("leads to a plug-in alone beside a model, and where its groups are too many to look through", () => {
  expect(listEntries([pets], { others: [{ route: "model" } as SitePage] })).toEqual([`${whole}7 calls.`]);
  const shop: NavigationItem = { label: "Shop", items: [toItem("api"), pets] };
  const beside = { others: [{ route: "model" } as SitePage] };
  expect(listEntries([shop, orders], beside)).toEqual([`${whole}Shop and Orders.`]);
  const many = Array.from({ length: 61 }, (_, index) => ({ ...pets, label: `${index}` }));
  expect(listEntries([toItem("api"), ...many])).toEqual([whole]);
});

it("says what each has of several that say the same of themselves", () => {
  const two = ["api", "port"].map((name): NavigationItem => ({ label: `The ${name}`, items: [toItem(name)] }));
  const told = [
    ["/api/", "The API."],
    ["/port/", "The API."],
  ] as const;
  expect(listEntries(two, { told })).toEqual(["The api /api/ (1 page) 7 calls.", "The port /port/ (1 page) The API."]);
});

it("says of a group what is told of the place that it leads to", () => {
  const told = [
    ["/api/#section-0", "Those who live here."],
    ["/api/#section-1", "Of another section."],
  ] as const;
  expect(listEntries([pets, orders], { sections: ["Pets"], told })).toEqual([
    `${whole}7 calls.`,
    "Pets /api/#section-0 (3 pages) Those who live here.",
    "Orders /a/ (5 pages) a, b, c and 2 more",
  ]);
});

it("says whose groups are where several plug-ins call one the same", () => {
  const schemas: NavigationItem = { label: "Schemas", items: [toItem("pet")] };
  const families = ["Shop API", "Events"].map((label) => ({
    label,
    pages: [{ route: label, title: label, description: "All.", toc: [] } as unknown as SitePage],
    navigation: new Map<string, NavigationTree>([
      ["plugin", { label, items: label === "Events" ? [schemas] : [pets, schemas] }],
    ]),
    told: new Map<string, string>(),
  }));
  const entries = readEntries(addPluginsToHome([home], families, context));
  expect(entries.map(({ label }) => label)).toEqual([
    "Shop API",
    "Pets",
    "Shop API: Schemas",
    "Events",
    "Events: Schemas",
  ]);
});

/** How a home page introduces a site with these families. */
function introduce(
  families: readonly { readonly items: readonly NavigationItem[]; readonly told?: string }[],
  tagline?: string,
): readonly string[] {
  const added = families.map(({ items, told = "" }, index) => ({
    label: `Family ${index}`,
    pages: [{ route: `${index}`, title: "Port", description: "7 calls.", toc: [] } as unknown as SitePage],
    navigation: new Map<string, NavigationTree>([["plugin", { label: `Family ${index}`, items }]]),
    told: new Map(told === "" ? [] : [[`/${index}/`, told]]),
  }));
  const generic = {
    ...home,
    description: tagline ?? "Reference.",
    content: toAnswer<PageContent>({ kind: "landing", intro: tagline ?? "A reference.", entries: [], groups: [] }),
  };
  const options = { title: "Port", tagline } as PlanContext["options"];
  const [page] = addPluginsToHome([generic], added, { ...context, options });
  const content = page?.content.get();
  return [page?.description ?? "", content?.kind === "landing" ? content.intro : ""];
}

it("introduces a site of one thing as that introduces itself", () => {
  const api = { items: [{ label: "Port", href: "/0/" }, pets], told: "Berths for ships. Pay by the day." };
  expect(introduce([api])).toEqual(["Berths for ships. Pay by the day.", "Berths for ships. Pay by the day."]);
  expect(introduce([api], "Ours.")).toEqual(["Ours.", "Ours."]);
  expect(introduce([{ ...api, told: "" }])).toEqual(["7 calls.", "7 calls."]);
});

it("introduces several by their names, of which the first says nothing of the others", () => {
  const documents = ["Shop", "Port", "Bank"].map((label, index): NavigationItem => {
    return { label, items: [{ label: "Overview", href: `/${index}/` }] };
  });
  const told = "Berths for ships.";
  const named = "Reference of Shop, Port and Bank.";
  expect(introduce([{ items: documents, told }])).toEqual([named, named]);
  const one = { items: [{ label: "Port", href: "/0/" }], told };
  expect(introduce([one, { ...one, items: [{ label: "Port", href: "/1/" }] }])[1]).toBe("A reference.");
});

it("leads to what needs to be known of every call before it leads to groups", () => {
  const told = [["/api/#section-0", "token (HTTP bearer)"]] as const;
  expect(listEntries([toItem("api"), pets], { sections: ["Security", "Servers", "Pets", "Later"], told })).toEqual([
    whole,
    "Security /api/#section-0 () token (HTTP bearer)",
    "Pets /api/#section-2 (3 pages) add, change, find",
  ]);
  const calls: NavigationItem = { label: "Calls", items: [pets] };
  expect(listEntries([toItem("api"), calls], { sections: ["Security", "Pets"], told })).toEqual([
    whole,
    "Security /api/#section-0 () token (HTTP bearer)",
    "Calls /add/ (3 pages) Pets",
  ]);
});

it("says of a model that nobody has described which pages are beside it", () => {
  const introduceModel = (intro: string, navigation = new Map<string, NavigationTree>(), title = "API"): string => {
    const first = { route: "api", title, description: "7 calls.", toc: [] } as unknown as SitePage;
    const added = [{ label: "REST API", pages: [first], navigation, told: new Map<string, string>() }];
    const content = toAnswer<PageContent>({ kind: "landing", intro, entries: [], groups: [] });
    const [page] = addPluginsToHome([{ ...home, content }, { route: "model" } as SitePage], added, context);
    const planned = page?.content.get();
    return planned?.kind === "landing" ? planned.intro : "";
  };
  expect(introduceModel("Reference of 2 records. Every name leads to its page.")).toBe(
    "Reference of 2 records, and of REST API. Every name leads to its page.",
  );
  expect(introduceModel("Reference of ours.")).toBe("Reference of ours.");
  const trees = new Map<string, NavigationTree>([
    ["plugin", { label: "REST API", items: [{ label: "API", href: "/api/" }] }],
  ]);
  expect(introduceModel("Reference of 2 records. Every name leads to its page.", trees)).toBe(
    "Reference of 2 records, and of API. Every name leads to its page.",
  );
  expect(introduceModel("Reference of 2 records. Every name leads to its page.", new Map(), "REST API")).toBe(
    "Reference of 2 records, and of 7 calls. Every name leads to its page.",
  );
});
