import type { CatalogueBook, Category } from '@/lib/catalogue';
import type { HeroSlide } from './hero-pages';

/** The book that stands for all in the steps and the prices, told for one sample child. */
export type ShownBook = {
  readonly baseId: number;
  readonly title: string;
  readonly child: string;
  /** The first spread's words; the child's name stands between bidi isolates. */
  readonly paragraphs: readonly string[];
};

/** A book as the picker shows it. */
export type PickedBook = Pick<CatalogueBook, 'id' | 'baseId' | 'title' | 'ages' | 'genders' | 'comingSoon'>;

/** What somebody said: the picture's name; who speaks has its marks still in it. */
export type Voice = readonly [face: string, quote: string, who: string, time: string];

/** What joins the page in the browser. */
export type HomeMore = { readonly slides: readonly HeroSlide[]; readonly voices: readonly Voice[] };

/** What the home page states and takes from the domains; already formatted where it is money. */
export type HomeFacts = {
  readonly wizardHref: string;
  /** The catalogue. */
  readonly booksHref: string;
  /** Ending of the pictures composed for the page's reading direction. */
  readonly side: '' | '-rtl';
  readonly digitalPrice: string;
  readonly printedPrice: string;
  /** What the drawing close to the photo adds. */
  readonly advancedPrice: string;
  /** A dedication page in a printed book. */
  readonly dedicationPrice: string;
  /** Business days until a printed book ships. */
  readonly printDays: number;
  /** Fewest printed books that a group can order, and what each of them costs. */
  readonly groupMinimum: number;
  readonly groupPrice: string;
  /** Interior pages of a book. */
  readonly pages: number;
  /** Days a photo is kept after delivery. */
  readonly photoDays: number;
  /** Youngest and oldest age, such as "2–10". */
  readonly ages: string;
  readonly book: ShownBook;
  /** The page that the hero's book lies open at. */
  readonly hero: HeroSlide;
  /** Those that the page begins with; none where nobody has said anything. */
  readonly voices: readonly Voice[];
  /** The books that the picker has in view. */
  readonly picks: readonly PickedBook[];
  /** The categories that have a shelf of their own. */
  readonly shelves: readonly Category[];
  /** The owner's claims, with their source on record; absent where there is none. */
  readonly proof: { readonly rating: number; readonly children: number } | null;
  /** Reviews on another site. */
  readonly reviewsHref: string;
  readonly supportEmail: string;
};
