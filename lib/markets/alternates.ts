import { COUNTRIES, type CountryCode, type Language, supportedPairs } from './countries';
import { localePath } from './paths';

type Pair = { readonly country: CountryCode; readonly lang: Language };

/** BCP 47 tag of a market, such as `he-IL`. */
export const getLocale = (country: CountryCode, language: Language): string =>
  COUNTRIES[country].locales[language] ?? language;

/**
 * The URLs of a page in every market that has it, by locale; `x-default` is the first (§2: hreflang). `restIn` returns
 * the path without country and language, or `null` where a market lacks the page.
 */
export function getAlternates(restIn: (pair: Pair) => string | null): Readonly<Record<string, string>> {
  const paths = supportedPairs.flatMap((pair) => {
    const rest = restIn(pair);
    return rest === null
      ? []
      : [[getLocale(pair.country, pair.lang), localePath(pair.country, pair.lang, rest)] as const];
  });
  const [first] = paths;
  return { ...Object.fromEntries(paths), ...(first && { 'x-default': first[1] }) };
}
