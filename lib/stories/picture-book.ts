import type { Box, SpreadSceneInput } from '@/lib/illustrator';
import type { CharacterName } from './character-name';

/** Identifies a text of a spread: an edit stays with it when the layout changes. */
export type TextId = string;

/** The colour of a text: dark on a light picture, light on a dark one, gold for what glows. */
export type TextTone = 'ink' | 'light' | 'gold';

type Words = {
  readonly text: TextId;
  readonly tone: TextTone;
  readonly face?: 'story' | 'heading';
};

/** Running text in a box. Shrinks from the larger size to the smaller one; what still does not fit is an error. */
export type BlockPlace = Words & {
  readonly kind: 'block';
  readonly box: Box;
  /** Points. */
  readonly size: readonly [largest: number, smallest: number];
  readonly align?: 'start' | 'center' | 'end';
  readonly verticalAlign?: 'top' | 'middle' | 'bottom';
  /** Begins one paragraph gap below the last line of this block, however many lines that has in a language. */
  readonly below?: TextId;
};

/** A short phrase around a point: a sound, a cry. */
export type CallPlace = Words & {
  readonly kind: 'call';
  readonly at: readonly [x: number, y: number];
  /** Points. */
  readonly size: number;
  /** Widest, in stage units; a longer phrase gets smaller. */
  readonly maxWidth: number;
  /** Degrees, clockwise; negated in right-to-left books. */
  readonly turn?: number;
};

/** A sentence whose words stand along a line, from its start; whole words, so that Arabic letters stay joined. */
export type PathPlace = Words & {
  readonly kind: 'path';
  readonly along: readonly (readonly [x: number, y: number])[];
  /** Points from the start of the line to its end, at even distances: a song may grow and shrink. */
  readonly size: readonly [first: number, next: number, ...rest: number[]];
  /** Gap between words in em. */
  readonly gapEm?: number;
  /** Ranges of x that no word crosses; the gutter always is one. */
  readonly avoid?: readonly (readonly [from: number, to: number])[];
};

/** Where a text of a spread stands, in stage units, declared left to right. */
export type TextPlace = BlockPlace | CallPlace | PathPlace;

export const SPREAD_KINDS = [
  'panorama',
  'single',
  'spots',
  'closeUp',
  'nearDark',
  'wordless',
  'reveal',
  'farShot',
  'sequence',
  'iris',
] as const;

/** Two facing pages: what is painted, where each text stands, and what a narrow screen shows of them. */
export type SpreadLayout = {
  /** `s01` to `s12`. */
  readonly key: string;
  readonly kind: (typeof SPREAD_KINDS)[number];
  readonly scene: SpreadSceneInput;
  /** In reading order; none on a wordless spread. */
  readonly texts: readonly TextPlace[];
  /** Details for narrow screens in reading order, each with the texts read with it. */
  readonly stops: readonly { readonly box: Box; readonly texts: readonly TextId[] }[];
};

/** One language's words. Every string is an ICU message, as in `StoryText`. */
export type PictureBookText = {
  readonly characters?: Readonly<Record<string, CharacterName>>;
  /** By spread key, then by text id. Line breaks are the author's. */
  readonly spreads: Readonly<Record<string, Readonly<Record<TextId, string>>>>;
  /** Alt text of each spread's pictures, by spread key. */
  readonly alts: Readonly<Record<string, string>>;
  readonly coverAlt: string;
  /** The title, where it depends on the telling; else it is the catalogue's. */
  readonly title?: string;
  readonly closing: string;
  readonly blurb: string;
  readonly dedicationPlaceholder: string;
};

/** What is printed of the same words, with every vowel point; alt texts are read aloud and have none. */
export type PointedText = Pick<PictureBookText, 'characters' | 'spreads' | 'closing' | 'blurb'>;

/** The second edition of a story: a picture book of twelve spreads. */
export type PictureBook = {
  /** Back, spine and front as one picture: the front is the right half, and its title stands in a calm place. */
  readonly cover: SpreadSceneInput;
  /** The endpapers, the same for every child. */
  readonly ends: { readonly front: SpreadSceneInput; readonly back: SpreadSceneInput };
  readonly spreads: readonly SpreadLayout[];
};
