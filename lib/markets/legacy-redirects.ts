import { splitPath } from './paths';
import { removeQueryKeys } from './query';
import { isKnownRoute } from './routes';

/** A legacy URL and its current target. `$1` is the first group of `path`, `{key}` a value of the old query. */
export type LegacyRoute = {
  readonly path: RegExp;
  /** Query keys that must have these values (`*` is any value); the redirect removes them. */
  readonly query?: Readonly<Record<string, string>>;
  readonly to: string;
};

/** A path after optional locale prefixes: the first group holds country and language, as far as present. */
const underPrefix = (rest: string): RegExp => new RegExp(`^((?:/(?:IL|US|KE))?(?:/(?:he|en|ar|ru))?)${rest}$`);

/**
 * URLs of the shop's earlier sites (§2 old URLs). The first match wins. Locale rows come first, so that
 * later rows see one form only; the letter case is normalized afterwards.
 */
export const LEGACY_ROUTES: readonly LegacyRoute[] = [
  { path: /^\/iw[-_](IL|US|KE)(\/.*)?$/i, to: '/$1/he$2' },
  { path: /^\/(he|en|ar|ru)[-_](IL|US|KE)(\/.*)?$/i, to: '/$2/$1$3' },
  { path: /^(\/(?:IL|US|KE))?\/iw(\/.*)?$/i, to: '$1/he$2' },
  { path: underPrefix('/(?:[Ii]ndex\\.(?:html?|php)|[Hh]ome)'), to: '$1' },
  { path: underPrefix('/?'), query: { page: 'books' }, to: '$1/books' },
  { path: underPrefix('/?'), query: { page: 'blog' }, to: '$1/blog' },
  { path: underPrefix('/?'), query: { page: 'create' }, to: '$1/wizard' },
  { path: underPrefix('/?'), query: { page: 'home' }, to: '$1' },
  { path: underPrefix('/book/(\\d+)'), to: '$1/books/$2' },
  { path: underPrefix('/book'), query: { id: '*' }, to: '$1/books/{id}' },
  { path: underPrefix('/(?:catalog|catalogue|book)'), to: '$1/books' },
  { path: underPrefix('/create'), to: '$1/wizard' },
  { path: underPrefix('/order/([^/]+)'), to: '$1/order-confirmation/$2' },
  { path: underPrefix('/edit/([^/]+)'), to: '$1/editor/$2' },
  { path: underPrefix('/account'), to: '$1/my-books' },
  { path: underPrefix('/company/dashboard/([^/]+)'), to: '$1/company/$2/dashboard' },
  { path: underPrefix('/blog'), query: { post: '*' }, to: '$1/blog/{post}' },
  { path: underPrefix('/privacy'), to: '$1/privacy-policy' },
  { path: underPrefix('/terms'), to: '$1/terms-of-service' },
];

type UrlParts = { readonly pathname: string; readonly search: string };

function applyRoute({ path, query = {}, to }: LegacyRoute, { pathname, search }: UrlParts): UrlParts | null {
  const match = path.exec(pathname);
  if (!match) return null;
  const given = new URLSearchParams(search);
  const keys = Object.keys(query);
  const fits = keys.every((key) => (query[key] === '*' ? given.get(key) : given.get(key) === query[key]));
  if (!fits) return null;
  const target = to
    .replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(given.get(key) ?? ''));
  return { pathname: target || '/', search: removeQueryKeys(search, keys) };
}

/** Whether a row names a page; rows before only split a locale, and any path may follow. */
const targetsPage = ({ to }: LegacyRoute): boolean => to.startsWith('$1') && to !== '$1/he$2';

/**
 * Target of one row, `null` if that page does not exist yet: browsers cache a permanent redirect and would keep
 * requesting a missing page.
 */
function existingTarget(route: LegacyRoute, address: UrlParts): UrlParts | null {
  const target = applyRoute(route, address);
  return target && targetsPage(route) && !isKnownRoute(splitPath(target.pathname).rest) ? null : target;
}

/** Follows the table to its end, so that a visitor is redirected once; `null` when nothing matches. */
export function findLegacyRedirect(pathname: string, search: string): UrlParts | null {
  let current: UrlParts | null = null;
  // The table has no loops (tested); the bound protects the shop from a mistake in it.
  for (let hops = 0; hops < LEGACY_ROUTES.length; hops += 1) {
    const from: UrlParts = current ?? { pathname, search };
    const next = LEGACY_ROUTES.map((route) => existingTarget(route, from)).find((target) => target !== null);
    if (!next) break;
    current = next;
  }
  return current;
}
