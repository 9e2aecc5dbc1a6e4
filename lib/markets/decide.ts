import {
  COUNTRIES,
  type CountryCode,
  DEFAULT_COUNTRY,
  isCountryCode,
  isLanguage,
  type Language,
  supports,
} from './countries';
import { legacyTarget } from './legacy';
import { localePath, splitPath } from './paths';
import { isKnownRoute } from './routes';

/** All that routing may depend on. */
export type RequestFacts = {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** Market of the verified phone. */
  readonly lockedCountry: string | null;
  readonly selectedCountry: string | null;
  readonly detectedCountry: string | null;
  readonly storedLanguage: string | null;
  readonly acceptLanguage: string | null;
};

export type RouteDecision =
  | { readonly kind: 'next' }
  | { readonly kind: 'rewrite'; readonly to: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 307 | 308 }
  | { readonly kind: 'not-found'; readonly to: string };

/** The country that the visitor is known for; `null` when nothing says so (rulings, order of sources). */
function knownCountry(facts: RequestFacts): CountryCode | null {
  const sources = [facts.lockedCountry, facts.selectedCountry, facts.detectedCountry];
  return sources.find(isCountryCode) ?? null;
}

/** First supported language of an Accept-Language header by quality; the old code `iw` is Hebrew. */
export function browserLanguage(header: string | null): Language | null {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = Number(/q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1);
      const primary = tag.toLowerCase().split('-')[0] ?? '';
      return { language: primary === 'iw' ? 'he' : primary, quality };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ language }) => language).find(isLanguage) ?? null;
}

const preferredLanguage = (facts: RequestFacts): Language | null =>
  isLanguage(facts.storedLanguage) ? facts.storedLanguage : browserLanguage(facts.acceptLanguage);

const languageIn = (country: CountryCode, wanted: Language | null): Language =>
  wanted && supports(country, wanted) ? wanted : COUNTRIES[country].defaultLanguage;

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

function redirectCountryQuery(facts: RequestFacts): RouteDecision | null {
  const query = new URLSearchParams(facts.search);
  const asked = query.get('country')?.toUpperCase();
  if (!isCountryCode(asked)) return null;
  query.delete('country');
  const { language, rest } = splitPath(facts.pathname);
  const kept = query.toString();
  const to =
    localePath(asked, languageIn(asked, language ?? preferredLanguage(facts)), rest) + (kept ? `?${kept}` : '');
  return { kind: 'redirect', to, status: 307 };
}

function redirectRoot(facts: RequestFacts): RouteDecision {
  const country = knownCountry(facts);
  const wanted = preferredLanguage(facts);
  const to = country
    ? localePath(country, languageIn(country, wanted))
    : `/${wanted ?? COUNTRIES[DEFAULT_COUNTRY].defaultLanguage}`;
  return { kind: 'redirect', to: to + facts.search, status: 307 };
}

/**
 * What to answer to a page request (spec §2 "Route shapes", rulings "Routing and locale").
 * 308 mends a form, 307 follows a choice; pure, so that the whole table is tested without a server.
 */
export function decide(facts: RequestFacts): RouteDecision {
  const mended = mendCase(facts.pathname);
  const legacy = legacyTarget(mended, facts.search);
  if (legacy) return { kind: 'redirect', to: legacy.pathname + legacy.search, status: 308 };
  if (mended !== facts.pathname) return { kind: 'redirect', to: mended + facts.search, status: 308 };

  const byQuery = redirectCountryQuery(facts);
  if (byQuery) return byQuery;
  if (facts.pathname === '/') return redirectRoot(facts);

  const { country, language, rest } = splitPath(facts.pathname);
  if (country && language) {
    if (!supports(country, language)) {
      const to = localePath(country, COUNTRIES[country].defaultLanguage, rest) + facts.search;
      return { kind: 'redirect', to, status: 307 };
    }
    return isKnownRoute(rest) ? { kind: 'next' } : notFound(country, language);
  }
  if (country) {
    const to = localePath(country, languageIn(country, preferredLanguage(facts)), rest) + facts.search;
    return { kind: 'redirect', to, status: 307 };
  }
  return serveShortForm(facts, language, rest);
}

/** `/{lang}/{rest}` and the bare path show the page where they stand; the canonical link names the full form. */
function serveShortForm(facts: RequestFacts, language: Language | null, rest: string): RouteDecision {
  const known = knownCountry(facts) ?? DEFAULT_COUNTRY;
  // A language in the path wins over a remembered country that does not speak it.
  const country = language && !supports(known, language) ? DEFAULT_COUNTRY : known;
  const shown = language ?? languageIn(country, preferredLanguage(facts));
  if (!isKnownRoute(rest)) return notFound(country, shown);
  return { kind: 'rewrite', to: localePath(country, shown, rest) + facts.search };
}

const notFound = (country: CountryCode, language: Language): RouteDecision => ({
  kind: 'not-found',
  to: localePath(country, language, '/not-found-page'),
});
