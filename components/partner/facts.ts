import type { CatalogueBook, Gender, SampleSpread } from '@/lib/catalogue';
import type { OfferState, Partner } from '@/lib/partners';

/** A format with what it costs usually and with the offer; money already formatted. */
export type OfferPrice = { readonly format: 'digital' | 'printed'; readonly usual: string; readonly less: string };

/** The first opening of the book, told for the sample child. */
type Opening = {
  readonly key: SampleSpread;
  readonly paragraphs: readonly string[];
  readonly alt: string;
  readonly page: number;
};

/** What the page of a partner's offer states. */
export type OfferFacts = {
  readonly partner: Partner;
  /** Where the offer stood when the page was made; the browser looks again. */
  readonly state: OfferState;
  readonly timeZone: string;
  readonly book: CatalogueBook;
  /** Is it the book that the offer is made for, or the one that its language has instead? */
  readonly isOwnBook: boolean;
  readonly hero: Gender;
  readonly child: string;
  readonly opening: Opening;
  readonly prices: readonly OfferPrice[];
  readonly bookHref: string;
  /** Carries the offer along. */
  readonly wizardHref: string;
};
