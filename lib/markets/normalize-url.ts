import { getEditionPath } from './book-ids';
import { isCountryCode, isLanguage } from './countries';
import { findLegacyRedirect } from './legacy-redirects';
import { localePath, splitPath } from './paths';
import { PERSONAL_ROUTE, PUBLIC_ROUTE } from './routes';

type UrlParts = { readonly pathname: string; readonly search: string };

const ENCODED_UNRESERVED = /%(?:2d|5f|7e|3\d|[46][1-9a-f]|[57][0-9a])/gi;

/** Collapses slashes, removes the trailing one and decodes unreserved characters (RFC 3986 §6.2.2). */
const normalizeSlashes = (pathname: string): string =>
  pathname
    .replace(ENCODED_UNRESERVED, (letter) => decodeURIComponent(letter))
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');

/** Normalizes the case of prefix segments: country upper case, language lower case. */
function normalizeLocaleCase(pathname: string): string {
  const segments = pathname.split('/');
  const country = segments[1]?.toUpperCase();
  const languageIndex = isCountryCode(country) ? 2 : 1;
  if (isCountryCode(country)) segments[1] = country;
  const language = segments[languageIndex]?.toLowerCase();
  if (isLanguage(language)) segments[languageIndex] = language;
  return segments.join('/');
}

/** The canonical spelling of a page's path; ids and tokens of personal pages keep their letter case. */
function normalizeRest(rest: string): string {
  const lower = rest.toLowerCase();
  if (PUBLIC_ROUTE.test(lower)) return lower;
  const [, page = '', subpath = ''] = /^(\/[^/]+)(.*)$/.exec(rest) ?? [];
  const personal = page.toLowerCase() + subpath;
  return PERSONAL_ROUTE.test(personal) ? personal : rest;
}

/** Lower-cases page names where the shop has such a page (§2). */
function normalizePageName(pathname: string): string {
  const { rest } = splitPath(pathname);
  const normalized = normalizeRest(rest);
  return rest === normalized ? pathname : pathname.slice(0, pathname.length - rest.length) + normalized;
}

/** Replaces a book id of another language by the id of the edition in the path's language. */
function normalizeBookId(pathname: string): string {
  const { country, language, rest } = splitPath(pathname);
  const edition = language && getEditionPath(rest, language);
  if (!edition) return pathname;
  return country ? localePath(country, language, edition) : `/${language}${edition}`;
}

function normalizeOnce({ pathname, search }: UrlParts): UrlParts {
  const normalized = { pathname: normalizeLocaleCase(normalizeSlashes(pathname)), search };
  return findLegacyRedirect(normalized.pathname, normalized.search) ?? normalized;
}

/** Normalizes a URL to the one form that the shop serves; nothing here depends on the visitor. */
export function normalizeUrl({ pathname, search }: UrlParts): UrlParts {
  // The letter case of an old locale form can be fixed only after splitting it: `/en_us/terms`.
  const normalized = normalizeOnce(normalizeOnce({ pathname, search }));
  return { pathname: normalizeBookId(normalizePageName(normalized.pathname)), search: normalized.search };
}
