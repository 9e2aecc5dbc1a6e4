import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { BY_DAY, cropped, suitcase } from './parts';

/** The child with her suitcase on the way across the plan. */
export const cover: PictureBook['cover'] = cropped(
  'sisterCover',
  {
    heroes: [
      {
        at: { x: 1700, y: 1400, scale: 2.75 },
        pose: 'walk',
        expression: 'determined',
        outfit: BY_DAY,
        hands: { left: { at: { actor: 'suitcase', part: 'top', offset: [0, 12] }, shape: 'fist', layer: 'front' } },
      },
    ],
    companions: [
      { kind: 'catWalk', at: { x: 905, y: 900, scale: 0.6 }, expression: 'determined' },
      { kind: 'dogWalk', at: { x: 1330, y: 1130, scale: 0.85 }, expression: 'joy' },
    ],
    props: [
      { kind: 'houseSuitcase', at: { x: 985, y: 905, scale: 0.34 } },
      suitcase([1540, 1190, 1.8], { depth: 1400, afloat: true, turn: -6 }),
    ],
  },
  140,
);

export const ends: PictureBook['ends'] = {
  front: flat('sisterWayOut', {}),
  back: flat('sisterWayHome', {}),
};
