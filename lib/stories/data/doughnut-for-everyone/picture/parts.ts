import type { PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';

export const OUTFIT = 'sweaterAndJeans';

type Figures = Required<PictureSceneInput>;
export type Hero = Figures['heroes'][number];
export type Companion = Figures['companions'][number];
export type { PictureSceneInput };

/** One picture over both pages, and what is different for a child whose wheelchair is in it. */
export const picture = (scene: PictureSceneInput, onWheels?: Partial<PictureSceneInput>): SpreadSceneInput => ({
  kind: 'spread',
  pictures: [{ scene, ...(onWheels && { wheelchairScene: { ...scene, ...onWheels } }) }],
});
