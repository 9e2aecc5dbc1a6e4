import type { Gender } from '@/lib/catalogue';
import type { FamilyKinds, FamilyRole, SceneInput } from '@/lib/illustrator';
import type { Language } from '@/lib/markets';
import type { CharacterName } from './character-name';
import type { PictureBook, PictureBookText, PointedText, SpreadLayout, TextId } from './picture-book';

export type { CharacterName } from './character-name';

/** The languages of books: those of the shop (spec §1). */
export type BookLanguage = Language;

/**
 * One language's text; title and description are in the catalogue. Every string is an ICU message with `{name}` and
 * `{gender, select, boy {…} girl {…}}`, always with both branches, and with the keys of `characters`. A Russian one may
 * decline the name, with a twin in the nominative: `{nameCases, select, known {… {name_dative} …} unknown {… {name} …}}`.
 * A picture book with `birthdays` in the catalogue has the numbers of `birthday-numbers.ts`. One
 * with a `relative` there calls them `{relative}`, in Russian `{relative_start}` where a
 * sentence begins; a pet has `{relativeGender, select, boy {…} girl {…}}`.
 */
export type StoryText = {
  /** Named secondary characters by their message key (rulings, "Culture": none ever has the hero's name). */
  readonly characters?: Readonly<Record<string, CharacterName>>;
  /** Twelve spreads in order, each with one to six paragraphs; the first paragraph is larger. */
  readonly spreads: readonly (readonly string[])[];
  /** Alt texts of the pictures; twelve, in order. */
  readonly alts: readonly string[];
  readonly coverAlt: string;
  /** The last page. */
  readonly closing: string;
  /** The back cover. */
  readonly blurb: string;
  readonly dedicationPlaceholder: string;
};

export type StorySpread = { readonly key: string; readonly scene: SceneInput };

/** A story: scenes shared by all languages, and each language's own text. */
export type Story = {
  readonly baseId: number;
  readonly cover: SceneInput;
  /** Twelve, `s01` to `s12`; none, and no `texts`, of a story that began as a picture book. */
  readonly spreads: readonly StorySpread[];
  readonly texts: Readonly<Partial<Record<BookLanguage, StoryText>>>;
  /** The second edition, for books made from now on; its words are in `pictureTexts`. */
  readonly picture?: PictureBook;
  /** The hero's own people and pets whom its pictures show: they can look like the parent's family. */
  readonly family?: readonly FamilyRole[];
  /** Companions that stand for one of the family where the story has a drawing of its own. */
  readonly familyKinds?: FamilyKinds;
  /** The same for a story of one birthday, with its number; `picture` is the one of the fifth. */
  readonly pictureOfBirthday?: (birthday: number) => PictureBook;
  readonly pictureTexts?: Readonly<Partial<Record<BookLanguage, PictureBookText>>>;
  /** Points of the picture book's body text, which has one size in all its spreads. */
  readonly bodySizes?: Readonly<Partial<Record<BookLanguage, number>>> | undefined;
  /** The same story told of two heroes, and of three, in the languages that have it. */
  readonly pair?: StoryOfMore;
  readonly trio?: StoryOfMore;
  /** Those words with niqqud or tashkil; the catalogue names their languages (`pointed`). */
  readonly pointedTexts?: Readonly<Partial<Record<BookLanguage, PointedText>>>;
};

/** A story of several heroes: its pictures show all of them, and its words are written for them (`getCastArguments`). */
export type StoryOfMore = Required<Pick<Story, 'picture' | 'pictureTexts'>> & Pick<Story, 'pointedTexts' | 'bodySizes'>;

/** A hero beside the first one; `age` in years. */
export type AddedHero = { readonly name: string; readonly gender: Gender; readonly age: number };

/** The parameters of a rendered story. */
export type StoryParams = {
  readonly name: string;
  readonly gender: Gender;
  readonly language: BookLanguage;
  /** The parent wants the name as typed: no sentence declines it. */
  readonly nameKeptAsWritten?: boolean;
  /** What the child calls the story's relative, where the parent said so, and whether a pet is a he or a she. */
  readonly relativeName?: string | null;
  readonly relativeGender?: Gender | null;
  /** Who else is a hero, in order, as far as the story is told of so many. */
  readonly added?: readonly AddedHero[];
  /** Which birthday a story of one is about, where the parent said so; else the child's age. */
  readonly birthday?: number | null;
  /** In years. */
  readonly age?: number;
  /** With niqqud or tashkil, where the picture book has it. */
  readonly points?: boolean;
};

/** A spread with a child's name. */
export type RenderedSpread = {
  readonly key: string;
  /** In reading order. */
  readonly paragraphs: readonly string[];
  readonly alt: string;
  /** Second edition only: the same words by text id, and where they stand. */
  readonly words?: { readonly texts: Readonly<Record<TextId, string>>; readonly layout: SpreadLayout };
};

/** A story with a child's name, ready to typeset or display; the name is in bidi isolates (U+2068, U+2069). */
export type RenderedStory = {
  readonly language: BookLanguage;
  readonly title: string;
  readonly spreads: readonly RenderedSpread[];
  readonly coverAlt: string;
  readonly closing: string;
  readonly blurb: string;
  readonly dedicationPlaceholder: string;
};
