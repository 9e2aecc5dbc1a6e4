import type { Language } from '@/lib/markets';
import type { Direction } from '../text/direction';

/** The faces of a book: large letters of an opening, running text, and the handwriting of a dedication. */
export type StoryFace = 'heading' | 'story' | 'hand';

/** The width of a text in points, set in a face at a size in points. */
export type MeasureText = (text: string, face: StoryFace, sizePt: number) => number;

/** One paragraph as it is printed. */
export type ParagraphLayout = {
  /** An opening in large letters of the heading face. */
  readonly large: boolean;
  readonly sizePt: number;
  /** Gap between lines in em of `sizePt` (line height minus one). */
  readonly leadingEm: number;
  /** Where its lines begin: a paragraph may be written in another script than the book. */
  readonly direction: Direction;
  /** Literal text of each line; the hero's name stays in isolates (see `text/hero-name.ts`). */
  readonly lines: readonly string[];
};

/** One text page as it is printed. */
export type PageLayout = {
  readonly key: string;
  /** Size of the running text. */
  readonly sizePt: number;
  /** Gap between lines of the running text in em. */
  readonly leadingEm: number;
  /** Gap between paragraphs. */
  readonly gapPt: number;
  /** Height of the whole text. */
  readonly heightPt: number;
  /** `null`: the text does not fit the page at the smallest size. */
  readonly paragraphs: readonly ParagraphLayout[] | null;
};

/** A line of a dedication: literal text, and the direction of the typed line that it is a part of. */
export type DedicationLine = { readonly text: string; readonly direction: Direction };

/** The words of a dedication as they are printed; each line stands in the middle. */
export type DedicationLayout = {
  readonly sizePt: number;
  /** Gap between lines in em (line height minus one). */
  readonly leadingEm: number;
  readonly lines: readonly DedicationLine[];
};

/** The words of a text page. */
export type PageWords = {
  readonly key: string;
  readonly paragraphs: readonly string[];
  /** A small picture stands below the text. */
  readonly vignette: boolean;
};

export type StoryWords = { readonly language: Language; readonly spreads: readonly PageWords[] };
