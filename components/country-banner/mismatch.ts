import { type CountryCode, isCountryCode, isLanguage, type Language } from '@/lib/markets';

export type VisitorContext = {
  /** Detected country, ISO 3166-1 alpha-2; `null` if unknown. */
  readonly detected: string | null;
  /** Country of the page. */
  readonly shown: CountryCode;
  /** A verified phone fixes the country. */
  readonly phoneVerified: boolean;
  readonly dismissed: boolean;
  readonly userAgent: string;
};

const CRAWLER = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\//i;

/**
 * Whether the visitor is in a country where we do not sell. We say so at once, not only when they enter a phone number.
 */
export function isUnserved({ detected, phoneVerified, dismissed, userAgent }: VisitorContext): boolean {
  if (phoneVerified || dismissed || CRAWLER.test(userAgent)) return false;
  return detected !== null && !isCountryCode(detected);
}

/** Language of the banner: the page's if the visitor reads it, else the first of theirs that the shop has. */
export function bannerLanguage(page: Language, reads: readonly string[]): Language {
  const languages = reads.map((tag) => tag.toLowerCase().split('-')[0]?.replace(/^iw$/, 'he'));
  return languages.includes(page) ? page : (languages.find(isLanguage) ?? 'en');
}

/**
 * The country to offer, or `null` for no banner (spec §2 "Country-mismatch banner"). Countries without a shop and
 * crawlers get no offer.
 */
export function countryToOffer({
  detected,
  shown,
  phoneVerified,
  dismissed,
  userAgent,
}: VisitorContext): CountryCode | null {
  if (phoneVerified || dismissed || CRAWLER.test(userAgent)) return null;
  return isCountryCode(detected) && detected !== shown ? detected : null;
}
