import { expect, it } from 'vitest';
import { createSource, isTest, listSources, type Source } from './support/sources';
import { formatLocation, getStringLiteral, parseNodes, toDottedName } from './support/syntax';

/** Code of browsers, and the one place that asks providers. */
const ALLOWED_FILES = /^lib\/client\/|^lib\/platform\/http\/fetch-provider\.ts$/;
const CALLS = /^(?:globalThis\.)?fetch$|^https?2?\.(?:request|get)$/;
const MODULES = /^(?:axios|got|undici|node-fetch)$/;

/** Requests of the server that would follow a redirect, by `fetch` itself or by a library of its own. */
const findPlainRequests = (files: readonly Source[]): string[] =>
  files
    .filter((file) => !ALLOWED_FILES.test(file.name) && !isTest(file) && /fetch|http|axios|got|undici/.test(file.text))
    .flatMap((file) =>
      [...parseNodes(file)].flatMap((node) => {
        if (node.type === 'CallExpression' && CALLS.test(toDottedName(node.callee)))
          return [formatLocation(file, node, `calls ${toDottedName(node.callee)}: use fetchProvider`)];
        const module =
          node.type === 'ImportDeclaration' || node.type === 'ImportExpression' ? getStringLiteral(node.source) : null;
        return module && MODULES.test(module) ? [formatLocation(file, node, `imports ${module}`)] : [];
      }),
    );

it('the server asks providers by fetchProvider, which follows no redirect', () => {
  const files = listSources(['app/api', 'lib'], /\.(?:ts|mjs)$/);
  expect(files.length).toBeGreaterThan(500);
  expect(findPlainRequests(files)).toEqual([]);
});

it.each([
  "const answer = await fetch('https://provider.example');",
  "globalThis.fetch('https://provider.example');",
  "import https from 'node:https'; https.request('https://provider.example');",
  "import axios from 'axios';",
  "const { request } = await import('undici');",
])('the rule reports: %s', (text) => {
  expect(findPlainRequests([createSource(text)])).toHaveLength(1);
});

it('and accepts fetchProvider, and requests of a browser', () => {
  expect(findPlainRequests([createSource("fetchProvider('https://provider.example');")])).toEqual([]);
  expect(findPlainRequests([createSource("fetch('/api/geo');", 'lib/client/geo.ts')])).toEqual([]);
});
