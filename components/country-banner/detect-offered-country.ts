import { detectCountry } from '@/lib/client/geo';
import { isLocalTimeZone } from '@/lib/client/local-time-zone';
import type { CountryCode } from '@/lib/markets';
import { countryToOffer, isUnserved } from './mismatch';
import { isMismatchDismissed } from './mismatch-dismissal';

const detectVisitorCountry = (shown: CountryCode) =>
  detectCountry({
    isLocalTimeZone: () => isLocalTimeZone(shown, Intl.DateTimeFormat().resolvedOptions().timeZone),
    fetch: (input, init) => fetch(input, init),
    // Reading the property may throw where storage is forbidden, so read it lazily.
    storage: {
      getItem: (key) => window.localStorage.getItem(key),
      setItem: (key, value) => window.localStorage.setItem(key, value),
    },
    now: new Date(),
    warn: (what, why) => console.warn(what, why),
  });

/**
 * The country to offer, `unserved` if we do not sell in the visitor's country, or `null`. After a dismissal there is no
 * lookup.
 */
export async function detectOfferedCountry(shown: CountryCode): Promise<CountryCode | 'unserved' | null> {
  const dismissed = isMismatchDismissed();
  const { userAgent } = navigator;
  const detected = dismissed ? null : await detectVisitorCountry(shown);
  const facts = { detected, shown, phoneVerified: false, dismissed, userAgent };
  return isUnserved(facts) ? 'unserved' : countryToOffer(facts);
}
