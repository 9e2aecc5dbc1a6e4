import type { CountryCode } from '@/lib/markets';

/** Time zones of our markets, as browsers report them. */
const TIME_ZONES: Readonly<Record<CountryCode, RegExp>> = {
  IL: /^(?:Asia\/(?:Jerusalem|Tel_Aviv)|Israel)$/,
  KE: /^Africa\/Nairobi$/,
  US: /^(?:America\/(?:New_York|Detroit|Chicago|Menominee|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Nome|(?:Indiana|Kentucky|North_Dakota)\/.+)|Pacific\/Honolulu|US\/.+)$/,
};

/** Whether the browser's time zone belongs to the page's country. Then no geo lookup is needed. */
export const isLocalTimeZone = (shown: CountryCode, timeZone: string): boolean => TIME_ZONES[shown].test(timeZone);
