import type { Box, PictureSceneInput, SpreadSceneInput } from '@/lib/illustrator';

export const BY_DAY = 'dungarees';
export const LATER = 'sweater';

/** A stage of one page in the middle of the spread; its scenery goes on to both sides. */
export const WHOLE: Box = { x: -600, y: 0, width: 2400, height: 1200 };

/** One picture in its box, over both pages unless told. */
export const picture = (scene: PictureSceneInput, box?: Box): SpreadSceneInput => ({
  kind: 'spread',
  pictures: [{ scene, ...(box && { box }) }],
});
