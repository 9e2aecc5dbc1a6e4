import type { PictureBook } from '../../../picture-book';
import { flat, hauling, prop, snail } from './parts';

export const FRONT = [
  [1420, 790],
  [2490, 776],
] as const;

/** The child on the front, the snail on the back, and one rope around the spine. */
export const cover: PictureBook['cover'] = hauling(
  'ropeCover',
  [FRONT, 1820, 2.7, 17],
  { pose: 'haulLow', expression: 'laugh', grip: { high: 126 }, seated: { high: 116, scale: 2.7 } },
  {
    companions: [snail({ x: 470, y: 1030, scale: 1.5 }, { facing: 1, expression: 'determined' })],
  },
);

/** The rope as it lies in the morning, and as the sea. */
export const ends: PictureBook['ends'] = {
  front: flat('coiledRope', {
    companions: [snail({ x: 1900, y: 700, scale: 0.8, afloat: true })],
    props: [prop('screw', 2200, 300, 1.2)],
  }),
  back: flat('ropeSea', {
    companions: [snail({ x: 1700, y: 1130, scale: 1.1 }, { expression: 'delight', facing: -1 })],
    props: [prop('mangoSlice', 1560, 1120, 1)],
  }),
};
