import type { SampleSpreadView } from '@/components/reader/opening/sample-spread';
import type { Crumb } from '@/components/seo/breadcrumbs';
import type { CatalogueBook, Gender } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';

/** The story with one sample child; the lists are empty while the story is being written. */
export type SampleStory = {
  readonly gender: Gender;
  readonly childName: string;
  readonly samples: readonly SampleSpreadView[];
  /** Alt text of the cover; absent while the story is being written, like the dedication. */
  readonly coverAlt?: string;
  /** Text of the spreads after the first sample; each is a list of paragraphs. */
  readonly excerpt: readonly (readonly string[])[];
  /** Sample dedication text. */
  readonly dedication?: string;
};

/** A related book and the URL of its page. */
export type RelatedBook = { readonly book: Omit<CatalogueBook, 'keywords' | 'description'>; readonly href: string };

/** Data of the book page; money is already formatted. */
export type BookPageData = {
  readonly book: CatalogueBook;
  /** In which the market sells it. */
  readonly languages: readonly Language[];
  /** Such as "3–7". */
  readonly ages: string;
  /** One for each gender the hero can have; the boy comes first. */
  readonly sampleStories: readonly SampleStory[];
  /** The version shown first. */
  readonly initialGender: Gender;
  readonly digitalPrice: string;
  readonly printedPrice: string;
  /** How a printed book is sold in this market: alone, or with the digital one. */
  readonly printedTier: 'printed' | 'combo';
  /** Price of a dedication in a printed book. */
  readonly dedicationPrice: string;
  /** Business days until a printed book ships. */
  readonly printDays: number;
  readonly pages: number;
  readonly pictures: number;
  readonly crumbs: readonly Crumb[];
  readonly booksHref: string;
  readonly wizardHref: string;
  readonly related: readonly RelatedBook[];
};
