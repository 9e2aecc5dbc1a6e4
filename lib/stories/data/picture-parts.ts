import type { Box, PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';
import type { BlockPlace, CallPlace, PathPlace, TextId } from '../picture-book';

/** A part of a spread from its top left corner. */
export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** One picture over both pages. */
export const whole = (scene: PictureSceneInput): SpreadSceneInput => ({ kind: 'spread', pictures: [{ scene }] });

/** Running text. */
export const block = (text: TextId, place: Box, rest: Partial<BlockPlace> = {}): BlockPlace => ({
  kind: 'block',
  text,
  tone: 'light',
  box: place,
  size: [24, 18],
  ...rest,
});

/** The words that open a spread. */
export const opening = (text: TextId, place: Box, rest: Partial<BlockPlace> = {}): BlockPlace =>
  block(text, place, { face: 'heading', size: [34, 24], ...rest });

/** A sound or a cry around a point. */
export const call = (
  text: TextId,
  at: CallPlace['at'],
  size: number,
  maxWidth: number,
  rest: Partial<CallPlace> = {},
): CallPlace => ({ kind: 'call', face: 'heading', tone: 'light', text, at, size, maxWidth, ...rest });

/** A sentence that walks along a line. */
export const path = (
  text: TextId,
  along: PathPlace['along'],
  size: PathPlace['size'],
  rest: Partial<PathPlace> = {},
): PathPlace => ({ kind: 'path', face: 'heading', tone: 'ink', text, along, size, ...rest });

/** A square detail for narrow screens, with the texts read with it. */
export const stop = (x: number, y: number, edge: number, texts: readonly TextId[]) => ({
  box: box(x, y, edge, edge),
  texts,
});
