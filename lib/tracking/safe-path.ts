/** Words, numbers of the catalogue, a country and a language; anything else may be an id or the secret of a link. */
const KNOWN_SEGMENT = /^(?:[a-z]{1,20}(?:-[a-z]{1,20}){0,3}|\d{1,5}|[A-Z]{2})$/;

/** A path without its query and without ids and secrets of books, orders, classes and companies. */
export const stripIds = (path: string): string =>
  (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((segment) => (segment === '' || KNOWN_SEGMENT.test(segment) ? segment : ':id'))
    .join('/');

/** Whether a path contains an id or a secret, so that its page belongs to one person. */
export const isPersonalPath = (path: string): boolean => stripIds(path).includes('/:id');
