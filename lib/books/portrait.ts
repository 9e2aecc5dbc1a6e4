import { portraitScene } from '@/lib/illustrator';
import { PICTURE_SIZES, PORTRAIT_KEY } from './pages';
import type { BookRow } from './repo';

/** The hero's portrait of the character preview, as a page to be drawn. */
export const portraitOf = ({ portraitVariation: variation }: BookRow) =>
  ({ key: PORTRAIT_KEY, scene: portraitScene(), sizePx: PICTURE_SIZES.portrait, variation }) as const;
