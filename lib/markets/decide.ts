import { editionPage, isBookPage, NO_SUCH_BOOK, restInLanguage } from './book-pages';
import {
  COUNTRIES,
  type CountryCode,
  DEFAULT_COUNTRY,
  isCountryCode,
  isLanguage,
  type Language,
  supports,
} from './countries';
import { mendForm } from './form';
import { localePath, splitPath } from './paths';
import { isUnknownPost } from './post-pages';
import { withoutKeys } from './query';
import { isKnownRoute, PERSONAL_ROUTE, PUBLIC_ROUTE } from './routes';

/** All that routing may depend on. */
export type RequestFacts = {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** Market of the verified phone. */
  readonly lockedCountry: string | null;
  readonly selectedCountry: string | null;
  /** From the host's header; `null` for crawlers, which see every market from wherever they stand. */
  readonly detectedCountry: string | null;
  readonly storedLanguage: string | null;
  readonly acceptLanguage: string | null;
};

export type RouteDecision =
  /** A page that is the same for everybody. */
  | { readonly kind: 'next' }
  /** A page of one person: no shared cache may keep it. */
  | { readonly kind: 'personal' }
  | { readonly kind: 'rewrite'; readonly to: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 307 | 308 }
  | { readonly kind: 'not-found'; readonly to: string };

/** The country that the visitor is known for; `null` when nothing says so (rulings, order of sources). */
function knownCountry(facts: RequestFacts): CountryCode | null {
  const sources = [facts.lockedCountry, facts.selectedCountry, facts.detectedCountry];
  return sources.map((source) => source?.toUpperCase()).find(isCountryCode) ?? null;
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

const askedCountry = ({ search }: RequestFacts) => new URLSearchParams(search).get('country')?.toUpperCase();

/** The path in a country, in its language nearest to what is asked for; a book in that language's edition. */
function pathIn(country: CountryCode, wanted: Language | null, rest: string): string {
  const language = languageIn(country, wanted);
  return localePath(country, language, restInLanguage(rest, language));
}

/** Where a choice of country or language leads; `null` when the path stands as it is. */
function chosenPath(facts: RequestFacts): string | null {
  const { country, language, rest } = splitPath(facts.pathname);
  const asked = askedCountry(facts);
  if (isCountryCode(asked)) {
    return pathIn(asked, language ?? preferredLanguage(facts), rest) + withoutKeys(facts.search, ['country']);
  }
  if (country && language) return supports(country, language) ? null : pathIn(country, language, rest) + facts.search;
  // A country alone leads on to its page, if there is such a page.
  if (country) return isKnownRoute(rest) ? pathIn(country, preferredLanguage(facts), rest) + facts.search : null;
  return facts.pathname === '/' ? rootPath(facts) + facts.search : null;
}

function rootPath(facts: RequestFacts): string {
  const country = knownCountry(facts);
  const wanted = preferredLanguage(facts);
  if (country) return localePath(country, languageIn(country, wanted));
  return `/${wanted ?? COUNTRIES[DEFAULT_COUNTRY].defaultLanguage}`;
}

/**
 * What to answer to a page request (spec §2 "Route shapes", rulings "Routing and locale").
 * One redirect at most: 308 where only the form is mended, 307 as soon as a choice has its part in it. Pure, so that
 * the whole table is tested without a server.
 */
export function decide(facts: RequestFacts): RouteDecision {
  const form = mendForm(facts);
  const isMended = form.pathname !== facts.pathname || form.search !== facts.search;
  const mended = { ...facts, ...form };
  const chosen = chosenPath(mended);
  // An old address of the home page is moved for good, to the root; the root then chooses.
  const movedToRoot = isMended && form.pathname === '/' && !isCountryCode(askedCountry(mended));
  if (chosen && !movedToRoot) return { kind: 'redirect', to: chosen, status: 307 };
  if (isMended) return { kind: 'redirect', to: form.pathname + form.search, status: 308 };
  return serve(facts);
}

function serve(facts: RequestFacts): RouteDecision {
  const { country, language, rest } = splitPath(facts.pathname);
  if (country && language) return serveFullForm(country, language, rest);
  const known = country ?? knownCountry(facts) ?? DEFAULT_COUNTRY;
  // A language in the path wins over a remembered country that does not speak it.
  const shownIn = language && !supports(known, language) ? DEFAULT_COUNTRY : known;
  return serveShortForm(shownIn, language ?? languageIn(shownIn, preferredLanguage(facts)), rest, facts.search);
}

function serveFullForm(country: CountryCode, language: Language, rest: string): RouteDecision {
  if (isBookPage(rest) && editionPage(rest, language) !== rest) return notFound(country, language, NO_SUCH_BOOK);
  if (isUnknownPost(rest)) return notFound(country, language, rest);
  if (PUBLIC_ROUTE.test(rest)) return { kind: 'next' };
  return PERSONAL_ROUTE.test(rest) ? { kind: 'personal' } : notFound(country, language);
}

/** `/{lang}/{rest}` and the bare path show the page where they stand; the canonical link names the full form. */
function serveShortForm(country: CountryCode, language: Language, rest: string, search: string): RouteDecision {
  const shown = isBookPage(rest) ? editionPage(rest, language) : rest;
  if (!shown) return notFound(country, language, NO_SUCH_BOOK);
  if (isUnknownPost(shown)) return notFound(country, language, shown);
  if (!isKnownRoute(shown)) return notFound(country, language);
  return { kind: 'rewrite', to: localePath(country, language, shown) + search };
}

const notFound = (country: CountryCode, language: Language, page = '/not-found-page'): RouteDecision => ({
  kind: 'not-found',
  to: localePath(country, language, page),
});
