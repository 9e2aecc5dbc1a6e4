import type { CountryCode, Language } from '@/lib/markets';

/** What the desk can say about an edition instead of what the code says. */
export const EDITION_SWITCHES = ['coming_soon', 'off_sale'] as const;
export type EditionSwitch = (typeof EDITION_SWITCHES)[number];

/** What the desk says otherwise about an edition in one market; `null`: as in the code. */
export type CatalogueOverride = {
  readonly baseId: number;
  readonly language: Language;
  readonly state: EditionSwitch | null;
  readonly isBestseller: boolean | null;
};

/** The override of one market, with that market. */
export type PlacedOverride = CatalogueOverride & { readonly country: CountryCode };
