import type { Language } from '@/lib/markets';
import type { Lettering } from './lettering';

export const GENDERS = ['boy', 'girl'] as const;
export type Gender = (typeof GENDERS)[number];

/** Shelves of the shop (spec §3 "Book"); their names live in the messages. */
export const CATEGORIES = [
  'bestsellers',
  'courage',
  'holidays',
  'social',
  'imagination',
  'traditions',
  'learning',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Years of age: from and to inclusive, or each age by itself (spec §3 "Book"). */
export type AgeGroup = { readonly min: number; readonly max: number } | readonly number[];

/** How one language's edition is shown on the shelf. */
export type EditionText = {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
};

/** A book with all its editions; a language that `texts` lacks has no edition. */
export type CatalogueEntry = {
  readonly baseId: number;
  /** `bestsellers` is not listed: it follows from `isBestseller`. */
  readonly categories: readonly Exclude<Category, 'bestsellers'>[];
  readonly ages?: AgeGroup;
  readonly genders?: readonly Gender[];
  /** Path of a picture to show when no cover loads. */
  readonly image?: string;
  readonly comingSoon: boolean;
  /** No longer sold: off the shelves, its page gone, yet known to those who bought it. */
  readonly retired?: boolean;
  readonly isBestseller: boolean;
  readonly texts: Readonly<Partial<Record<Language, EditionText>>>;
};

/** One language's edition, as the shop sells it (spec §3 "Book"). */
export type CatalogueBook = EditionText & {
  readonly id: number;
  readonly baseId: number;
  readonly language: Language;
  readonly categories: readonly Category[];
  /** Ascending. */
  readonly ages: readonly number[];
  /** Empty where the entry names none. */
  readonly genders: readonly Gender[];
  readonly image?: string;
  readonly comingSoon: boolean;
  readonly retired?: boolean;
  readonly isBestseller: boolean;
};

/** A book as pages fetch it: with the languages that it is sold in. */
export type ShelfBook = CatalogueBook & { readonly editions: readonly Language[] };

/** How a title is lettered on a cover: cream on dark art or ink on light art, with a tint (0 to 1) under it. */
export type CoverTone = {
  readonly tone: 'dark' | 'light';
  readonly tint: number;
  /** The book's own style; none where only a picture was measured. */
  readonly lettering?: Lettering;
};

/** The tones of a book's covers by its base id. */
export type CoverTones = Readonly<Record<number, Readonly<Partial<Record<Gender, CoverTone>>>>>;
