import type { CatalogueBook, Category } from '@/lib/catalogue';
import type { ProofPhoto, ProofSource, ShownFigure } from '@/lib/social-proof';
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
export type PickedBook = Pick<CatalogueBook, 'id' | 'baseId' | 'title' | 'ages' | 'genders' | 'comingSoon' | 'image'>;

/** What somebody said: the name of a picture, or empty; who speaks has its marks still in it; when or where it was. */
export type Voice = readonly [face: string, quote: string, who: string, time: string];

/** What others say of the shop, each as the page's language has it. */
export type HomeProof = {
  readonly rating: ShownFigure | null;
  readonly children: ShownFigure | null;
  /** Those that the page begins with; none where nobody has said anything. */
  readonly voices: readonly Voice[];
  readonly voicesAreSamples: boolean;
  /** Three of the owner, or none. */
  readonly photos: readonly ProofPhoto[];
  /** Reviews on another site. */
  readonly reviews: ProofSource | null;
};

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
  /** The books that the picker has in view, those of the first shelf. */
  readonly picks: readonly PickedBook[];
  /** The categories that have a shelf of their own. */
  readonly shelves: readonly Category[];
  readonly proof: HomeProof;
  readonly supportEmail: string;
};
