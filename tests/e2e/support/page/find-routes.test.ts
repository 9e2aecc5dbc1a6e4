import { expect, it } from 'vitest';
import { listAppRoutes } from '../../../../scripts/test-stages/unchanged/app-routes';
import { APP_FILES } from '../../../fixtures/app-files';
import { createRouteFinder } from './find-routes';

const findRoutes = createRouteFinder(listAppRoutes(APP_FILES));

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
