import { editionPage } from './book-pages';
import { isCountryCode, isLanguage } from './countries';
import { legacyTarget } from './legacy';
import { localePath, splitPath } from './paths';
import { isUnknownPost } from './post-pages';
import { PERSONAL_ROUTE, PUBLIC_ROUTE } from './routes';

type Address = { readonly pathname: string; readonly search: string };

const UNRESERVED = /%(?:2d|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/gi;

/** One slash between segments, none at the end; letters and digits as themselves (RFC 3986 §6.2.2). */
const mendSlashes = (pathname: string): string =>
  pathname
    .replace(UNRESERVED, (letter) => decodeURIComponent(letter))
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');

/** Prefix segments in their one letter case: country upper, language lower. */
function mendCase(pathname: string): string {
  const segments = pathname.split('/');
  const country = segments[1]?.toUpperCase();
  const at = isCountryCode(country) ? 2 : 1;
  if (isCountryCode(country)) segments[1] = country;
  const language = segments[at]?.toLowerCase();
  if (isLanguage(language)) segments[at] = language;
  return segments.join('/');
}

/** The spelling of a page's path that the shop serves; ids and tokens of personal pages keep their letter case. */
function mendRest(rest: string): string {
  const lower = rest.toLowerCase();
  if (PUBLIC_ROUTE.test(lower) && !isUnknownPost(lower)) return lower;
  const [, page = '', below = ''] = /^(\/[^/]+)(.*)$/.exec(rest) ?? [];
  const personal = page.toLowerCase() + below;
  return PERSONAL_ROUTE.test(personal) ? personal : rest;
}

/** Page names in lower case, wherever the shop has such a page (rulings, "Routing and locale"). */
function mendPage(pathname: string): string {
  const { rest } = splitPath(pathname);
  const mended = mendRest(rest);
  return rest === mended ? pathname : pathname.slice(0, pathname.length - rest.length) + mended;
}

/** An id of another language becomes the path's own edition, where there is one. */
function mendBook(pathname: string): string {
  const { country, language, rest } = splitPath(pathname);
  const edition = language && editionPage(rest, language);
  if (!edition) return pathname;
  return country ? localePath(country, language, edition) : `/${language}${edition}`;
}

function mendOnce({ pathname, search }: Address): Address {
  const mended = { pathname: mendCase(mendSlashes(pathname)), search };
  return legacyTarget(mended.pathname, mended.search) ?? mended;
}

/** The address in the one form that the shop serves; nothing here depends on the visitor. */
export function mendForm({ pathname, search }: Address): Address {
  // An old locale form shows its letter case only once it is taken apart: `/en_us/terms`.
  const mended = mendOnce(mendOnce({ pathname, search }));
  return { pathname: mendBook(mendPage(mended.pathname)), search: mended.search };
}
