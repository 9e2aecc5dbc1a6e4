import { expect, it } from 'vitest';
import { listAppRoutes } from '../../../../scripts/test-stages/unchanged/app-routes';
import { createRouteFinder } from './find-routes';

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
const findRoutes = createRouteFinder(listAppRoutes(FILES));

it.each([
  ['/IL/he', ['.']],
  ['/', ['.']],
  ['/ru', ['.']],
  ['/IL/en/books', ['books']],
  ['/he/books/', ['books']],
  ['/IL/en/books/10012', ['books/[bookId]']],
  ['/KE/en/gift/secret', ['gift/[token]']],
  ['/api/books/create', ['api/books/create']],
  ['/api/books/12', ['api/books/[bookId]']],
  ['/api/nothing/here', ['api/[...path]']],
  ['/sandbox/outbox', ['sandbox/outbox']],
  ['/robots.txt', []],
  ['/IL/he/no-such-page', []],
])('%s is %s', (pathname, names) => expect(findRoutes(pathname)).toEqual(names));
