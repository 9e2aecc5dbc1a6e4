import type { PictureSceneInput } from '@/lib/illustrator';
import type { PictureBook } from '../../../picture-book';
import { picture } from '../../picture-parts';
import { OUTFIT } from './parts';

/** The bell, which hangs over the rim of the lens. */
const BELL = { x: 2140, y: 876 } as const;

/** The child in the lens; `y` is the ground point, which is higher for who sits in a chair. */
const inTheLens = (y: number): PictureSceneInput => ({
  stage: 'coverLens',
  palette: 'night',
  heroes: [
    {
      at: { x: 1776, y, scale: 3.55, afloat: true },
      pose: 'wave',
      expression: 'joy',
      outfit: OUTFIT,
      hands: {
        left: { at: { actor: 'dogSit', part: 'middle' }, shape: 'rest', layer: 'behind' },
        right: { at: { actor: 'bell', part: 'top', offset: [-4, 78] }, shape: 'hold', layer: 'front' },
      },
      lookAt: { actor: 'bell' },
      yaw: 0.34,
    },
  ],
  companions: [
    {
      kind: 'dogSit',
      at: { x: 1548, y: 1200, scale: 1.8, afloat: true, depth: 1790 },
      expression: 'wonder',
      lookAt: { actor: 'bell' },
    },
  ],
  props: [
    {
      id: 'bell',
      kind: 'bell',
      // In front of the rim.
      at: { ...BELL, scale: 3.3, afloat: true, depth: 1810 },
      colour: '#f6c445',
    },
  ],
});

/** A lens over the dark town shows the child bright and sharp, with a bell; whom they look for peeks over a roof. */
export const cover: PictureBook['cover'] = picture(inTheLens(1640), { onWheels: inTheLens(1480) });

/** Prints go away over the night; in the morning they end at the last sausage, which is shared. */
export const ends: PictureBook['ends'] = {
  front: picture({ stage: 'printTrail', palette: 'night' }),
  back: picture({
    stage: 'printTrail',
    palette: 'morning',
    companions: [
      { kind: 'owl', at: { x: 520, y: 306, scale: 1.25, afloat: true }, expression: 'delight' },
      { kind: 'dogSit', at: { x: 1500, y: 1040, scale: 1.5 }, expression: 'delight' },
      { kind: 'raccoonSit', at: { x: 2060, y: 1040, scale: 1.62 }, expression: 'delight', facing: -1 },
    ],
  }),
};
