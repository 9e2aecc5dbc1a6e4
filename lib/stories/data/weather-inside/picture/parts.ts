import type { Box, PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';

export const BY_DAY = 'dungarees';
export const LATER = 'sweater';

/** One picture in its box, over both pages unless told. */
export const picture = (scene: PictureSceneInput, box?: Box): SpreadSceneInput => ({
  kind: 'spread',
  pictures: [{ scene, ...(box && { box }) }],
});
