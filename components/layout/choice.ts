import {
  COUNTRIES,
  DEFAULT_COUNTRY,
  isCountryCode,
  isLanguage,
  localeOf,
  localePath,
  splitPath,
  supports,
} from '@/lib/markets';
import { noteLeftBehind } from './left-behind';

export type Choice = 'country' | 'language';
type Place = { readonly pathname: string; readonly search: string; readonly hash?: string };
/** What a page says of itself. */
type ShownPage = {
  readonly language: string;
  /** Where it stands in each locale. */
  readonly editions: Readonly<Record<string, string>>;
};

/** Pages that not every language has, each below the list of all of them. */
const ONE_OF_MANY = /^(\/(?:books|blog))\/[^/]+$/;

/** The editions as the page tells them to search engines: each page knows its own, and no list has to be loaded. */
function shownPage(): ShownPage {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  const editions = Object.fromEntries([...links].map(({ hreflang, href }) => [hreflang, new URL(href).pathname]));
  return { language: document.documentElement.lang, editions };
}

/** Does a choice lead from a book to the shelf, for want of an edition? */
export function leavesPage(kind: Choice, value: string, place: Place, page: ShownPage = shownPage()): boolean {
  const [led = ''] = chosenUrl(kind, value, place, page).split('?');
  return /^\/books\/[^/]+$/.test(splitPath(place.pathname).rest) && splitPath(led).rest === '/books';
}

/**
 * Address of the present page after a choice: path, query and fragment are kept (spec §2), a language that the country
 * does not speak becomes its default, a book becomes the language's edition, or the shelf where there is none.
 */
export function chosenUrl(kind: Choice, value: string, place: Place, page: ShownPage = shownPage()): string {
  const at = splitPath(place.pathname);
  const from = at.country ?? DEFAULT_COUNTRY;
  const country = kind === 'country' && isCountryCode(value) ? value : from;
  // A bare path does not say in which language it is shown.
  const shown = isLanguage(page.language) ? page.language : COUNTRIES[from].defaultLanguage;
  const wanted = kind === 'language' && isLanguage(value) ? value : (at.language ?? shown);
  const language = supports(country, wanted) ? wanted : COUNTRIES[country].defaultLanguage;
  const list = ONE_OF_MANY.exec(at.rest)?.[1];
  const same = localePath(country, language, at.rest);
  const path = list ? (page.editions[localeOf(country, language)] ?? localePath(country, language, list)) : same;
  return path + place.search + (place.hash ?? '');
}

const COUNTRY_COOKIE_SECONDS = 180 * 86_400;
const LANGUAGE_COOKIE_SECONDS = 365 * 86_400;

/** Keeps a choice for the next visit: the country 180 days (spec §9), the language in storage and a mirror cookie. */
export function remember(kind: Choice, value: string): void {
  const [name, seconds] =
    kind === 'country' ? ['selected_country', COUNTRY_COOKIE_SECONDS] : ['language', LANGUAGE_COOKIE_SECONDS];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
  if (kind !== 'language') return;
  try {
    window.localStorage.setItem('language', value);
  } catch {
    // A browser that keeps nothing still has the address.
  }
}

/** What a choice does besides leading on: it is kept, and the list that it may lead to can say why. */
export function choose(kind: Choice, value: string): void {
  remember(kind, value);
  const title = document.querySelector('h1')?.textContent;
  if (title && leavesPage(kind, value, window.location)) noteLeftBehind(title);
}
