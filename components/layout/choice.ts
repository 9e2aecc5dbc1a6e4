import {
  COUNTRIES,
  DEFAULT_COUNTRY,
  isCountryCode,
  isLanguage,
  splitPath,
  switchCountry,
  switchLanguage,
} from '@/lib/markets';

export type Choice = 'country' | 'language';
type Place = { readonly pathname: string; readonly search: string };

/** Address of the present page after a choice; rest of the path and query are kept (spec §2). */
export function chosenUrl(kind: Choice, value: string, { pathname, search }: Place): string {
  const at = splitPath(pathname);
  const country = at.country ?? DEFAULT_COUNTRY;
  const language = at.language ?? COUNTRIES[country].defaultLanguage;
  if (kind === 'country') return isCountryCode(value) ? switchCountry(value, language, at.rest, search) : pathname;
  return isLanguage(value) ? switchLanguage(country, value, at.rest, search) : pathname;
}

const COUNTRY_COOKIE_SECONDS = 180 * 86_400;
const LANGUAGE_COOKIE_SECONDS = 365 * 86_400;

/** Keeps a choice for the next visit: the country 180 days (spec §9), the language in storage and a mirror cookie. */
export function remember(kind: Choice, value: string): void {
  const [name, seconds] =
    kind === 'country' ? ['selected_country', COUNTRY_COOKIE_SECONDS] : ['language', LANGUAGE_COOKIE_SECONDS];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`;
  if (kind === 'language') window.localStorage.setItem('language', value);
}
