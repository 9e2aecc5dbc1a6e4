import type { PictureBook } from '../../../picture-book';
import { joinedScene } from '../../pair-parts';
import { cover as coverOfTwo } from '../pair/cover';
import { holdsNapkin, last, napkinAt } from './parts';

/** All three hold lunch up to the one behind the burnt hole, and something to wipe its mouth. */
export const cover: PictureBook['cover'] = joinedScene(
  coverOfTwo,
  last({
    liftSeated: 90,
    liftSmall: 100,
    at: { x: 2262, y: 1470, scale: 1.9, depth: 895, afloat: true },
    pose: 'standStill',
    expression: 'delight',
    facing: -1,
    lookAt: { x: 1760, y: 560 },
    hands: holdsNapkin(2262, 1100, 0.9),
  }),
  {
    by: [-50, -50],
    size: 0.88,
    held: { sandwich: 1 },
    others: {
      second: {
        at: { x: 2020, y: 1590, scale: 2.15, depth: 890, afloat: true },
        hands: { left: { at: { x: 1860, y: 1075 }, shape: 'grip', angle: 190, elbow: 'down', layer: 'front' } },
      },
    },
    props: [napkinAt(2262, 1100, 0.9, 900)],
  },
);
