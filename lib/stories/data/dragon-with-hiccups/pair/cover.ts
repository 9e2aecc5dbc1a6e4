import type { PictureBook } from '../../../picture-book';
import { joinedScene } from '../../pair-parts';
import { cover as coverOfOne } from '../picture/cover-and-ends';
import { other } from './parts';

/** Both hold lunch up to the one behind the burnt hole. */
export const cover: PictureBook['cover'] = joinedScene(
  coverOfOne,
  other({
    liftSeated: 90,
    liftSmall: 120,
    at: { x: 2190, y: 1610, scale: 2.45, depth: 890, afloat: true },
    pose: 'standStill',
    expression: 'joy',
    facing: -1,
    lookAt: { x: 1760, y: 560 },
    hands: { left: { at: { x: 1960, y: 1050 }, shape: 'grip', angle: 190, elbow: 'down', layer: 'front' } },
  }),
);
