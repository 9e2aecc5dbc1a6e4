import { type CountryCode, isCountryCode, isLanguage, type Language } from './countries';

/** Canonical path of a page: `/{COUNTRY}/{lang}/{rest}`; `rest` starts with a slash or is empty. */
export const localePath = (country: CountryCode, language: Language, rest = ''): string =>
  `/${country}/${language}${rest === '/' ? '' : rest}`;

export type SplitPath = {
  readonly country: CountryCode | null;
  readonly language: Language | null;
  /** Starts with a slash; `/` for the home page. */
  readonly rest: string;
};

/** Splits the exact-case prefixes off a path; middleware normalizes the letter case before. */
export function splitPath(pathname: string): SplitPath {
  const segments = pathname.split('/').filter(Boolean);
  const country = isCountryCode(segments[0]) ? segments[0] : null;
  const at = country ? 1 : 0;
  const language = isLanguage(segments[at]) ? segments[at] : null;
  const rest = `/${segments.slice(at + (language ? 1 : 0)).join('/')}`;
  return { country, language, rest };
}
