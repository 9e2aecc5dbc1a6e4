import type { SpreadLayout } from '../../../picture-book';
import { findSpread, moved, retold } from '../../pair-parts';
import { plates as one } from '../picture/plates';
import { first, other } from './parts';

const find = (key: string): SpreadLayout => findSpread(one, key);

const carries = (part: 'dish' | 'bread', offset: readonly [number, number], shape: 'hold' | 'flat') => ({
  left: {
    at: { actor: part, part: 'left' as const, offset: [offset[0], offset[1]] as [number, number] },
    shape,
    elbow: 'left' as const,
    layer: 'around' as const,
  },
  right: {
    at: { actor: part, part: 'right' as const, offset: [-offset[0], offset[1]] as [number, number] },
    shape,
    elbow: 'right' as const,
    layer: 'around' as const,
  },
});

/** What the plates bring home to two. */
export const plates: readonly SpreadLayout[] = [
  retold(find('s05'), {
    heroes: [
      first({
        liftSeated: 150,
        at: { x: 1430, y: 1470, scale: 2.7, depth: 1300, afloat: true },
        pose: 'bringDish',
        expression: 'delight',
        yaw: 0.5,
        lookAt: { actor: 'dish' },
        hands: carries('dish', [40, 6], 'hold'),
      }),
      other({
        liftSeated: 140,
        liftSmall: 100,
        at: { x: 1800, y: 1400, scale: 2.35, depth: 1290, afloat: true },
        pose: 'standStill',
        expression: 'breathHeld',
        facing: -1,
        lookAt: { actor: 'dish' },
      }),
    ],
    companions: moved(find('s05'), { nose5: null }),
  }),
  retold(find('s06'), {
    heroes: [
      first({
        liftSeated: 140,
        at: { x: 1400, y: 1310, scale: 2.5, depth: 1000, afloat: true },
        pose: 'bringDish',
        expression: 'amazed',
        lookAt: { actor: 'aunt' },
        hands: carries('dish', [50, 30], 'hold'),
      }),
      other({
        liftSeated: 120,
        liftSmall: 90,
        at: { x: 1000, y: 1270, scale: 1.95, depth: 990, afloat: true },
        pose: 'standStill',
        expression: 'laugh',
        lookAt: { actor: 'aunt' },
        hands: { right: { at: { x: 1120, y: 880 }, shape: 'cup', elbow: 'down', layer: 'front' } },
      }),
    ],
  }),
  retold(find('s07'), {
    heroes: [
      first({
        liftSeated: 150,
        at: { x: 330, y: 1310, scale: 2.4, depth: 1000, afloat: true },
        pose: 'bringDish',
        expression: 'delight',
        lookAt: { actor: 'baker' },
        hands: carries('bread', [50, -50], 'flat'),
      }),
      other({
        liftSeated: 130,
        liftSmall: 70,
        at: { x: 660, y: 1300, scale: 2.05, depth: 995, afloat: true },
        pose: 'standStill',
        expression: 'wonder',
        lookAt: { actor: 'baker' },
      }),
    ],
  }),
  retold(find('s08'), {
    heroes: [
      first({
        liftSeated: 150,
        at: { x: 760, y: 1640, scale: 2.6, depth: 1000, afloat: true },
        pose: 'standStill',
        expression: 'worry',
        lookAt: { actor: 'oldMan' },
        hands: { right: { at: { actor: 'hero', part: 'chest', offset: [0, 30] }, shape: 'flat', layer: 'front' } },
      }),
      other({
        liftSeated: 140,
        liftSmall: 100,
        at: { x: 400, y: 1600, scale: 2.4, depth: 995, afloat: true },
        pose: 'standStill',
        expression: 'uneasy',
        lookAt: { actor: 'oldMan' },
      }),
    ],
  }),
];
