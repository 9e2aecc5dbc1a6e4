import type { CountryCode } from '@/lib/markets';

/** Time zones of our markets, as browsers name them. */
const ZONES: Readonly<Record<CountryCode, RegExp>> = {
  IL: /^(?:Asia\/(?:Jerusalem|Tel_Aviv)|Israel)$/,
  KE: /^Africa\/Nairobi$/,
  US: /^(?:America\/(?:New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Nome|(?:Indiana|Kentucky|North_Dakota)\/.+)|Pacific\/Honolulu|US\/.+)$/,
};

/** Does the visitor's own clock say that they are where the page is for? Then nobody need be asked where they are. */
export const isAtHome = (shown: CountryCode, timeZone: string): boolean => ZONES[shown].test(timeZone);
