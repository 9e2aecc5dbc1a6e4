import type { PictureBook } from '../../../picture-book';
import { withFigures } from '../../pair-parts';
import type { Prop } from '../../picture-parts';
import { cover as coverOfOne } from '../picture/cover-and-ends';
import { first, other } from './figures';

const BOX: Prop = { kind: 'doughnutBox', at: { x: 1546, y: 1006, scale: 1.36, afloat: true, depth: 1700 }, count: 8 };

const inTheWindow = {
  heroes: [
    first({
      liftSeated: 110,
      at: { x: 1726, y: 1330, scale: 1.95, depth: 1500, afloat: true },
      pose: 'stand',
      expression: 'joy',
      lookAt: { x: 1500, y: 820 },
      hands: { left: { at: { x: 1640, y: 936 }, shape: 'rest', elbow: 'down' } },
    }),
    other({
      liftSeated: 110,
      at: { x: 1945, y: 1280, scale: 1.95, depth: 1490, afloat: true },
      pose: 'lightCandle',
      expression: 'laugh',
      yaw: 0.2,
      lookAt: { x: 2080, y: 760 },
      hands: { right: { at: { x: 2110, y: 820 }, shape: 'hold', angle: -80, elbow: 'down', layer: 'front' } },
    }),
  ],
};

/** In the only lit window of the dark house: one with the box, one with the candle. */
export const cover: PictureBook['cover'] = withFigures(coverOfOne, { ...inTheWindow, props: [BOX] });
