import type { PictureSceneInput } from '@/lib/illustrator';
import type { PictureBook } from '../../../picture-book';
import { picture } from '../../picture-parts';
import { OUTFIT } from './parts';

/** Where the prints on the roofs come from. */
export const TRAIL = { x: 900, y: 1000 } as const;

/** The child in the lens; `y` is the ground point, which is higher for who sits in a chair. */
const inTheLens = (y: number): PictureSceneInput => ({
  stage: 'coverLens',
  palette: 'night',
  heroes: [
    {
      at: { x: 1740, y, scale: 3.9, afloat: true },
      pose: 'standStill',
      expression: 'joy',
      outfit: OUTFIT,
      hands: { left: { at: { actor: 'dogSit', part: 'middle' }, shape: 'rest', layer: 'behind' } },
      lookAt: TRAIL,
      yaw: -0.34,
    },
  ],
  companions: [
    {
      kind: 'dogSit',
      at: { x: 1450, y: 1220, scale: 2, afloat: true, depth: 1790 },
      expression: 'wonder',
      lookAt: TRAIL,
    },
  ],
});

/** A lens over the dark town shows the child bright and sharp; whom they look for sits on its handle with a bell. */
export const cover: PictureBook['cover'] = picture(inTheLens(1790), { onWheels: inTheLens(1655) });

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
