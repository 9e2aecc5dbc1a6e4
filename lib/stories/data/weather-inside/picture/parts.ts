import type { Box, PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';

export const BY_DAY = 'dungarees';
export const LATER = 'sweaterAndJeans';

type Figures = Required<PictureSceneInput>;
/** A figure before it has its place. */
export type Hero = Omit<Figures['heroes'][number], 'at'>;
export type Companion = Omit<Figures['companions'][number], 'at'>;

type Options = {
  readonly box?: Box;
  /** What is different for a child whose wheelchair is in the picture. */
  readonly onWheels?: Partial<PictureSceneInput>;
};

/** One picture in its box, over both pages unless told. */
export const picture = (scene: PictureSceneInput, { box, onWheels }: Options = {}): SpreadSceneInput => ({
  kind: 'spread',
  pictures: [{ scene, ...(box && { box }), ...(onWheels && { wheelchairScene: { ...scene, ...onWheels } }) }],
});
