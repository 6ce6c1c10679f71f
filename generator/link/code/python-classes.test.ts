import { describe, expect, it } from "vitest";
import { readPythonTexts } from "../../testdata/read-python-texts.ts";
import { createPythonClasses, isDeclared, type BaseRef, type PythonClasses } from "./python-classes.ts";
import { createPythonModules } from "./python-modules.ts";

async function open(texts: Readonly<Record<string, string>>): Promise<PythonClasses> {
  const modules = createPythonModules({ roots: ["src", ""], ...(await readPythonTexts(texts)) });
  return createPythonClasses(modules);
}

function nameOf(base: BaseRef): string {
  return isDeclared(base) ? base.name : base.external;
}

/** What a class inherits from, itself first. */
async function order(texts: Readonly<Record<string, string>>, module: string, name: string) {
  const classes = await open(texts);
  const found = classes.findByName(module, name);
  return found && classes.linearize(found).map(nameOf);
}

describe("createPythonClasses", () => {
  it("finds a class through a package that only passes it on", async () => {
    const classes = await open({
      "src/store/__init__.py": "from .deep import Source as Source\n",
      "src/store/deep/__init__.py": "from store.deep.source import *\n",
      "src/store/deep/source.py": "class Source: ...\nclass _Hidden: ...\n",
    });
    expect(classes.findByName("store", "Source")?.name).toBe("store.deep.source.Source");
    expect(classes.findByName("store.deep", "_Hidden")).toBeUndefined();
    expect(classes.findByName("store", "Nothing")).toBeUndefined();
    expect(classes.findByName("elsewhere", "Source")).toBeUndefined();
  });

  it("finds classes by an alias of their module, in a class, and under another name", async () => {
    const texts = {
      "src/a.py": "class Outer:\n    class Inner: ...\n    class Twin(Inner): ...\nOther = Outer\n",
      "src/b.py": "import a as names\nclass One(names.Other.Inner, names.Outer.Twin): ...\n",
      "src/c.py": "import a\nclass Two(a.Outer.Inner): ...\n",
    };
    expect(await order(texts, "b", "One")).toEqual(["b.One", "a.Outer.Inner", "a.Outer.Twin"]);
    expect(await order(texts, "c", "Two")).toEqual(["c.Two", "a.Outer.Inner"]);
    expect(await order(texts, "a", "Outer.Twin")).toEqual(["a.Outer.Twin", "a.Outer.Inner"]);
  });

  it("names what lies outside of the checkout, and says no more of it", async () => {
    const texts = {
      "src/a.py": "import pydantic\nfrom sqlalchemy.orm import Base as B\nclass A(pydantic.BaseModel, B): ...",
    };
    expect(await order(texts, "a", "A")).toEqual(["a.A", "pydantic.BaseModel", "sqlalchemy.orm.Base"]);
  });

  it("orders mixins as Python does", async () => {
    const text = "class Top: ...\nclass Left(Top): ...\nclass Right(Top): ...\nclass Mixin: ...\n";
    const texts = { "src/a.py": `${text}class All(Mixin, Left, Right, Top): ...\n` };
    expect(await order(texts, "a", "All")).toEqual(["a.All", "a.Mixin", "a.Left", "a.Right", "a.Top"]);
  });

  it("leaves out what a generic base is told, and keywords", async () => {
    const texts = {
      "src/a.py":
        "from typing import Generic, TypeVar\nT = TypeVar('T')\nclass Box(Generic[T], metaclass=M): ...\nclass Full(Box[int]): ...\n",
    };
    expect(await order(texts, "a", "Full")).toEqual(["a.Full", "a.Box", "typing.Generic"]);
  });

  it("takes the class that counts when the code runs, not its twin for type checkers", async () => {
    const classes = await open({
      "src/a.py":
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from b import Shown\nelse:\n    class Shown: ...\ntry:\n    from b import Tried\nexcept ImportError:\n    class Tried: ...\n",
      "src/b.py": "class Shown: ...\nclass Tried: ...\n",
    });
    expect(classes.findByName("a", "Shown")?.name).toBe("a.Shown");
    expect(classes.findByName("a", "Tried")?.name).toBe("b.Tried");
  });

  it("ends where modules import each other, classes inherit from themselves, and names lead in a circle", async () => {
    const texts = {
      "src/a.py":
        "from b import Second\nclass First(Second): ...\nclass Own(Own): ...\nX = Y\nY = X\nclass Lost(X): ...\n",
      "src/b.py": "from a import First\nfrom c import *\nclass Second(First): ...\n",
      "src/c.py": "from b import *\nfrom c import Round\n",
    };
    expect(await order(texts, "a", "First")).toEqual(["a.First", "b.Second"]);
    expect(await order(texts, "b", "Second")).toEqual(["b.Second", "a.First"]);
    expect(await order(texts, "a", "Own")).toEqual(["a.Own"]);
    expect(await order(texts, "a", "Lost")).toEqual(["a.Lost"]);
    expect(await order(texts, "c", "Round")).toBeUndefined();
  });

  it("gives an order even where Python has none", async () => {
    const texts = { "src/a.py": "class A: ...\nclass B(A): ...\nclass C(A, B): ...\n" };
    expect(await order(texts, "a", "C")).toEqual(["a.C", "a.A", "a.B"]);
  });

  it("reads imports that count from where the file is", async () => {
    const texts = {
      "src/p/__init__.py": "class Root: ...\n",
      "src/p/q/__init__.py": "from .. import Root\nfrom .m import M\n",
      "src/p/q/m.py": "from ..q import Root\nfrom .... import Far\nclass M(Root, Far): ...\n",
    };
    expect(await order(texts, "p.q", "M")).toEqual(["p.q.m.M", "p.Root", expect.any(String)]);
  });
});
