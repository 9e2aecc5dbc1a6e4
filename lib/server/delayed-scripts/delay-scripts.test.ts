import { expect, it } from 'vitest';
import { delayScripts, SCRIPT_LOADER } from './delay-scripts';

const script = (name: string, attributes = ' async=""') =>
  `<script src="/_next/static/chunks/${name}.js"${attributes}></script>`;
const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>';
const STYLE = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const OLD = script('old', ' noModule=""');
const DATA =
  '<script>self.__next_f.push([1,"\\u003cscript src=\\"/_next/static/chunks/d.js\\" async=\\"\\">"])</script>';
const html = `<html><head>${STYLE}${HINT}${script('a')}${script('b')}${OLD}</head><body><p>נועה</p>${script('c')}${DATA}</body></html>`;

it("a page's code stands in a template, in order, and the last script of the page loads it", () => {
  const template = `<template id="delayed-scripts">${['a', 'b', 'c'].map((name) => script(name)).join('')}</template>`;
  expect(delayScripts(html)).toBe(
    `<html><head>${STYLE}${OLD}</head><body><p>נועה</p>${DATA}${template}<script>${SCRIPT_LOADER}</script></body></html>`,
  );
});

it.each(['<html><body><p>a</p></body></html>', `${script('a')}<p>cut`])(
  'what has no code or no end stays: %s',
  (text) => {
    expect(delayScripts(text)).toBe(text);
  },
);

it('a script of another site, or one that blocks the page, is left where it is', () => {
  const others = `<script src="https://a.example/b.js" async=""></script>${script('a', '')}`;
  expect(delayScripts(html.replace(STYLE, STYLE + others))).toContain(`<head>${STYLE}${others}${OLD}</head>`);
});
