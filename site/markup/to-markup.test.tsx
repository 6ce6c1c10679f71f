import {
  Component,
  createContext,
  createElement,
  memo,
  Suspense,
  useContext,
  useId,
  useState,
  type ReactNode,
} from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readPage } from "../../generator/page-model/read-page.ts";
import { plan } from "../../generator/plan/plan.ts";
import { loadModel } from "../../generator/testdata/load-model.ts";
import { PageBody } from "../../templates/pages/page-templates.tsx";
import { toMarkup } from "./to-markup.ts";

const Colour = createContext("red");

function Reader(): ReactNode {
  return <i>{useContext(Colour)}</i>;
}

function Counter(): ReactNode {
  const [count] = useState(3);
  return <b id={useId().length > 0 ? "some" : "none"}>{count}</b>;
}

class Old extends Component<{ readonly name: string }> {
  override render(): ReactNode {
    return <u>{this.props.name}</u>;
  }
}

const Kept = memo(function Kept({ children }: { readonly children: ReactNode }) {
  return <s>{children}</s>;
});

const cases: Readonly<Record<string, ReactNode>> = {
  "text with all that is special": <p title={`"a" & 'b' < c >`}>{`"a" & 'b' < c >`}</p>,
  "what shows nothing": [null, undefined, false, true, "", 0, 12n],
  "children of children": <ul>{["a", ["b", [<li key="c">{1.5}</li>]]]}</ul>,
  "an iterable": <p>{new Set(["a", "b"])}</p>,
  "elements without an end": [<br key="1" />, <img key="2" alt="" src="data:x" />, <hr key="3" className="x" />],
  "markup of its own": <div dangerouslySetInnerHTML={{ __html: "<b>1</b>" }} />,
  "a line end that comes first": <pre>{"\n1\n"}</pre>,
  flags: [<details key="1" open />, <details key="2" open={false} />, <p key="3" hidden inert />],
  "own attributes": <p data-a={true} data-b={false} data-c={0} data-d={undefined} aria-hidden aria-label="&" />,
  "the state of a field": [
    <input key="1" defaultChecked value="a" type="radio" disabled />,
    <input key="2" checked readOnly type="checkbox" />,
  ],
  "names of markup": (
    <label htmlFor="x" className="y" tabIndex={-1}>
      1
    </label>
  ),
  "names of drawings": (
    <svg viewBox="0 0 1 1" strokeWidth={2} fillOpacity={0.5}>
      <text textAnchor="middle" xlinkHref="#a" />
    </svg>
  ),
  "a style": <p style={{ marginTop: 3, color: "red" }}>1</p>,
  "an address that runs": <a {...{ href: "javascript:alert(1)" }}>1</a>,
  "an address that runs, hidden": <a href={" \u0001j\na\tvascript:alert(1)"}>1</a>,
  "an empty address": <img alt="" src="" />,
  "a property that is no attribute": <p {...{ onClick: () => 1, 'x"y': "1", unknown: true, other: Number.NaN }}>1</p>,
  choices: (
    <select defaultValue="b">
      <option value="a">a</option>
      <option value="b">b</option>
    </select>
  ),
  "a text to write": <textarea defaultValue={"\na"} />,
  "an element of the page's": <my-part className="a" hidden={true} {...{ own: {} }} />,
  hooks: (
    <p>
      <Counter />
    </p>
  ),
  "a class": <Old name="<x>" />,
  "a kept component": <Kept>1</Kept>,
  "something to wait for": <Suspense fallback="no">yes</Suspense>,
  "a context, read with a hook": (
    <Colour value="green">
      <p>
        <Reader />
        <Colour.Consumer>{(colour) => colour}</Colour.Consumer>
      </p>
    </Colour>
  ),
  "a context that nobody gives": <Colour.Consumer>{(colour) => <i>{colour}</i>}</Colour.Consumer>,
};

declare module "react" {
  // The name and the form are React's.
  namespace JSX {
    interface IntrinsicElements {
      "my-part": { readonly className?: string; readonly hidden?: boolean };
    }
  }
}

describe("toMarkup", () => {
  // React's development build says there what it thinks of the strange ones.
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));

  it.each(Object.entries(cases))("writes %s as React does", (_, node) => {
    expect(toMarkup(node)).toBe(renderToStaticMarkup(node));
  });

  it("writes every page of a model as React does", async () => {
    const { catalogue } = await loadModel("harbour");
    const pages = plan(catalogue, { title: "Harbour", base: "/docs/" }).pages.map(readPage);
    expect(pages.length).toBeGreaterThan(35);
    for (const page of pages) {
      const body = <PageBody page={page} />;
      expect(toMarkup(body), page.route).toBe(renderToStaticMarkup(body));
    }
  });

  it("writes a kept component anew where it is given something else", () => {
    const node = [1, 1, 2].map((count, index) => <Kept key={index}>{count}</Kept>);
    expect(toMarkup(node)).toBe("<s>1</s><s>1</s><s>2</s>");
  });

  it("has React name things differently in each part that it writes", () => {
    const Named = (): ReactNode => <i id={useId()} />;
    const Part = memo(() => <Named />);
    const ids = [...toMarkup([1, 2, 3].map((key) => <Part key={key} />)).matchAll(/id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
  });

  it("gives labels of the history to what has them", async () => {
    const { catalogue } = await loadModel("harbour");
    const planned = plan(catalogue, { title: "Harbour", base: "/docs/" }).pages.map(readPage);
    const page = planned.find(({ route }) => route === "generated/metamodel/aspects/shipInfo");
    if (page === undefined) throw new Error("the model has no such aspect");
    const anchor = page.toc[0]?.id ?? "";
    const body = (
      <PageBody page={{ ...page, history: { labels: { [anchor]: "since 2" }, timeline: [], removed: [] } }} />
    );
    expect(toMarkup(body)).toContain("since 2");
    // Where labels are all that there is to tell, there is no heading above nothing.
    expect(toMarkup(body)).not.toContain("~history");
    expect(toMarkup(body)).toBe(renderToStaticMarkup(body));
  });

  it.each([
    ["a component that fails", <Failing key="1" />, "out of paint"],
    [
      "children twice",
      <b key="2" {...{ dangerouslySetInnerHTML: { __html: "" }, children: "1" }} />,
      "Can only set one of",
    ],
    ["children of a line end", <br key="3" {...{ children: "1" }} />, "self-closing tag"],
    ["a name that is none", createElement("a b", { key: "4" }), "Invalid tag"],
    ["an object", { a: 1 } as unknown as ReactNode, "Objects are not valid as a React child"],
  ])("fails at %s in React's words", (_, node, message) => {
    expect(() => toMarkup(<p>{node}</p>)).toThrow(message);
  });
});

function Failing(): ReactNode {
  throw new Error("out of paint");
}
