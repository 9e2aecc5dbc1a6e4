import type { Gender } from '@/lib/catalogue';
import type { SceneInput } from '@/lib/illustrator';
import type { Language } from '@/lib/markets';

/** The languages a book can be told in: those of the shop (spec §1). */
export type BookLanguage = Language;

/**
 * A secondary character's name: the usual one, and one of the same gender for a hero with the usual name.
 * Each name is a set of the forms that the text uses: `{ mainForm: 'Гриша', genitive: 'Гриши' }` stands in messages as
 * `{key}` and `{key_genitive}`. Both names have the same forms.
 */
export type CharacterName = { readonly usual: NameForms; readonly substitute: NameForms };
type NameForms = { readonly mainForm: string; readonly [form: string]: string };

/**
 * One language's words; title and description are the catalogue's.
 * Every string is an ICU message with `{name}` and `{gender, select, boy {…} girl {…}}`, both branches always written,
 * and with the keys of `characters`.
 */
export type StoryText = {
  /** Named secondary characters by their key in the messages (rulings: none ever has the hero's name). */
  readonly characters?: Readonly<Record<string, CharacterName>>;
  /** Twelve spreads, in order, each of one to six paragraphs; the first paragraph is set larger. */
  readonly spreads: readonly (readonly string[])[];
  /** What each picture shows; twelve, in order. */
  readonly alts: readonly string[];
  readonly coverAlt: string;
  /** The last page. */
  readonly closing: string;
  /** The back cover. */
  readonly blurb: string;
  readonly dedicationPlaceholder: string;
};

export type StorySpread = { readonly key: string; readonly scene: SceneInput };

/** A story: the scenes, shared by all languages, and each language's own words. */
export type Story = {
  readonly baseId: number;
  readonly cover: SceneInput;
  /** Twelve, `s01` to `s12`. */
  readonly spreads: readonly StorySpread[];
  readonly texts: Readonly<Partial<Record<BookLanguage, StoryText>>>;
};

/** For whom a story is told. */
export type Telling = { readonly name: string; readonly gender: Gender; readonly language: BookLanguage };

/** A story in one child's words, ready to be set or shown; the name stands in bidi isolates (U+2068, U+2069). */
export type RenderedStory = {
  readonly language: BookLanguage;
  readonly title: string;
  readonly spreads: readonly { readonly key: string; readonly paragraphs: readonly string[]; readonly alt: string }[];
  readonly coverAlt: string;
  readonly closing: string;
  readonly blurb: string;
  readonly dedicationPlaceholder: string;
};
