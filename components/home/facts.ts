import type { Category, Gender } from '@/lib/catalogue';

/** The book on the home page, told for one sample child. */
export type ShownBook = {
  readonly baseId: number;
  readonly title: string;
  readonly description: string;
  /** Such as "3–7". */
  readonly ages: string;
  readonly categories: readonly Category[];
  readonly child: string;
  /** The first spread's words; the child's name stands between bidi isolates. */
  readonly paragraphs: readonly string[];
  /** What the first spread's picture shows. */
  readonly pictureAlt: string;
};

/** A book that stands further along the shelf. */
export type BookOnShelf = {
  readonly id: number;
  readonly baseId: number;
  readonly title: string;
  readonly ages: string;
  /** Who is on its cover. */
  readonly gender: Gender;
  /** Its own page. */
  readonly href: string;
  /** Still being written. */
  readonly soon: boolean;
};

/** What the home page states and takes from the domains; already formatted where it is money. */
export type HomeFacts = {
  readonly wizardHref: string;
  /** Ending of the pictures composed for the page's reading direction. */
  readonly side: '' | '-rtl';
  readonly digitalPrice: string;
  readonly printedPrice: string;
  /** Business days until a printed book ships. */
  readonly printDays: number;
  /** Interior pages of a book. */
  readonly pages: number;
  /** Days a photo is kept after delivery. */
  readonly photoDays: number;
  /** Youngest and oldest age, such as "2–10". */
  readonly ages: string;
  readonly book: ShownBook;
  /** The rest of the shelf, in its order. */
  readonly moreBooks: readonly BookOnShelf[];
  /** The owner's claims, with their source on record; absent where there is none. */
  readonly proof: { readonly rating: number; readonly children: string } | null;
  readonly supportEmail: string;
};
