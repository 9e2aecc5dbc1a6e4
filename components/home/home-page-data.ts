import type { CatalogueBook, Category } from '@/lib/catalogue';
import type { ProofFigure, ProofPhoto, ProofSource } from '@/lib/social-proof';
import type { HeroSlide } from './hero/hero-slides';

/** The sample book of the steps and the price cards, with one sample child. */
export type SampleBook = {
  readonly baseId: number;
  readonly title: string;
  readonly childName: string;
  /** Text of the first spread; bidi isolates surround the child's name. */
  readonly paragraphs: readonly string[];
};

/** A book as the book picker shows it. */
export type PickableBook = Pick<CatalogueBook, 'id' | 'baseId' | 'title' | 'ages' | 'genders' | 'comingSoon' | 'image'>;

/** A quote: image name or empty, text, author (with rich-text tags), and date or place. */
export type HomeTestimonial = readonly [face: string, quote: string, who: string, time: string];

/** Ratings and quotes, each in the page's language. */
export type SocialProof = {
  readonly rating: ProofFigure | null;
  readonly children: ProofFigure | null;
  /** The testimonials in the server HTML; empty if nobody has said anything yet. */
  readonly testimonials: readonly HomeTestimonial[];
  readonly testimonialsAreSamples: boolean;
  /** Three photos from the owner, or none. */
  readonly photos: readonly ProofPhoto[];
  /** Link to a review site. */
  readonly reviewSite: ProofSource | null;
};

/** Data that the browser loads after the first paint. */
export type DeferredHomeData = {
  readonly slides: readonly HeroSlide[];
  readonly testimonials: readonly HomeTestimonial[];
};

/** Data of the home page; money is already formatted. */
export type HomePageData = {
  readonly wizardHref: string;
  /** URL of the catalogue. */
  readonly booksHref: string;
  /** Suffix of images that are composed for the page's text direction. */
  readonly imageSuffix: '' | '-rtl';
  readonly digitalPrice: string;
  readonly printedPrice: string;
  /** A printed book comes with the digital one in this market. */
  readonly printedIncludesDigital: boolean;
  /** Surcharge for the drawing style that follows the photo closely. */
  readonly advancedPrice: string;
  /** Price of a second hero; `null`: free of charge. */
  readonly heroPrice: string | null;
  /** Price of a dedication page in a printed book. */
  readonly dedicationPrice: string;
  /** Business days until a printed book ships. */
  readonly printDays: number;
  /** Smallest group order, and its price per printed book. */
  readonly groupMinimum: number;
  readonly groupPrice: string;
  /** Interior pages of a book. */
  readonly pages: number;
  /** Days we keep a photo after delivery. */
  readonly photoDays: number;
  /** A phone that can reads the photo itself; with an outside image service every photo is sent. */
  readonly readsOnDevice: boolean;
  /** Youngest and oldest age, such as "2–10". */
  readonly ages: string;
  readonly book: SampleBook;
  /** The first slide of the hero carousel. */
  readonly firstSlide: HeroSlide;
  /** Books of the first category, rendered on the server. */
  readonly firstCategoryBooks: readonly PickableBook[];
  /** Categories with enough books for a row of their own. */
  readonly categories: readonly Category[];
  readonly socialProof: SocialProof;
  readonly supportEmail: string;
};
