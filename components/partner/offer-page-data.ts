import type { SampleSpreadView } from '@/components/reader/opening/sample-spread';
import type { CatalogueBook, Gender } from '@/lib/catalogue';
import type { OfferState, Partner } from '@/lib/partners';
import type { PriceTier } from '@/lib/prices';

/** Regular price and offer price of a format, formatted. */
export type OfferedFormatPrice = {
  readonly format: PriceTier;
  readonly regularPrice: string;
  readonly offerPrice: string;
};

/** Data of a partner's offer page. */
export type OfferPageData = {
  readonly partner: Partner;
  /** State of the offer when the page was rendered; the browser checks again. */
  readonly state: OfferState;
  readonly timeZone: string;
  readonly book: CatalogueBook;
  /** Whether it is the book of the offer, or the substitute for this language. */
  readonly isOwnBook: boolean;
  readonly gender: Gender;
  readonly childName: string;
  /** The first spread of the book with the sample child. */
  readonly sample: SampleSpreadView;
  readonly prices: readonly OfferedFormatPrice[];
  readonly bookHref: string;
  /** Wizard URL with the offer's parameters. */
  readonly wizardHref: string;
};
