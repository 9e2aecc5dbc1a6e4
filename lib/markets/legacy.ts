import { splitPath } from './paths';
import { withoutKeys } from './query';
import { isKnownRoute } from './routes';

/** An old address and where it lives now. `$1` is the first group of `path`, `{key}` a value of the old query. */
export type LegacyRoute = {
  readonly path: RegExp;
  /** Query keys that must be present with these values (`*` is any value); they are removed. */
  readonly query?: Readonly<Record<string, string>>;
  readonly to: string;
};

/** A path below the shop's prefixes: the first group holds country and language, as far as they are there. */
const below = (rest: string): RegExp => new RegExp(`^((?:/(?:IL|US|KE))?(?:/(?:he|en|ar|ru))?)${rest}$`);

/**
 * Addresses of the shop's earlier sites (rulings, "Legacy redirects"), tried in order, first match wins.
 * Locale forms come first so that what follows sees one form only; letter case is mended afterwards.
 */
export const LEGACY_ROUTES: readonly LegacyRoute[] = [
  { path: /^\/iw[-_](IL|US|KE)(\/.*)?$/i, to: '/$1/he$2' },
  { path: /^\/(he|en|ar|ru)[-_](IL|US|KE)(\/.*)?$/i, to: '/$2/$1$3' },
  { path: /^(\/(?:IL|US|KE))?\/iw(\/.*)?$/i, to: '$1/he$2' },
  { path: below('/(?:[Ii]ndex\\.(?:html?|php)|[Hh]ome)'), to: '$1' },
  { path: below('/?'), query: { page: 'books' }, to: '$1/books' },
  { path: below('/?'), query: { page: 'blog' }, to: '$1/blog' },
  { path: below('/?'), query: { page: 'create' }, to: '$1/wizard' },
  { path: below('/?'), query: { page: 'home' }, to: '$1' },
  { path: below('/book/(\\d+)'), to: '$1/books/$2' },
  { path: below('/book'), query: { id: '*' }, to: '$1/books/{id}' },
  { path: below('/(?:catalog|catalogue|book)'), to: '$1/books' },
  { path: below('/create'), to: '$1/wizard' },
  { path: below('/order/([^/]+)'), to: '$1/order-confirmation/$2' },
  { path: below('/edit/([^/]+)'), to: '$1/editor/$2' },
  { path: below('/account'), to: '$1/my-books' },
  { path: below('/company/dashboard/([^/]+)'), to: '$1/company/$2/dashboard' },
  { path: below('/blog'), query: { post: '*' }, to: '$1/blog/{post}' },
  { path: below('/privacy'), to: '$1/privacy-policy' },
  { path: below('/terms'), to: '$1/terms-of-service' },
];

type Address = { readonly pathname: string; readonly search: string };

function applyOne({ path, query = {}, to }: LegacyRoute, { pathname, search }: Address): Address | null {
  const match = path.exec(pathname);
  if (!match) return null;
  const given = new URLSearchParams(search);
  const keys = Object.keys(query);
  const fits = keys.every((key) => (query[key] === '*' ? given.get(key) : given.get(key) === query[key]));
  if (!fits) return null;
  const target = to
    .replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(given.get(key) ?? ''));
  return { pathname: target || '/', search: withoutKeys(search, keys) };
}

/** The rows that name a page; those before them only take a locale apart, and what follows may be any path. */
const namesPage = ({ to }: LegacyRoute): boolean => to.startsWith('$1') && to !== '$1/he$2';

/**
 * Where one row leads. A row whose page does not exist, or not yet, leads nowhere: browsers keep a permanent redirect,
 * and would go on to ask for a page that is not there.
 */
function openTarget(route: LegacyRoute, address: Address): Address | null {
  const target = applyOne(route, address);
  return target && namesPage(route) && !isKnownRoute(splitPath(target.pathname).rest) ? null : target;
}

/** Follows the table to its end, so that a visitor is redirected once; `null` when nothing matches. */
export function legacyTarget(pathname: string, search: string): Address | null {
  let current: Address | null = null;
  // A table without loops (its test) ends by itself; the bound keeps a mistake from hanging the shop.
  for (let hops = 0; hops < LEGACY_ROUTES.length; hops += 1) {
    const from: Address = current ?? { pathname, search };
    const next = LEGACY_ROUTES.map((route) => openTarget(route, from)).find((target) => target !== null);
    if (!next) break;
    current = next;
  }
  return current;
}
