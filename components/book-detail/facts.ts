import type { Crumb } from '@/components/seo/breadcrumbs';
import type { CatalogueBook, Gender } from '@/lib/catalogue';

/** An opening that the shop shows, ready to be leafed to. */
export type SampleOpening = {
  readonly spread: {
    readonly paragraphs: readonly string[];
    readonly picture: string;
    readonly srcSet: string;
    readonly sizes: string;
  };
  readonly alt: string;
  readonly pages: readonly [number, number];
};

/** The book told for one sample child; empty lists while the story is being written. */
export type Telling = {
  readonly gender: Gender;
  readonly child: string;
  readonly samples: readonly SampleOpening[];
  /** What the cover shows; absent while the story is being written, as is the dedication. */
  readonly coverAlt?: string;
  /** The first spreads, each a list of paragraphs. */
  readonly beginning: readonly (readonly string[])[];
  /** What somebody may write in front. */
  readonly dedication?: string;
};

/** A book on the shelf below, and where its page is. */
export type RelatedBook = { readonly book: Omit<CatalogueBook, 'keywords' | 'description'>; readonly href: string };

/** What the page of a book states; money already formatted. */
export type BookFacts = {
  readonly book: CatalogueBook;
  /** Such as "3–7". */
  readonly ages: string;
  /** One for each hero that the book can have, a boy before a girl. */
  readonly tellings: readonly Telling[];
  /** Who is shown first. */
  readonly hero: Gender;
  readonly digitalPrice: string;
  readonly printedPrice: string;
  /** What a dedication adds to a printed book. */
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
