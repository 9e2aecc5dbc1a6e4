import type { PictureSceneInput } from '@/lib/illustrator';
import type { PictureBook } from '../../../picture-book';
import { picture } from '../../picture-parts';
import { OUTFIT } from './parts';

/** The hook in the glass, where the bell was. */
export const HOOK = { x: 2080, y: 596 } as const;
/** Round the handle of that glass. */
export const FIST = { at: { x: 2004, y: 954 }, shape: 'fist', elbow: 'down', layer: 'front' } as const;

/** The child with the glass; `y` is the ground point, which is higher for who sits in a chair. */
const atTheHook = (y: number): PictureSceneInput => ({
  stage: 'coverLens',
  palette: 'night',
  heroes: [
    {
      liftSmall: 100,
      at: { x: 1650, y, scale: 3.3, afloat: true, depth: 1720 },
      pose: 'standStill',
      expression: 'amazed',
      outfit: OUTFIT,
      hands: {
        left: { at: { actor: 'hero', part: 'leftSide', offset: [-24, 170] }, shape: 'rest', elbow: 'left' },
        right: FIST,
      },
      lookAt: HOOK,
      yaw: 0.4,
    },
  ],
  companions: [
    {
      kind: 'dogSit',
      at: { x: 2190, y: 1262, scale: 1.6, afloat: true, depth: 1730 },
      expression: 'wonder',
      lookAt: HOOK,
      facing: -1,
    },
  ],
});

/** All look through the glass at the empty hook; whom they look for sits behind them with the bell. */
export const cover: PictureBook['cover'] = picture(atTheHook(1640), { onWheels: atTheHook(1525) });

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
