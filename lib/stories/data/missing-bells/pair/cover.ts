import type { PictureBook } from '../../../picture-book';
import { withFigures } from '../../pair-parts';
import type { Companion } from '../../picture-parts';
import { cover as coverOfOne } from '../picture/cover-and-ends';
import { first, other } from './parts';

const DOG: Companion = {
  kind: 'dogSit',
  at: { x: 1540, y: 1262, scale: 1.2, afloat: true, depth: 1795 },
  expression: 'wonder',
  lookAt: { actor: 'bell' },
};

const inTheLens = {
  heroes: [
    first({
      liftSeated: 120,
      at: { x: 1930, y: 1540, scale: 2.8, afloat: true, depth: 1785 },
      pose: 'wave',
      expression: 'joy',
      hands: {
        left: { at: { x: 1760, y: 1120 }, shape: 'rest', elbow: 'down' },
        right: { at: { actor: 'bell', part: 'top', offset: [-4, 78] }, shape: 'hold', layer: 'front' },
      },
      lookAt: { actor: 'bell' },
      yaw: 0.34,
    }),
    other({
      liftSeated: 120,
      at: { x: 1640, y: 1550, scale: 2.55, afloat: true, depth: 1780 },
      pose: 'standStill',
      expression: 'wonder',
      lookAt: { actor: 'bell' },
      yaw: 0.3,
    }),
  ],
};

/** A lens over the dark town shows both bright and sharp, with a bell and the dog. */
export const cover: PictureBook['cover'] = withFigures(coverOfOne, { ...inTheLens, companions: [DOG] });
