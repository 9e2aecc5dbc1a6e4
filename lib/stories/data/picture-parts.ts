import type { Box, PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';
import type { BlockPlace, CallPlace, PathPlace, TextId } from '../picture-book';

type Figures = Required<PictureSceneInput>;
export type Hero = Figures['heroes'][number];
export type Companion = Figures['companions'][number];
export type Prop = Figures['props'][number];

type Added = Omit<Hero, 'id' | 'who'>;

/** The second hero of a story of several, with an id of its own. */
export const second = (figure: Added): Hero => ({ ...figure, id: 'second', who: 'second' });

/** The third one. */
export const third = (figure: Added): Hero => ({ ...figure, id: 'third', who: 'third' });

/** A part of a spread from its top left corner. */
export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

type PictureOptions = {
  /** Both pages unless told. */
  readonly box?: Box;
  /** What is different for a child whose wheelchair is in the picture. */
  readonly onWheels?: Partial<PictureSceneInput>;
  /** What is different for a child of at most three years. */
  readonly forSmall?: Partial<PictureSceneInput>;
};

/** One picture, over both pages unless told. */
export const picture = (
  scene: PictureSceneInput,
  { box, onWheels, forSmall }: PictureOptions = {},
): SpreadSceneInput => ({
  kind: 'spread',
  pictures: [
    {
      scene,
      ...(box && { box }),
      ...(onWheels && { wheelchairScene: { ...scene, ...onWheels } }),
      ...(forSmall && { smallChildScene: { ...scene, ...forSmall } }),
    },
  ],
});

/** One picture on a stage that has a single colour. */
export const flat = (
  stage: string,
  scene: Omit<PictureSceneInput, 'stage' | 'palette'>,
  options?: PictureOptions,
): SpreadSceneInput => picture({ stage, palette: 'flat', ...scene }, options);

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
