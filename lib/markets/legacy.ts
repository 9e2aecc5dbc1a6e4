/** An old address and where it lives now. `$1` is the first group of `path`, `{key}` a value of the old query. */
export type LegacyRoute = {
  readonly path: RegExp;
  /** Query keys that must be present with these values (`*` is any value); they are removed. */
  readonly query?: Readonly<Record<string, string>>;
  readonly to: string;
};

/**
 * Addresses of the shop's earlier sites (rulings, "Legacy redirects"), tried in order, first match wins.
 * Locale forms come first so that what follows sees one form only.
 */
export const LEGACY_ROUTES: readonly LegacyRoute[] = [
  { path: /^\/(he|en|ar|ru|iw)[-_](IL|US|KE)(\/.*)?$/i, to: '/$2/$1$3' },
  { path: /^(\/(?:IL|US|KE))?\/iw(\/.*)?$/i, to: '$1/he$2' },
  { path: /^((?:\/(?:IL|US|KE))?(?:\/(?:he|en|ar|ru))?)\/(?:index\.html?|home)$/i, to: '$1/' },
  { path: /^((?:\/(?:IL|US|KE))?(?:\/(?:he|en|ar|ru))?)\/?$/i, query: { page: 'books' }, to: '$1/books' },
  { path: /^(.*)\/book\/(\d+)$/, to: '$1/books/$2' },
  { path: /^(.*)\/book$/, query: { id: '*' }, to: '$1/books/{id}' },
  { path: /^(.*)\/catalog$/, to: '$1/books' },
  { path: /^(.*)\/create$/, to: '$1/wizard' },
  { path: /^(.*)\/order\/([^/]+)$/, to: '$1/order-confirmation/$2' },
  { path: /^(.*)\/edit\/([^/]+)$/, to: '$1/editor/$2' },
  { path: /^(.*)\/account$/, to: '$1/my-books' },
  { path: /^(.*)\/company\/dashboard\/([^/]+)$/, to: '$1/company/$2/dashboard' },
  { path: /^(.*)\/blog$/, query: { post: '*' }, to: '$1/blog/{post}' },
  { path: /^(.*)\/privacy$/, to: '$1/privacy-policy' },
  { path: /^(.*)\/terms$/, to: '$1/terms-of-service' },
];

function applyOne(route: LegacyRoute, pathname: string, query: URLSearchParams): string | null {
  const match = route.path.exec(pathname);
  if (!match) return null;
  for (const [key, wanted] of Object.entries(route.query ?? {})) {
    const value = query.get(key);
    if (value === null || (wanted !== '*' && value !== wanted)) return null;
  }
  let target = route.to.replace(/\$(\d)/g, (_, group: string) => normalise(match[Number(group)] ?? '', route, group));
  for (const key of Object.keys(route.query ?? {})) {
    target = target.replace(`{${key}}`, encodeURIComponent(query.get(key) ?? ''));
    query.delete(key);
  }
  return target === '' ? '/' : target;
}

const normalise = (value: string, route: LegacyRoute, group: string): string =>
  route === LEGACY_ROUTES[0] && group === '1'
    ? value.toLowerCase().replace('iw', 'he')
    : route === LEGACY_ROUTES[0] && group === '2'
      ? value.toUpperCase()
      : value;

/** Follows the table to its end, so that a visitor is redirected once; `null` when nothing matches. */
export function legacyTarget(
  pathname: string,
  search: string,
): { readonly pathname: string; readonly search: string } | null {
  const query = new URLSearchParams(search);
  let current = pathname;
  for (let hops = 0; hops <= LEGACY_ROUTES.length; hops += 1) {
    const next = LEGACY_ROUTES.map((route) => applyOne(route, current, query)).find((target) => target !== null);
    if (next === undefined || next === null || next === current) break;
    current = next;
  }
  if (current === pathname) return null;
  const rest = query.toString();
  return { pathname: current, search: rest ? `?${rest}` : '' };
}
