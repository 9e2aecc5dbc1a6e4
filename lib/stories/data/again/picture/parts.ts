import type { PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';
import {
  block,
  box,
  type Companion,
  call,
  flat as flatPicture,
  type Hero,
  opening,
  type Prop,
} from '../../picture-parts';

export const KIT = 'slowTeam';
export const AT_HOME = 'stripedPajamas';

type At = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly depth?: number;
  readonly afloat?: boolean;
};

type Options = {
  /** What is different for a child whose wheelchair is in the picture. */
  readonly onWheels?: Partial<PictureSceneInput>;
};

/** One flat picture over both pages. */
export const flat = (
  stage: string,
  scene: Omit<PictureSceneInput, 'stage' | 'palette'>,
  options: Options = {},
): SpreadSceneInput => flatPicture(stage, scene, options);

/** Two inks for the animals too. */
const COLOURS: Readonly<Record<string, string>> = {
  goat: '#f3ede0',
  hedgehog: '#5d4a78',
  mouse: '#9a90b4',
  rabbit: '#fbf7ee',
  turtle: '#8fae5a',
};

/** An animal of one of the teams. */
export const animal = (kind: string, at: At, rest: Partial<Companion> = {}): Companion => {
  const colour = Object.entries(COLOURS).find(([name]) => kind.startsWith(name))?.[1];
  return { id: kind, kind, at, expression: 'calm', ...(colour && { colour }), ...rest };
};

export const thing = (kind: string, at: At, rest: Partial<Prop> = {}): Prop => ({
  kind,
  at: { afloat: true, ...at },
  ...rest,
});

export const child = (pose: string, at: At, rest: Partial<Hero> = {}): Hero => ({
  at,
  pose,
  expression: 'determined',
  outfit: KIT,
  ...rest,
});

type Tone = 'ink' | 'light';

/** Running text has one size in the whole book. */
export const body = (
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  tone: Tone = 'light',
  rest = {},
) => block(text, box(x, y, width, height), { tone, size: [26, 21], ...rest });

export const first = (
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  tone: Tone = 'light',
  rest = {},
) => opening(text, box(x, y, width, height), { tone, size: [34, 20], ...rest });

/** The score on its board, the rabbits first. */
export const score = (x = 330, y = 252, size = 88, width = 400) => call('score', [x, y], size, width);

/** The corner of the question: three lines, always at the same heights, that end at the outer margin. */
const LINES = { so: 840, between: 908, again: 1016 } as const;

/** The question of the book is always small and always in the same corner. */
export const asks = (tone: Tone = 'light', width = 764, height = 64) =>
  block('so', box(2324 - width, LINES.so, width, height), { tone, face: 'heading', size: [26, 17], align: 'end' });

/** What happens between the question and its answer. */
export const between = (text: string, tone: Tone = 'light', row = 0) =>
  block(text, box(1290, LINES.between + row * 68, 1034, 64), { tone, size: [26, 17], align: 'end' });

/** The answer stands below, larger from time to time. */
export const answers = (size: number, tone: Tone = 'light', width = 764) =>
  block('again', box(2324 - width, LINES.again, width, 110), {
    tone,
    face: 'heading',
    size: [size, 17],
    align: 'end',
    verticalAlign: 'bottom',
  });
