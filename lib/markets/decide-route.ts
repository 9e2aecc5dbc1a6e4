import { BOOK_NOT_FOUND_PATH, getEditionPath, isBookPage } from './book-ids';
import {
  COUNTRIES,
  type CountryCode,
  DEFAULT_COUNTRY,
  isCountryCode,
  isLanguage,
  type Language,
  supportsLanguage,
} from './countries';
import { normalizeUrl } from './normalize-url';
import { localePath, splitPath } from './paths';
import { removeQueryKeys } from './query';
import { isKnownRoute, isLinkRoute, PERSONAL_ROUTE, PUBLIC_ROUTE } from './routes';

/** Everything that routing may depend on. */
export type RouteRequest = {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** Market of the verified phone. */
  readonly lockedCountry: string | null;
  readonly selectedCountry: string | null;
  /** From the host's header; `null` for crawlers, which see every market from any country. */
  readonly detectedCountry: string | null;
  readonly storedLanguage: string | null;
  readonly acceptLanguage: string | null;
};

export type RouteDecision =
  /** A page that is the same for all visitors. */
  | { readonly kind: 'next' }
  /** A personal page: no shared cache may store it. */
  | { readonly kind: 'personal' }
  | { readonly kind: 'rewrite'; readonly to: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 307 | 308 }
  | { readonly kind: 'not-found'; readonly to: string };

/** The visitor's country from the strongest source; `null` when no source has one (§2). */
function getKnownCountry(request: RouteRequest): CountryCode | null {
  const sources = [request.lockedCountry, request.selectedCountry, request.detectedCountry];
  return sources.map((source) => source?.toUpperCase()).find(isCountryCode) ?? null;
}

/** First supported language of an Accept-Language header by quality; the old code `iw` means Hebrew. */
export function browserLanguage(header: string | null): Language | null {
  const languages = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = Number(/q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1);
      const primary = tag.toLowerCase().split('-')[0] ?? '';
      return { language: primary === 'iw' ? 'he' : primary, quality };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return languages.map(({ language }) => language).find(isLanguage) ?? null;
}

const getPreferredLanguage = (request: RouteRequest): Language | null =>
  isLanguage(request.storedLanguage) ? request.storedLanguage : browserLanguage(request.acceptLanguage);

const selectLanguage = (country: CountryCode, preferred: Language | null): Language =>
  preferred && supportsLanguage(country, preferred) ? preferred : COUNTRIES[country].defaultLanguage;

const getRequestedCountry = ({ search }: RouteRequest) => new URLSearchParams(search).get('country')?.toUpperCase();

/**
 * The path in a country, in the preferred language if the country supports it; a book path gets the id of that
 * language's edition.
 */
function getPathInCountry(country: CountryCode, preferred: Language | null, rest: string): string {
  const language = selectLanguage(country, preferred);
  return localePath(country, language, getEditionPath(rest, language) ?? rest);
}

/** Redirect target for a country selected in the query; `null` when the path needs no change. */
function getPathFromQuery(request: RouteRequest): string | null {
  const { country, language, rest } = splitPath(request.pathname);
  const requested = getRequestedCountry(request);
  if (isCountryCode(requested)) {
    return (
      getPathInCountry(requested, language ?? getPreferredLanguage(request), rest) +
      removeQueryKeys(request.search, ['country'])
    );
  }
  if (country && language)
    return supportsLanguage(country, language) ? null : getPathInCountry(country, language, rest) + request.search;
  // A country alone leads to its page, if such a page exists.
  if (country)
    return isKnownRoute(rest) ? getPathInCountry(country, getPreferredLanguage(request), rest) + request.search : null;
  return request.pathname === '/' ? getRootPath(request) + request.search : null;
}

function getRootPath(request: RouteRequest): string {
  const country = getKnownCountry(request);
  const preferred = getPreferredLanguage(request);
  if (country) return localePath(country, selectLanguage(country, preferred));
  return `/${preferred ?? COUNTRIES[DEFAULT_COUNTRY].defaultLanguage}`;
}

/**
 * Decides the response to a page request (§2). At most one redirect:
 * 308 when only the spelling of the URL changes, 307 when the visitor's choice decides the target. Pure, so that tests
 * cover the whole table without a server.
 */
export function decideRoute(request: RouteRequest): RouteDecision {
  // No address of the shop has a U+0000, and the database refuses it.
  if (/%00/u.test(request.pathname + request.search)) {
    return notFound(DEFAULT_COUNTRY, selectLanguage(DEFAULT_COUNTRY, getPreferredLanguage(request)));
  }
  const normalized = normalizeUrl(request);
  const hasChanged = normalized.pathname !== request.pathname || normalized.search !== request.search;
  const normalizedRequest = { ...request, ...normalized };
  const target = getPathFromQuery(normalizedRequest);
  // An old URL of the home page redirects permanently to the root; the root then chooses the market.
  const movedToRoot =
    hasChanged && normalized.pathname === '/' && !isCountryCode(getRequestedCountry(normalizedRequest));
  if (target && !movedToRoot) return { kind: 'redirect', to: target, status: 307 };
  if (hasChanged) return { kind: 'redirect', to: normalized.pathname + normalized.search, status: 308 };
  const spoken = getLinkPathInLanguage(request);
  if (spoken) return { kind: 'redirect', to: spoken, status: 307 };
  return serveCanonicalPath(request);
}

/**
 * A link that was sent to many people names the language of its sender: it leads to the page in the visitor's own one,
 * chosen there or by the browser (rulings, "Class and company links"). `null` when the path needs no change.
 */
function getLinkPathInLanguage(request: RouteRequest): string | null {
  const { country, language, rest } = splitPath(request.pathname);
  if (!country || !language || !isLinkRoute(rest)) return null;
  const preferred = getPreferredLanguage(request);
  if (!preferred || preferred === language || !supportsLanguage(country, preferred)) return null;
  return localePath(country, preferred, rest) + request.search;
}

function serveCanonicalPath(request: RouteRequest): RouteDecision {
  const { country, language, rest } = splitPath(request.pathname);
  if (country && language) return serveFullPath(country, language, rest);
  const known = country ?? getKnownCountry(request) ?? DEFAULT_COUNTRY;
  // A language in the path overrides a stored country that does not support it.
  const servedCountry = language && !supportsLanguage(known, language) ? DEFAULT_COUNTRY : known;
  return serveShortPath(
    servedCountry,
    language ?? selectLanguage(servedCountry, getPreferredLanguage(request)),
    rest,
    request.search,
  );
}

function serveFullPath(country: CountryCode, language: Language, rest: string): RouteDecision {
  if (isBookPage(rest) && getEditionPath(rest, language) !== rest)
    return notFound(country, language, BOOK_NOT_FOUND_PATH);
  if (PUBLIC_ROUTE.test(rest)) return { kind: 'next' };
  return PERSONAL_ROUTE.test(rest) ? { kind: 'personal' } : notFound(country, language);
}

/** `/{lang}/{rest}` and the bare path render in place; their canonical link names the full form. */
function serveShortPath(country: CountryCode, language: Language, rest: string, search: string): RouteDecision {
  const editionPath = isBookPage(rest) ? getEditionPath(rest, language) : rest;
  if (!editionPath) return notFound(country, language, BOOK_NOT_FOUND_PATH);
  if (!isKnownRoute(editionPath)) return notFound(country, language);
  return { kind: 'rewrite', to: localePath(country, language, editionPath) + search };
}

const notFound = (country: CountryCode, language: Language, page = '/not-found-page'): RouteDecision => ({
  kind: 'not-found',
  to: localePath(country, language, page),
});
