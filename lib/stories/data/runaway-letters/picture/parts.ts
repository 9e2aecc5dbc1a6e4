import { block, box, type Companion, call, type Hero, type Prop } from '../../picture-parts';

export const OUTFIT = 'sweater';

type At = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly depth?: number;
  readonly afloat?: boolean;
};

export const child = (at: At, rest: Omit<Hero, 'at' | 'outfit'>): Hero => ({ at, outfit: OUTFIT, ...rest });

/** Units of a scrap from its feet to the middle of its glyph. */
const MIDDLE = 70;

const MARKED = ['letterTrident', 'letterRing', 'letterFork'] as const;
type Marked = (typeof MARKED)[number];

/** A letter of the book: its body is a thing; its glyph is a text of the spread, or a mark that is in all scripts. */
export const scrap = (
  kind:
    | 'letterStands'
    | 'letterRefuses'
    | 'letterPink'
    | 'letterRuns'
    | 'letterLoaf'
    | 'letterFed'
    | Marked
    | `${Marked}Asleep`,
  at: At,
  rest: Partial<Prop> = {},
): Prop => ({
  kind,
  at,
  ...rest,
});

/** One of the many small letters, in turn. */
export const small = (i: number): Marked => MARKED[i % MARKED.length] ?? 'letterRing';

/** The glyph on a scrap that stands upright at the same place. */
export const glyph = (text: string, { x, y, scale }: At) =>
  call(text, [x, y - MIDDLE * scale], Math.round(36 * scale), 150 * scale, { tone: 'ink' });

/** People and animals of the street are as grey as its pencil. */
export const PENCIL: NonNullable<Companion['haze']> = { colour: '#dedbd4', share: 0.62, lit: false };

/** What the child calls after each letter: always below on the left. */
export const refrain = (tone: 'ink' | 'light' = 'ink', width = 700) =>
  block('refrain', box(110, 960, width, 164), { tone, face: 'heading', verticalAlign: 'bottom', size: [27, 18] });
