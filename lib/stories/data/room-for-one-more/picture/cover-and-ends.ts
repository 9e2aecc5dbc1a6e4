import type { PictureBook } from '../../../picture-book';
import type { Hero } from '../../picture-parts';
import { COAT, coloured, flat } from './parts';

const RUNNING: Hero = {
  at: { x: 1736, y: 1132, scale: 2.1, depth: 700, afloat: true },
  pose: 'run',
  expression: 'laugh',
  outfit: COAT,
  lookAt: { actor: 'snail' },
  hands: {
    left: { at: { x: 1858, y: 836 }, shape: 'hold', elbow: 'down', layer: 'front' },
    right: { at: { x: 2036, y: 940 }, shape: 'wave', angle: 20, elbow: 'down', layer: 'front' },
  },
};

/** The child runs with the biggest umbrella through the rain, everybody below it, to fetch the last one. */
export const cover: PictureBook['cover'] = flat(
  'umbrellaCover',
  {
    heroes: [RUNNING],
    companions: [
      coloured('dogRun', { x: 1420, y: 1130, scale: 1.1, depth: 690 }, { expression: 'laugh' }),
      coloured('catLeap', { x: 1420, y: 830, scale: 1, depth: 680, afloat: true }, { expression: 'laugh' }),
      coloured(
        'frogLeap',
        { x: 2200, y: 810, scale: 1.1, depth: 690, afloat: true },
        { expression: 'laugh', facing: -1 },
      ),
      coloured('duck', { x: 2060, y: 1176, scale: 0.86, depth: 800 }, { expression: 'joy' }),
      coloured('snail', { x: 2270, y: 1156, scale: 1.3, depth: 810 }, { facing: -1, expression: 'joy' }),
      coloured('snail', { x: 600, y: 1000, scale: 1.4, depth: 800 }, { id: 'snailBack' }),
    ],
    props: [{ kind: 'bigUmbrella', at: { x: 600, y: 960, scale: 0.5, afloat: true, depth: 790 } }],
  },
  { rise: 60 },
);

/** A grey house with one hand at one curtain; in the end it has all its colours. */
export const ends: PictureBook['ends'] = {
  front: flat('windowsGrey', {}),
  back: flat('windowsColour', {
    companions: [coloured('snail', { x: 1398, y: 730, scale: 0.7, depth: 800, afloat: true })],
    props: [{ kind: 'bigUmbrella', at: { x: 1907, y: 775, scale: 0.5, afloat: true, depth: 700 }, turn: 180 }],
  }),
};
