import type { PictureBook } from '../../../picture-book';
import { COAT, coloured, flat } from './parts';

/** From straight above: the umbrella as large as the page, and who looks out from below it. */
export const cover: PictureBook['cover'] = flat(
  'umbrellaCover',
  {
    heroes: [
      {
        at: { x: 1800, y: 1690, scale: 2.8, depth: 700, afloat: true },
        pose: 'standStill',
        expression: 'wonder',
        outfit: COAT,
        lookAt: { x: 1800, y: 300 },
        yaw: 0,
        pitch: -0.2,
      },
    ],
    companions: [
      coloured('catSit', { x: 1450, y: 1150, scale: 2, depth: 490 }, { expression: 'rage' }),
      coloured('dogSit', { x: 2190, y: 1200, scale: 2, depth: 480 }, { expression: 'joy', facing: -1 }),
      coloured('frogSit', { x: 2300, y: 740, scale: 1.15, depth: 470 }, { expression: 'joy' }),
      coloured('duck', { x: 1370, y: 780, scale: 1.3, depth: 470 }, { expression: 'wonder' }),
      coloured('snail', { x: 2080, y: 650, scale: 0.9, depth: 650, afloat: true }, { facing: -1 }),
      coloured('snail', { x: 600, y: 1000, scale: 1.4, depth: 800 }, { id: 'snailBack' }),
    ],
    props: [
      { kind: 'bigUmbrellaAbove', at: { x: 1800, y: 190, scale: 1.92, afloat: true, depth: 600 } },
      { kind: 'bigUmbrella', at: { x: 600, y: 960, scale: 0.5, afloat: true, depth: 790 } },
    ],
  },
  { rise: 190 },
);

/** A grey house with one hand at one curtain; in the end it has all its colours. */
export const ends: PictureBook['ends'] = {
  front: flat('windowsGrey', {}),
  back: flat('windowsColour', {
    companions: [coloured('snail', { x: 1398, y: 730, scale: 0.7, depth: 800, afloat: true })],
    props: [{ kind: 'bigUmbrella', at: { x: 1907, y: 775, scale: 0.5, afloat: true, depth: 700 }, turn: 180 }],
  }),
};
