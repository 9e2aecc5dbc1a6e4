import type { PictureBook } from '../../../picture-book';
import { CLOTHES, flat, onRope, prop, snail } from './parts';

const FRONT = [
  [1420, 790],
  [2490, 776],
] as const;

/** The child on the front, the snail on the back, and one rope around the spine. */
export const cover: PictureBook['cover'] = flat('ropeCover', {
  heroes: [{ pose: 'haulLow', expression: 'laugh', outfit: CLOTHES, ...onRope(FRONT, 1820, 2.7, { high: 142 }) }],
  companions: [snail({ x: 470, y: 1030, scale: 1.5 }, { facing: 1, expression: 'determined' })],
});

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
