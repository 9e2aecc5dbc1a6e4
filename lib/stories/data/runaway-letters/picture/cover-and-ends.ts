import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { child, scrap } from './parts';

/** The child nearly has the last letter; the others are ahead. On the back only the comma is left. */
export const cover: PictureBook['cover'] = flat('lettersCover', {
  heroes: [
    child(
      { x: 1640, y: 1160, scale: 2.5, depth: 900 },
      {
        pose: 'run',
        expression: 'joy',
        lookAt: { x: 2090, y: 740 },
        hands: {
          right: { at: { x: 1856, y: 812 }, shape: 'wave', elbow: 'down' },
          left: { at: { x: 1400, y: 900 }, shape: 'wave', elbow: 'down' },
        },
      },
    ),
  ],
  props: [
    scrap('letterTrident', { x: 2096, y: 884, scale: 2.5, depth: 850, afloat: true }, { turn: 14, colour: '#2f7fb0' }),
    scrap('letterRing', { x: 2240, y: 1170, scale: 1.25, depth: 960 }, { turn: 6, colour: '#3f8f6b' }),
    scrap('letterFork', { x: 2296, y: 510, scale: 1, depth: 700, afloat: true }, { turn: -10, colour: '#c8452e' }),
    { kind: 'comma', at: { x: 440, y: 1104, scale: 1.7, afloat: true, depth: 800 } },
  ],
});

/** All lines in their order; then all letters are out, and one comes home late. */
export const ends: PictureBook['ends'] = {
  front: flat('linesFull', {}),
  back: flat('linesEmpty', {
    props: [
      scrap('letterRing', { x: 420, y: 466, scale: 1, depth: 800, afloat: true }, { colour: '#3f8f6b' }),
      scrap('letterFork', { x: 880, y: 676, scale: 1, depth: 800, afloat: true }),
      scrap('letterTrident', { x: 1640, y: 466, scale: 1, depth: 800, afloat: true }, { colour: '#2f7fb0' }),
      scrap('letterFork', { x: 2010, y: 886, scale: 1, depth: 800, afloat: true }, { colour: '#e0a338' }),
      { kind: 'commaRuns', at: { x: 2180, y: 1096, scale: 1.3, depth: 900, afloat: true } },
    ],
  }),
};
