import type { Box } from '@/lib/illustrator';
import { block, box, type Companion, opening, type Prop } from '../../picture-parts';

export const OUTFIT = 'farmDungarees';

type At = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly depth?: number;
  readonly afloat?: boolean;
};

/** A chick that was found, and does something. */
export const chick = (act: string, at: At, rest: Omit<Partial<Companion>, 'at'> = {}) => ({
  kind: `roundChick${act}`,
  expression: 'joy' as const,
  ...rest,
  at,
});

/** Degrees by which an act leans. */
const LEANS: Readonly<Record<string, number>> = { roundChickLean: -15, roundChickWag: 18 };
/** The depth of what floats without a depth of its own. */
const AFLOAT = 1500;

/** What the chicks wear, told in the order in which they were found: a bucket, goggles, wool and a flower. */
export const keepsakes = (found: readonly ReturnType<typeof chick>[]): Prop[] =>
  found.map(({ kind, at, facing }, index) => ({
    kind: 'chickKeepsake',
    count: index + 1,
    at: { ...at, afloat: true, depth: at.depth ?? (at.afloat ? AFLOAT : at.y) },
    ...(facing && { facing }),
    ...(LEANS[kind] && { turn: LEANS[kind] }),
  }));

/** The fifth chick: on the head all day, where only the reader sees it. */
export const fifth = (act: string, scale: number, rest: Partial<Companion> = {}): Companion => ({
  id: 'fifth',
  kind: `roundChick${act}`,
  expression: 'calm',
  at: { of: 'hero', slot: '@head', scale },
  ...rest,
});

/** The five outlines at the foot of the page, `count` of them filled. */
export const strip = (count: number, colour = '#2a1a20', at: Partial<At> = {}): Prop => ({
  id: 'strip',
  kind: 'countStrip',
  count,
  colour,
  at: { x: 410, y: 1150, scale: 1.2, depth: 4000, afloat: true, ...at },
});

/** A numeral that walks through the picture. */
export const numeral = (count: number, at: At): Prop => ({ kind: 'chickNumeral', count, at });

type Tone = 'ink' | 'light';

/** The couplet in its two lines, as large as a page for small children asks. */
export const verse = (place: Box, tone: Tone = 'ink') => opening('verse', place, { tone, size: [46, 26] });

/** What calls the child by name. */
export const callName = (place: Box, tone: Tone = 'ink') => opening('call', place, { tone, size: [46, 18] });

/** A call and the couplet below it, from the top of a page. */
export const calledVerse = (x: number, y: number, width = 920, tone: Tone = 'ink') => [
  callName(box(x, y, width, 100), tone),
  block('verse', box(x, y + 130, width, 172), { face: 'heading', tone, size: [46, 26], below: 'call' }),
];
