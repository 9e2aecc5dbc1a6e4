import type { Box } from '@/lib/illustrator';
import type { BlockPlace, CallPlace, SpreadLayout } from '../../../picture-book';

export const OUTFIT = 'hoodie';

/** The notebook's paper; the stage `lensPage` is painted on the same. */
export const PAPER = '#fbf1dc';

type Corner = readonly [x: number, y: number, width: number, height: number];

const boxOf = ([x, y, width, height]: Corner): Box => ({ x, y, width, height });

/** Running text in a box. */
export const block = (text: string, box: Corner, rest: Partial<BlockPlace> = {}): BlockPlace => ({
  kind: 'block',
  text,
  tone: 'ink',
  size: [24, 17],
  ...rest,
  box: boxOf(box),
});

/** The first line of a spread. */
export const opening = (text: string, box: Corner, rest: Partial<BlockPlace> = {}): BlockPlace =>
  block(text, box, { size: [30, 21], ...rest });

/** A rule of the case notes; nothing else is bold. */
export const heading = (text: string, box: Corner, rest: Partial<BlockPlace> = {}): BlockPlace =>
  block(text, box, { face: 'heading', size: [32, 22], ...rest });

/** A sound or a cry around a point. */
export const call = (
  text: string,
  at: CallPlace['at'],
  size: number,
  maxWidth: number,
  rest: Partial<CallPlace> = {},
): CallPlace => ({ kind: 'call', face: 'heading', tone: 'gold', text, at, size, maxWidth, ...rest });

type Stops = SpreadLayout['stops'];

/** The two pages as details for narrow screens, with the texts read with each. */
export const pages = (left: readonly string[], right: readonly string[]): Stops => [
  { box: boxOf([0, 0, 1200, 1200]), texts: left },
  { box: boxOf([1200, 0, 1200, 1200]), texts: right },
];

/** Details for narrow screens. */
export const stops = (...details: readonly (readonly [Corner, readonly string[]])[]): Stops =>
  details.map(([box, texts]) => ({ box: boxOf(box), texts }));
