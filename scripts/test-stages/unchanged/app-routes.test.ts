import { expect, it } from 'vitest';
import { listAppRoutes, listRouteFiles } from './app-routes';

const FILES = [
  'app/[country]/[lang]/(shop)/page.tsx',
  'app/[country]/[lang]/(shop)/books/page.tsx',
  'app/[country]/[lang]/(shop)/books/[bookId]/page.tsx',
  'app/[country]/[lang]/(shop)/books/[bookId]/page-data.ts',
  'app/[country]/[lang]/(make)/layout.tsx',
  'app/[country]/[lang]/(make)/gift/[token]/page.tsx',
  'app/[country]/[lang]/layout.tsx',
  'app/api/books/[bookId]/route.ts',
  'app/api/books/create/route.ts',
  'app/api/[...path]/route.ts',
  'app/global-error.tsx',
  'app/sandbox/outbox/page.tsx',
];
const routes = listAppRoutes(FILES);

it('a page has the files around it, an endpoint only its own', () => {
  const filesOf = (name: string) =>
    routes.filter((route) => route.name === name).map((route) => listRouteFiles(FILES, route));
  expect(filesOf('gift/[token]')).toEqual([
    [
      'app/[country]/[lang]/(make)/gift/[token]/page.tsx',
      'app/[country]/[lang]/(make)/layout.tsx',
      'app/[country]/[lang]/layout.tsx',
      'app/global-error.tsx',
    ],
  ]);
  expect(filesOf('api/books/create')).toEqual([['app/api/books/create/route.ts']]);
});
