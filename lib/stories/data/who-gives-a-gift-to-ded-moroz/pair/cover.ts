import type { PictureBook } from '../../../picture-book';
import { withFigures } from '../../pair-parts';
import { cover as coverOfOne } from '../picture/cover-and-ends';
import { raised } from '../picture/parts';
import { first, other } from './parts';

/** Two faces in one round window. */
export const cover: PictureBook['cover'] = withFigures(coverOfOne, {
  heroes: [
    first({
      liftSeated: 150,
      liftSmall: 90,
      at: raised(1690, 1600, 2.95, 900),
      pose: 'standStill',
      expression: 'amazed',
      yaw: 0.1,
      pitch: -0.06,
      hands: { left: { at: { x: 1640, y: 1040 }, shape: 'wave', elbow: 'down' } },
    }),
    other({
      liftSeated: 150,
      liftSmall: 90,
      at: raised(1950, 1580, 2.75, 890),
      pose: 'standStill',
      expression: 'wonder',
      yaw: -0.1,
      pitch: -0.06,
    }),
  ],
});
