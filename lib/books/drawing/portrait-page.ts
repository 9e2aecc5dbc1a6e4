import { portraitScene } from '@/lib/illustrator';
import { PICTURE_SIZES, PORTRAIT_KEY } from '../pages';
import type { BookRow } from '../repository';

/** The hero's portrait as a page to draw. */
export const toPortraitPage = ({ portraitVariation: variation }: BookRow) =>
  ({ key: PORTRAIT_KEY, scene: portraitScene(), sizePx: PICTURE_SIZES.portrait, variation }) as const;
