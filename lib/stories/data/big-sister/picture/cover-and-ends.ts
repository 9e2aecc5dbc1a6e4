import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { BY_DAY, suitcase } from './parts';

/** The child with her suitcase on the way across the plan. */
export const cover: PictureBook['cover'] = flat('sisterCover', {
  heroes: [
    {
      at: { x: 1760, y: 1290, scale: 2.5 },
      pose: 'walk',
      expression: 'determined',
      outfit: BY_DAY,
      hands: { left: { at: { actor: 'suitcase', part: 'top', offset: [0, 12] }, shape: 'fist', layer: 'front' } },
    },
  ],
  companions: [{ kind: 'dogWalk', at: { x: 1390, y: 1120, scale: 0.8 }, expression: 'joy' }],
  props: [suitcase([1600, 1180, 1.7], { depth: 1400, afloat: true, turn: -6 })],
});

export const ends: PictureBook['ends'] = {
  front: flat('sisterWayOut', {}),
  back: flat('sisterWayHome', {}),
};
