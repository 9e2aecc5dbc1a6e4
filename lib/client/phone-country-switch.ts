import { COUNTRIES, type CountryCode, localePath, splitPath, supportsLanguage } from '@/lib/markets';

const KEY = 'phone_mismatch_dismissed';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether to suggest the shop of the phone's country. A dismissed suggestion does not come back in this session. */
export function shouldSuggestSwitch(store: Store, verified: CountryCode, shown: CountryCode): boolean {
  if (verified === shown) return false;
  try {
    return store.getItem(KEY) !== verified;
  } catch {
    return true;
  }
}

/** Stores the dismissal for this session (spec §4 "a dismissal is remembered per session"). */
export function dismissSwitch(store: Store, verified: CountryCode): void {
  try {
    store.setItem(KEY, verified);
  } catch {
    // Without storage we suggest it again on the next page.
  }
}

/**
 * The same page in another country's shop. Keeps the language if that country has it, and keeps the rest of the path
 * and the query (spec §2).
 */
export function urlInCountry(country: CountryCode, pathname: string, search = ''): string {
  const { language, rest } = splitPath(pathname);
  const { defaultLanguage } = COUNTRIES[country];
  return (
    localePath(country, language && supportsLanguage(country, language) ? language : defaultLanguage, rest) + search
  );
}
