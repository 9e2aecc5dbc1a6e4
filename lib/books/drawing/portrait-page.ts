import { characterSchema, portraitScene } from '@/lib/illustrator';
import { PICTURE_SIZES, PORTRAIT_KEY } from '../pages';
import type { DrawingRow } from '../selects';

/** The hero's portrait as a page to draw. */
export const toPortraitPage = ({ character, portraitVariation: variation }: DrawingRow) => {
  const scene = portraitScene(character ? characterSchema.parse(character) : undefined);
  return { key: PORTRAIT_KEY, scene, sizePx: PICTURE_SIZES.portrait, variation } as const;
};
