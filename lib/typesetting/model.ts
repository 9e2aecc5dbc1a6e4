import type { Lettering } from '@/lib/catalogue';
import type { Language as BookLanguage } from '@/lib/markets';

/** A rendered picture; `alt` is read aloud in its place. */
export type SetPicture = {
  /** JPEG bytes, square; 1500 px for reading, 2551 px or more for print (with its bleed). */
  readonly picture: Uint8Array;
  readonly alt: string;
};

/** Text facing a picture, pages 4 to 27. */
export type SpreadToSet = SetPicture & {
  /** Names the spread in errors, `s01` to `s12`. */
  readonly key: string;
  /** Its bookmark in the reader's outline. */
  readonly bookmark: string;
  /** The first one is set larger; at least one. */
  readonly paragraphs: readonly string[];
  /** A transparent PNG from the same scene, set below the text. */
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

/**
 * A whole book in words and bytes, ready to be set. Every visible string is given, in the book's language and
 * with names and gender already in place; all of it is shown literally.
 */
export type BookToSet = {
  readonly language: BookLanguage;
  readonly title: string;
  /** Coral wherever it stands in the story text, with or without Hebrew and Arabic prefixes. */
  readonly heroName: string;
  readonly starringLine: string;
  /** Lines of the imprint, smaller than the story. */
  readonly creditsLines: readonly string[];
  readonly publisher: string;
  readonly qr: { readonly url: string; readonly alt: string; readonly caption?: string };
  /** Page 3 carries a vignette when there is none; lines are separated by newlines. */
  readonly dedication: string | null;
  /** Exactly twelve. */
  readonly spreads: readonly SpreadToSet[];
  readonly cover: SetPicture;
  /** The style of the title on the cover, the spine and the title page. */
  readonly lettering: Lettering;
  readonly back: { readonly blurb: string };
  readonly closing: string;
  readonly bookmarks: BookmarkLabels;
  /** The file's creation date: the same book and date give the same bytes. */
  readonly createdAt: Date;
};

/** A page named in an error: a spread's key or one of the others. */
export type PageName = string;

export const INTERIOR_PAGES = 28;
export const TRIM_MM = 210;

export const isRightToLeft = (language: BookLanguage): boolean => language === 'he' || language === 'ar';
