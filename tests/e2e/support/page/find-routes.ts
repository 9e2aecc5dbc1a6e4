import type { AppRoute } from '../../../../scripts/test-stages/unchanged/app-routes';

const MARKET = /^\/[a-z]{2}(?:\/[a-z]{2})?(?=\/|$)/i;
const DYNAMIC = /^\[/;

/** How little a part of a name says: nothing where it matches any number of parts. */
const getVagueness = (part: string): number => (part.startsWith('[...') ? 10 : DYNAMIC.test(part) ? 1 : 0);

const toPattern = (part: string): string =>
  part.startsWith('[...') ? '/.+' : DYNAMIC.test(part) ? '/[^/]+' : `/${part}`;

/**
 * Finds the routes that an address can mean: of several that match, the most exact ones. Country and language may be
 * missing, as in a short form.
 */
export function createRouteFinder(routes: readonly AppRoute[]): (pathname: string) => readonly string[] {
  const patterns = routes.map(({ name }) => {
    const parts = name === '.' ? [] : name.split('/');
    const vagueness = parts.reduce((sum, part) => sum + getVagueness(part), 0);
    return { name, pattern: new RegExp(`^${parts.map(toPattern).join('')}/?$`), vagueness };
  });
  return (pathname) => {
    const rest = pathname.replace(MARKET, '');
    const found = patterns.filter(({ pattern }) => pattern.test(rest) || pattern.test(pathname));
    const least = Math.min(...found.map(({ vagueness }) => vagueness));
    return found.filter(({ vagueness }) => vagueness === least).map(({ name }) => name);
  };
}
