import type { Box, SpreadSceneInput } from '@/lib/illustrator';
import type { BlockPlace, CallPlace } from '../../../picture-book';

type PictureSceneInput = SpreadSceneInput['pictures'][number]['scene'];

export const BY_DAY = 'dungarees';
export const LATER = 'sweater';

/** A stage of one page in the middle of the spread; its scenery goes on to both sides. */
export const WHOLE: Box = { x: -600, y: 0, width: 2400, height: 1200 };

/** One picture in its box, over both pages unless told. */
export const picture = (scene: PictureSceneInput, box?: Box): SpreadSceneInput => ({
  kind: 'spread',
  pictures: [{ scene, ...(box && { box }) }],
});

/** Running text in a box of the spread. */
export const block = (text: string, box: Box, rest: Partial<BlockPlace> = {}): BlockPlace => ({
  kind: 'block',
  text,
  tone: 'ink',
  box,
  size: [24, 18],
  ...rest,
});

/** The first line of a spread. */
export const opening = (text: string, box: Box, rest: Partial<BlockPlace> = {}): BlockPlace =>
  block(text, box, { face: 'heading', size: [32, 22], ...rest });

/** A sound or a cry around a point. */
export const call = (
  text: string,
  at: CallPlace['at'],
  size: number,
  maxWidth: number,
  rest: Partial<CallPlace> = {},
): CallPlace => ({ kind: 'call', face: 'heading', tone: 'ink', text, at, size, maxWidth, ...rest });

/** The left and the right page as details for narrow screens, with the texts read with each. */
export const pages = (left: readonly string[], right: readonly string[]) => [
  { box: { x: 0, y: 0, width: 1200, height: 1200 }, texts: left },
  { box: { x: 1200, y: 0, width: 1200, height: 1200 }, texts: right },
];
