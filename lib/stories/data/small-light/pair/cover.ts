import type { PictureBook } from '../../../picture-book';
import { withFigures } from '../../pair-parts';
import { carriedLantern } from '../picture/carried-lantern';
import { cover as coverOfOne } from '../picture/cover-and-ends';
import { first, other } from './parts';

const lantern = carriedLantern({ kind: 'lanternOut', at: [1620, 950], scale: 1.9, depth: 1222.1 });

/** Two coats in one light; the fox is in front. */
export const cover: PictureBook['cover'] = withFigures(coverOfOne, {
  heroes: [
    first({
      at: { x: 1740, y: 1222, scale: 2.2 },
      pose: 'coverHero',
      expression: 'joy',
      gaze: [0.8, -0.15],
      hands: {
        left: lantern.fist,
        right: { at: { x: 1960, y: 720 }, shape: 'cradle', angle: -12, thumb: 'up', elbow: 'down' },
      },
    }),
    other({
      at: { x: 1440, y: 1224, scale: 2, depth: 1210 },
      pose: 'standStill',
      expression: 'wonder',
      lookAt: { x: 1960, y: 640 },
      yaw: 0.34,
    }),
  ],
  companions: [
    {
      kind: 'foxSit',
      at: { x: 2150, y: 1160, scale: 1.75 },
      expression: 'joy',
      facing: -1,
      lookAt: { x: 1990, y: 620 },
    },
    { kind: 'firefly', at: { of: 'hero', slot: '@hand', scale: 1.1 }, expression: 'joy', shine: 1.2 },
  ],
  props: [lantern.prop],
});
