import { COUNTRIES, type CountryCode, localePath, splitPath, supports } from '@/lib/markets';

const KEY = 'phone_mismatch_dismissed';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether to suggest the shop of the verified phone; one that was dismissed is not suggested again in this session. */
export function suggestsSwitch(store: Store, verified: CountryCode, shown: CountryCode): boolean {
  if (verified === shown) return false;
  try {
    return store.getItem(KEY) !== verified;
  } catch {
    return true;
  }
}

/** Remembers for the session that this country was declined (spec §4 "a dismissal is remembered per session"). */
export function dismissSwitch(store: Store, verified: CountryCode): void {
  try {
    store.setItem(KEY, verified);
  } catch {
    // It is suggested again next time.
  }
}

/** The same page in the shop of a country: its language where the country speaks it, rest and query kept (spec §2). */
export function inCountry(country: CountryCode, pathname: string, search = ''): string {
  const { language, rest } = splitPath(pathname);
  const { defaultLanguage } = COUNTRIES[country];
  return localePath(country, language && supports(country, language) ? language : defaultLanguage, rest) + search;
}
