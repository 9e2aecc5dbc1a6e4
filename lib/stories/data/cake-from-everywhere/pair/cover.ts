import type { PictureBook } from '../../../picture-book';
import { withFigures } from '../../pair-parts';
import { cover as coverOfOne } from '../picture/cover-and-ends';
import { handPlace, parrot } from '../picture/parts';
import { first, other } from './parts';

/** Two behind the cake, with a candle for its top; the parrot pulls out a slice. */
export const cover: PictureBook['cover'] = withFigures(coverOfOne, {
  heroes: [
    first({
      liftSeated: 165,
      at: { x: 2070, y: 1230, scale: 2.55, depth: 900, afloat: true },
      pose: 'standStill',
      expression: 'joy',
      lookAt: { actor: 'second' },
      hands: {
        right: { at: { actor: 'candleHand', part: 'middle' }, shape: 'fist', layer: 'front', elbow: 'right' },
        left: { at: { actor: 'leaning', part: 'middle' }, shape: 'rest', layer: 'front', elbow: 'left' },
      },
    }),
    other({
      liftSeated: 155,
      liftSmall: 130,
      at: { x: 1765, y: 1210, scale: 2.35, depth: 890, afloat: true },
      pose: 'standStill',
      expression: 'delight',
      lookAt: { x: 1480, y: 900 },
      hands: {
        left: { at: { actor: 'onTheCake', part: 'middle' }, shape: 'rest', layer: 'front', elbow: 'left' },
        right: { at: { x: 1850, y: 840 }, shape: 'rest', elbow: 'right' },
      },
    }),
  ],
  companions: [parrot('', { x: 1310, y: 820, scale: 1.2 }, { expression: 'determined' })],
  props: [
    handPlace('candleHand', 2250, 672, 1120),
    handPlace('leaning', 1960, 768, 1120),
    handPlace('onTheCake', 1670, 768, 1120),
    { kind: 'birthdayCandle', at: { x: 2254, y: 752, scale: 1.2, afloat: true, depth: 1110 } },
    { kind: 'cakeSlice', at: { x: 1500, y: 1210, scale: 1.02, afloat: true, depth: 1200 }, turn: -8 },
  ],
});
