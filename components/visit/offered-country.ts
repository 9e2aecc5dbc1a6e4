import { isAtHome } from '@/lib/client/at-home';
import { detectCountry } from '@/lib/client/geo';
import type { CountryCode } from '@/lib/markets';
import { mismatchDismissed } from './dismissal';
import { isUnserved, showsMismatch } from './mismatch';

const detect = (shown: CountryCode) =>
  detectCountry({
    isAtHome: isAtHome(shown, Intl.DateTimeFormat().resolvedOptions().timeZone),
    fetch: (input, init) => fetch(input, init),
    // Reading the property alone may throw where storage is forbidden.
    storage: {
      getItem: (key) => window.localStorage.getItem(key),
      setItem: (key, value) => window.localStorage.setItem(key, value),
    },
    now: new Date(),
    warn: (what, why) => console.warn(what, why),
  });

/**
 * The country to offer to this visitor, `unserved` where the shop sells nothing to theirs, or `null`; whoever dismissed
 * the banner is not looked up.
 */
export async function offeredCountry(shown: CountryCode): Promise<CountryCode | 'unserved' | null> {
  const dismissed = mismatchDismissed();
  const { userAgent } = navigator;
  const detected = dismissed ? null : await detect(shown);
  const facts = { detected, shown, verified: false, dismissed, userAgent };
  return isUnserved(facts) ? 'unserved' : showsMismatch(facts);
}
