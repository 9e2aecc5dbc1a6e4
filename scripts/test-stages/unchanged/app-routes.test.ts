import { expect, it } from 'vitest';
import { APP_FILES } from '../../../tests/fixtures/app-files';
import { listAppRoutes, listRouteFiles } from './app-routes';

const routes = listAppRoutes(APP_FILES);

it('a page has the files around it, an endpoint only its own', () => {
  const filesOf = (name: string) =>
    routes.filter((route) => route.name === name).map((route) => listRouteFiles(APP_FILES, route));
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
