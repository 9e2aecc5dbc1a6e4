import type { PictureSceneInput } from '@/lib/illustrator';
import type { PictureBook } from '../../../picture-book';
import { picture } from '../../picture-parts';
import { OUTFIT } from './parts';

/** The child in the lens; `y` is the ground point, which is higher for who sits in a chair. */
const inTheLens = (y: number): PictureSceneInput => ({
  stage: 'coverLens',
  palette: 'night',
  heroes: [
    {
      at: { x: 1690, y, scale: 3.9, afloat: true },
      pose: 'stand',
      expression: 'joy',
      outfit: OUTFIT,
      hands: { right: { at: { actor: 'dogSit', part: 'middle' }, shape: 'rest', layer: 'behind' } },
      // At the prints, which lead to the other side of the lens.
      lookAt: { x: 1330, y: 1000 },
      yaw: -0.34,
    },
  ],
  companions: [
    {
      kind: 'dogSit',
      at: { x: 1950, y: 1230, scale: 1.9, afloat: true, depth: 1790 },
      expression: 'wonder',
      // The assistant alone has seen the bell.
      lookAt: { x: 2300, y: 960 },
      yaw: 0.5,
    },
  ],
});

/** A lens over the dark town shows the child bright and sharp, who looks the wrong way: beside the lens sits the one with the bell. */
export const cover: PictureBook['cover'] = picture(inTheLens(1830), { onWheels: inTheLens(1660) });

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
