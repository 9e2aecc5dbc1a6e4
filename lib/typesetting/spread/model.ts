import type { SpreadLayout, TextId, TextTone } from '@/lib/stories';
import type { StoryFace } from '../layout/model';
import type { Direction } from '../text/direction';

/** A spread in stage units; see `lib/illustrator/spread`. */
export const SPREAD = { width: 2400, height: 1200, mm: 420 } as const;

/** Points in one stage unit: a page of 1200 units is 210 mm. */
export const POINTS_PER_UNIT = (SPREAD.mm * 72) / 25.4 / SPREAD.width;

export const toUnits = (points: number): number => points / POINTS_PER_UNIT;

/** No word stands in the 16 mm around the fold, which the binding swallows (§10 words). */
export const GUTTER = { from: 1154, to: 1246 } as const;

/** Words and faces stay so far inside of the trimmed edges, in stage units: 12.7 mm, the widest margin of our print houses. */
export const SAFE_MARGIN = 72;

/** A line of words on a spread. */
export type SpreadLine = {
  readonly textId: TextId;
  /** Literal text; a name of the other direction is isolated. */
  readonly text: string;
  /** Top left corner of its box before it is turned, in stage units; the box is one em high. */
  readonly x: number;
  readonly y: number;
  /** Measured; the words keep to `align` where another program measures a little differently. */
  readonly width: number;
  readonly align: 'left' | 'center' | 'right';
  readonly sizePt: number;
  /** Degrees, clockwise, around the middle of its box. */
  readonly turn: number;
  readonly tone: TextTone;
  readonly face: StoryFace;
  readonly direction: Direction;
};

/** A soft ellipse behind a line, painted over the picture on screen and in print; it fades out to its rim (`backdrop.ts`). */
export type Backdrop = {
  readonly textId: TextId;
  /** Middle and radii, in stage units. */
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** `#rrggbb`. */
  readonly colour: string;
  /** 0 to 1, in the middle. */
  readonly alpha: number;
};

/** The texts of a spread by id, in the book's language and with names inserted, and where they stand. */
export type SpreadWords = {
  readonly texts: Readonly<Record<TextId, string>>;
  readonly layout: Pick<SpreadLayout, 'key' | 'texts'>;
};

/** The words of a spread as they are printed and shown, in reading order; those of right-to-left books are mirrored. */
export type SpreadTextLayout = {
  readonly key: string;
  readonly lines: readonly SpreadLine[];
  readonly backdrops: readonly Backdrop[];
  /** Texts that do not fit their places at the smallest size. Blocks among them still have lines. */
  readonly overflow: readonly TextId[];
};

/** The lines of one text, declared left to right, and whether they fit. */
export type PlacedText = {
  readonly lines: readonly SpreadLine[];
  readonly fits: boolean;
  /** Between the lines of a block, in em. */
  readonly leadingEm?: number;
};
