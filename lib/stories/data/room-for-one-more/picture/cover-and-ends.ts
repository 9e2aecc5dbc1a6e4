import type { PictureBook } from '../../../picture-book';
import { animal, COAT, coloured, flat } from './parts';

/** From straight above: the umbrella as large as the page, and who looks out from below it. */
export const cover: PictureBook['cover'] = flat('umbrellaCover', {
  heroes: [
    {
      at: { x: 1800, y: 1560, scale: 2.6, depth: 500, afloat: true },
      pose: 'standStill',
      expression: 'wonder',
      outfit: COAT,
      lookAt: { x: 1800, y: 300 },
      yaw: 0,
      pitch: -0.2,
    },
  ],
  companions: [
    coloured('catSit', { x: 1440, y: 1190, scale: 1.6, depth: 490, afloat: true }, { expression: 'rage' }),
    coloured('dogSit', { x: 2180, y: 1240, scale: 1.6, depth: 480, afloat: true }, { expression: 'joy', facing: -1 }),
    coloured('snail', { x: 2010, y: 640, scale: 0.9, depth: 800, afloat: true }),
    animal('snail', { x: 700, y: 1060, scale: 1.1, depth: 800 }, { id: 'snailBack' }),
  ],
  props: [{ kind: 'bigUmbrellaAbove', at: { x: 1800, y: 390, scale: 2, afloat: true, depth: 600 } }],
});

/** A grey house with one hand at one curtain; in the end it has all its colours. */
export const ends: PictureBook['ends'] = { front: flat('windowsGrey', {}), back: flat('windowsColour', {}) };
