import { expect, test } from "vitest";
import { findBlocked } from "./find-blocked.ts";

test.each([
  ['<p class="a" style="color: red">', "gives an element a `style`"],
  ["<div><style>p {}</style>", "has an element `style`"],
  ['<button type="button" onClick="go()">', "gives an element `onclick`"],
  ["<script>go()</script>", "has a script in it"],
  ['<iframe title="Film" src="film.html">', "has a frame"],
  ['<img alt="" src="http://a.example/b.png">', "asks for `http://a.example/b.png`"],
  ['<source srcset="//a.example/b.png 2x">', "asks for `//a.example/b.png`"],
  ['<script src="https://a.example/b.js">', "asks for `https://a.example/b.js`"],
  ['<link rel="stylesheet" href="https://a.example/b.css">', "asks for `https://a.example/b.css`"],
  ['<svg><use href="https://a.example/b.svg#c">', "asks for `https://a.example/b.svg#c`"],
])("tells that browsers won't take %s", (html, what) => {
  expect(findBlocked(html)).toBe(what);
});

test.each([
  '<a href="https://a.example/">style="x"</a>',
  '<link rel="canonical" href="https://a.example/">',
  '<img src="data:image/png;base64,AAAA" alt="on a=&quot;">',
  '<script type="application/ld+json">{}</script><script src="../a.js" defer=""></script>',
  "<pre>&lt;p style=&quot;color: red&quot;&gt;</pre>",
])("finds nothing in %s", (html) => {
  expect(findBlocked(html)).toBe(undefined);
});
