import type { Language } from '@/lib/markets';
import type { Lettering } from './lettering';

export const GENDERS = ['boy', 'girl'] as const;
export type Gender = (typeof GENDERS)[number];

/** Shelves of the shop (spec §3 "Book"); the messages hold their names. */
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

/** Ages in years: an inclusive range, or a list of single ages (spec §3 "Book"). */
export type AgeGroup = { readonly min: number; readonly max: number } | readonly number[];

/** The texts of one language's edition on the shelf. */
export type EditionText = {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
};

/** The relative or pet whom the child of a story calls by a name of its own family. */
export const NAMED_RELATIVES = ['grandmother', 'grandfather', 'dog'] as const;
type NamedRelative = (typeof NAMED_RELATIVES)[number];

/** A book with all its editions; a language missing from `texts` has no edition. */
export type CatalogueEntry = {
  readonly baseId: number;
  /** `bestsellers` is not listed: it follows from `isBestseller`. */
  readonly categories: readonly Exclude<Category, 'bestsellers'>[];
  readonly ages?: AgeGroup;
  readonly genders?: readonly Gender[];
  /** Path of the fallback picture when no cover loads. */
  readonly image?: string;
  readonly comingSoon: boolean;
  /** No longer sold: not listed and without a page, but still known to customers who bought it. */
  readonly retired?: boolean;
  readonly isBestseller: boolean;
  /** The languages in which its picture book has words with niqqud or tashkil. */
  readonly pointed?: readonly Language[];
  /** The languages in which it is told of two heroes as well. */
  readonly twoHeroes?: readonly Language[];
  /** Of those, the languages in which it is told of three as well. */
  readonly threeHeroes?: readonly Language[];
  /** Its picture book is about one birthday, whose number is in its title and words: from and to which. */
  readonly birthdays?: { readonly min: number; readonly max: number };
  /** Whom the child of its picture book calls, and how unless the parent says otherwise. */
  readonly relative?: { readonly role: NamedRelative; readonly names: Readonly<Partial<Record<Language, string>>> };
  readonly texts: Readonly<Partial<Record<Language, EditionText>>>;
};

/** One language's edition as the shop sells it (spec §3 "Book"). */
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
  /** Its picture book has words with niqqud or tashkil. */
  readonly pointed?: boolean;
  /** Of how many heroes it can be told; of one alone where it is absent. */
  readonly mostHeroes?: 2 | 3;
  /** The birthdays that its picture book can be about. */
  readonly birthdays?: { readonly min: number; readonly max: number };
  /** Whom the child of its picture book calls, and how unless the parent says otherwise. */
  readonly relative?: { readonly role: NamedRelative; readonly name: string };
};

/** A book as pages fetch it, with the languages in which it is for sale. */
export type ShelfBook = CatalogueBook & { readonly editions: readonly Language[] };

/** How a cover shows its title: cream on dark art or ink on light art, with a tint (0 to 1) behind it. */
export type CoverTone = {
  readonly tone: 'dark' | 'light';
  readonly tint: number;
  /** The book's own style; missing where only a picture was measured. */
  readonly lettering?: Lettering;
  /** Where the child's line stands; missing: on a label at the foot. */
  readonly starring?: 'belowTitle';
};

/** The tones of a book's covers by base id. */
export type CoverTones = Readonly<Record<number, Readonly<Partial<Record<Gender, CoverTone>>>>>;
