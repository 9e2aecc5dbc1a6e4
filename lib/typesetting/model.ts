import type { Lettering } from '@/lib/catalogue';
import type { Language as BookLanguage } from '@/lib/markets';
import type { DedicationDesign } from './dedication-designs';
import type { SpreadWords } from './spread/model';

/** A rendered picture with its alt text. */
export type PictureInput = {
  /** JPEG bytes; a page's is square, 1500 px for reading, 2551 px or more for print (with its bleed). */
  readonly picture: Uint8Array;
  readonly alt: string;
};

/** Text facing a picture, pages 4 to 27. */
export type SpreadInput = PictureInput & {
  /** Identifies the spread in errors, `s01` to `s12`. */
  readonly key: string;
  /** Its bookmark in the PDF's outline. */
  readonly bookmark: string;
  /** The first one is larger; at least one. */
  readonly paragraphs: readonly string[];
  /** A transparent PNG from the same scene, below the text. */
  readonly vignette?: Uint8Array;
};

/** Bookmarks of the pages that are not spreads, in the book's language. */
export type BookmarkLabels = {
  readonly cover: string;
  readonly title: string;
  readonly imprint: string;
  readonly dedication: string;
  readonly closing: string;
  readonly back: string;
};

/** What every edition of a book has around its spreads. */
export type BookFrame = {
  readonly language: BookLanguage;
  readonly title: string;
  /** Coral everywhere in the story text, with or without Hebrew and Arabic prefixes. */
  readonly heroName: string;
  readonly starringLine: string;
  /** Lines of the imprint, smaller than the story. */
  readonly creditsLines: readonly string[];
  readonly publisher: string;
  readonly qr: { readonly url: string; readonly alt: string; readonly caption?: string };
  /** Newlines separate lines. Without words and photo, page 3 shows a vignette. */
  readonly dedication: string | null;
  /** What is drawn around the dedication. */
  readonly dedicationDesign: DedicationDesign;
  /** The family's photo on that page, 4:3; also without words. */
  readonly dedicationPhoto: PictureInput | null;
  readonly cover: PictureInput;
  /** The style of the title on the cover, the spine and the title page. */
  readonly lettering: Lettering;
  readonly closing: string;
  readonly bookmarks: BookmarkLabels;
  /** The file's creation date: the same book and date produce the same bytes. */
  readonly createdAt: Date;
};

/**
 * Input of the typesetter: all texts and pictures of a book. Every visible string is final, in the book's language and
 * with names and gender inserted; all of it is printed literally.
 */
export type TypesetterInput = BookFrame & {
  readonly edition?: 1;
  /** Exactly twelve. */
  readonly spreads: readonly SpreadInput[];
  readonly back: { readonly blurb: string };
};

/** Two facing pages of a picture book: the words stand on the picture. */
export type PictureSpreadInput = PictureInput & {
  readonly key: string;
  readonly bookmark: string;
  /** Its texts by id, and where they stand. */
  readonly words: SpreadWords;
};

/** Transparent PNGs on the paper pages of a picture book, from its own scenes. */
export type SmallPictures = {
  readonly title?: Uint8Array;
  readonly closing?: Uint8Array;
};

/**
 * Input of the typesetter for a picture book (second edition). A spread's picture is a JPEG as wide as two pages, 2:1 for
 * reading; for print it has its bleed on every side. The cover's is a square, its front.
 */
export type PictureBookInput = BookFrame & {
  readonly edition: 2;
  /** The endpapers, on screen only; with an empty alt text they are decoration. */
  readonly ends?: { readonly front: PictureInput; readonly back: PictureInput };
  /** Exactly twelve. */
  readonly spreads: readonly PictureSpreadInput[];
  readonly smallPictures?: SmallPictures;
  readonly back: { readonly blurb: string };
};

/** A book of either edition. */
export type BookInput = TypesetterInput | PictureBookInput;

export const isPictureBook = (book: BookInput): book is PictureBookInput => book.edition === 2;

/** A page in an error: a spread's key or the name of another page. */
export type PageName = string;

/** Pages of the interior, the same in every edition. */
export const INTERIOR_PAGES = 28;
export const TRIM_MM = 210;

export const isRtlLanguage = (language: BookLanguage): boolean => language === 'he' || language === 'ar';
