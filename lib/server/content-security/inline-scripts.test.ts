import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashInlineScripts } from './inline-scripts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const page = (...scripts: readonly string[]) => `<html><body>${scripts.join('')}</body></html>`;
const LOADER = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});`;
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = 'self.__next_f.push([1,"2:\\"\\u003c/script\\u003e נועה\\"\\n"])';

it('each script that hands data over has the hash of its very text', () => {
  const html = page(`<script id="_R_">${LOADER}</script>`, `<script>${FIRST}</script>`, `<script>${DATA}</script>`);
  expect(hashInlineScripts(html)).toEqual([LOADER, FIRST, DATA].map(hashOf));
});

it('files and data of search engines need none', () => {
  const html = page('<script src="/a.js" async=""></script>', '<script type="application/ld+json">{"a":1}</script>');
  expect(hashInlineScripts(html)).toEqual([]);
});

it.each([
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push(alert(1))',
  'self.__next_f.push([1,"a"],alert(1))',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(alert)',
  'self.__next_f.push([1,`a`])',
  ' self.__next_f.push([0])',
])('a script that does anything else has none, so that it never runs: %s', (script) => {
  expect(hashInlineScripts(page(`<script>${script}</script>`))).toEqual([]);
});
