import type { PictureBook } from '../../../picture-book';
import { withFigures } from '../../pair-parts';
import { cover as coverOfOne, FIST, HOOK } from '../picture/cover-and-ends';
import { first, other } from './parts';

const atTheHook = [
  first({
    liftSeated: 110,
    liftSmall: 100,
    at: { x: 1760, y: 1530, scale: 2.9, afloat: true, depth: 1720 },
    pose: 'standStill',
    expression: 'amazed',
    hands: {
      left: { at: { actor: 'hero', part: 'leftSide', offset: [-24, 170] }, shape: 'rest', elbow: 'left' },
      right: FIST,
    },
    lookAt: HOOK,
    yaw: 0.4,
  }),
  other({
    liftSeated: 110,
    liftSmall: 100,
    at: { x: 1436, y: 1330, scale: 2.4, afloat: true, depth: 1715 },
    pose: 'standStill',
    expression: 'wonder',
    lookAt: HOOK,
    yaw: 0.4,
  }),
];

/** One holds the glass; both look at the empty hook. */
export const cover: PictureBook['cover'] = withFigures(coverOfOne, { heroes: atTheHook });
