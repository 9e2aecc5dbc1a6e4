import {
  COUNTRIES,
  DEFAULT_COUNTRY,
  getLocale,
  isCountryCode,
  isLanguage,
  localePath,
  splitPath,
  supportsLanguage,
} from '@/lib/markets';
import { saveMissingEdition } from './missing-edition';

export type LocalePart = 'country' | 'language';
type LocationParts = { readonly pathname: string; readonly search: string; readonly hash?: string };
/** Language and editions of the current page. */
type PageLocales = {
  readonly language: string;
  /** Path of the page in each locale. */
  readonly editions: Readonly<Record<string, string>>;
};

/** Pages that do not exist in every language, each below its list page. */
const ITEM_PATH = /^(\/(?:books|blog))\/[^/]+$/;

/** Reads the editions from the page's hreflang links, so that no list has to be loaded. */
function readPageLocales(): PageLocales {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  const editions = Object.fromEntries([...links].map(({ hreflang, href }) => [hreflang, new URL(href).pathname]));
  return { language: document.documentElement.lang, editions };
}

/** Whether the switch leads from a book to the catalogue, because the book has no edition there. */
export function lacksEdition(
  kind: LocalePart,
  value: string,
  place: LocationParts,
  page: PageLocales = readPageLocales(),
): boolean {
  const [led = ''] = switchLocaleUrl(kind, value, place, page).split('?');
  return /^\/books\/[^/]+$/.test(splitPath(place.pathname).rest) && splitPath(led).rest === '/books';
}

/**
 * URL of the current page in another country or language. Keeps path, query and fragment (spec §2).
 * A language that the country does not support becomes the country's default. A book becomes its edition in that
 * language, or the catalogue if there is none.
 */
export function switchLocaleUrl(
  kind: LocalePart,
  value: string,
  place: LocationParts,
  page: PageLocales = readPageLocales(),
): string {
  const at = splitPath(place.pathname);
  const from = at.country ?? DEFAULT_COUNTRY;
  const country = kind === 'country' && isCountryCode(value) ? value : from;
  // A path without a language does not say which language the page shows.
  const shown = isLanguage(page.language) ? page.language : COUNTRIES[from].defaultLanguage;
  const wanted = kind === 'language' && isLanguage(value) ? value : (at.language ?? shown);
  const language = supportsLanguage(country, wanted) ? wanted : COUNTRIES[country].defaultLanguage;
  const list = ITEM_PATH.exec(at.rest)?.[1];
  const same = localePath(country, language, at.rest);
  const path = list ? (page.editions[getLocale(country, language)] ?? localePath(country, language, list)) : same;
  return path + place.search + (place.hash ?? '');
}

/** Days for which a choice is remembered: the country (spec §9) and the language. */
export const COUNTRY_COOKIE_DAYS = 180;
const LANGUAGE_COOKIE_DAYS = 365;

/**
 * Saves the choice for the next visit: in a cookie, and the language also in localStorage.
 */
export function saveLocale(kind: LocalePart, value: string): void {
  const [name, days] =
    kind === 'country' ? ['selected_country', COUNTRY_COOKIE_DAYS] : ['language', LANGUAGE_COOKIE_DAYS];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value}; path=/; max-age=${days * 86_400}; samesite=lax`;
  if (kind !== 'language') return;
  try {
    window.localStorage.setItem('language', value);
  } catch {
    // Without storage the URL still holds the language.
  }
}

/**
 * Saves the choice. If the page has no edition in that language, also stores its title for the list page to explain.
 */
export function selectLocale(kind: LocalePart, value: string): void {
  saveLocale(kind, value);
  const title = document.querySelector('h1')?.textContent;
  if (title && lacksEdition(kind, value, window.location)) saveMissingEdition(title);
}
