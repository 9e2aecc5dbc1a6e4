import { isKnownRoute, isPublicRoute, localePath, splitPath } from '@/lib/markets';

/** What follows the first word of a personal page is an id or the secret of a link, except for these words. */
const WORDS: ReadonlySet<string> = new Set(['dashboard', 'hero', 'login', 'order']);
/** Fewer than any phone number has; the longest number of the catalogue has five. */
const MAX_DIGITS = 6;

function stripRest(rest: string): string {
  if (isPublicRoute(rest)) return rest;
  // Whatever somebody typed or pasted.
  if (!isKnownRoute(rest)) return '/:unknown';
  return rest
    .split('/')
    .map((segment, index) => (index < 2 || WORDS.has(segment) ? segment : ':id'))
    .join('/');
}

/** A path without its query and without ids and secrets of books, orders, classes and companies. */
export function stripIds(path: string): string {
  const { country, language, rest } = splitPath(path.split(/[?#]/)[0] ?? '');
  const stripped = stripRest(rest);
  if (country && language) return localePath(country, language, stripped);
  return language ? `/${language}${stripped === '/' ? '' : stripped}` : stripped;
}

/** Whether a path is one that `stripIds` may write: words, short numbers, `:id`. */
export const isSafePath = (path: string): boolean =>
  /^\/[\w:/-]{0,2000}$/.test(path) && path.split('/').every((part) => part.replace(/\D/g, '').length <= MAX_DIGITS);

/** Forms on pages that are otherwise the same for everybody: children of a class, contacts of a company. */
const FORMS = /^\/(?:kindergarten|company-batch)$/;

/** Whether a page shows everybody the same, so that a visit to it may be recorded. */
export function isSharedPage(path: string): boolean {
  const { rest } = splitPath(path);
  return isPublicRoute(rest) && !FORMS.test(rest);
}
