import { type CountryCode, isCountryCode, isLanguage, type Language } from '@/lib/markets';

export type VisitFacts = {
  /** Where the visitor is, ISO 3166-1 alpha-2; `null` when unknown. */
  readonly detected: string | null;
  /** Country of the page. */
  readonly shown: CountryCode;
  /** A verified phone decides the country by itself. */
  readonly verified: boolean;
  readonly dismissed: boolean;
  readonly userAgent: string;
};

const CRAWLER = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\//i;

/** Does the visitor stand where the shop does not sell? To be told at once, and not only when a phone is asked for. */
export function isUnserved({ detected, verified, dismissed, userAgent }: VisitFacts): boolean {
  if (verified || dismissed || CRAWLER.test(userAgent)) return false;
  return detected !== null && !isCountryCode(detected);
}

/** The language to ask a visitor in: the page's if they read it, else the first of theirs that the shop speaks. */
export function askedIn(page: Language, reads: readonly string[]): Language {
  const languages = reads.map((tag) => tag.toLowerCase().split('-')[0]?.replace(/^iw$/, 'he'));
  return languages.includes(page) ? page : (languages.find(isLanguage) ?? 'en');
}

/**
 * The country to offer in the mismatch banner, or `null` for no banner (spec §2 "Country-mismatch banner"). From a
 * country that the shop does not serve there is nothing better to offer; crawlers see the page as it stands.
 */
export function showsMismatch({ detected, shown, verified, dismissed, userAgent }: VisitFacts): CountryCode | null {
  if (verified || dismissed || CRAWLER.test(userAgent)) return null;
  return isCountryCode(detected) && detected !== shown ? detected : null;
}
