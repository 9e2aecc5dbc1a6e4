import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { flatRisen } from './parts';

/** A lion with a finger at the lips; of the pupil there is only an ear. */
export const cover: PictureBook['cover'] = flatRisen(
  'roarCover',
  {
    heroes: [
      {
        at: { x: 1690, y: 1240, scale: 4.2, depth: 1000, afloat: true },
        pose: 'palmLight',
        expression: 'breathHeld',
        facing: -1,
        outfit: 'lionMane',
        yaw: 0.16,
        gaze: [0.1, 0.1],
        hands: {
          left: {
            at: { actor: 'hero', part: 'leftCheek', offset: [96, 70] },
            shape: 'point',
            angle: -76,
            elbow: 'left',
          },
          right: { at: { x: 2010, y: 850 }, shape: 'grip', elbow: 'down' },
        },
      },
    ],
    companions: [
      { kind: 'babyBrotherEar', at: { x: 2200, y: 942, scale: 2.4, depth: 1200, afloat: true } },
      { kind: 'dogSleep', at: { x: 560, y: 1090, scale: 1.5 }, expression: 'asleep' },
    ],
    props: [{ kind: 'toyGiraffe', at: { x: 590, y: 930, scale: 1.1, afloat: true, depth: 1100 }, turn: 8 }],
  },
  1480,
);

/** The list before and after: number one hundred is drawn at the end. */
export const ends: PictureBook['ends'] = {
  front: flat('roarListEmpty', {}),
  back: flat('roarListFull', {}),
};
