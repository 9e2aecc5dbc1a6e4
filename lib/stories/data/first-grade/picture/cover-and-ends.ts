import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { child, classmate, cut, handUp, hen, thing } from './parts';

/** The class before the chair, and how far beside its head each hand is. */
const rows = [
  [5, 1400, 1060, 1.55, -84],
  [9, 1840, 1000, 1.5, 84],
  [3, 2080, 990, 1.5, 84],
  [8, 2300, 1080, 1.6, -84],
  [0, 1316, 1420, 1.9, -70],
  [2, 1500, 1650, 2.1, -84],
  [1, 1730, 1610, 1.9, -84],
] as const;

const HERO = { x: 2010, y: 1800, scale: 3.4 };
const HEN = { x: 1620, y: 806, scale: 0.9 };

/** A whole class, and everybody's eyes on the teacher's chair. */
export const cover: PictureBook['cover'] = cut(
  'schoolCover',
  {
    heroes: [child(HERO, { expression: 'breathHeld', lookAt: { actor: 'hen' }, facing: -1, hands: handUp(HERO, 44) })],
    companions: [
      ...rows.map(([i, x, y, scale, beside]) =>
        classmate(
          i,
          { x, y, scale, depth: y < 1400 ? 100 : y - 400 },
          {
            expression: i % 2 === 0 ? 'breathHeld' : 'amazed',
            lookAt: { actor: 'hen' },
            hands: {
              [beside > 0 ? 'right' : 'left']: {
                at: { x: x + beside * scale, y: y - 330 * scale },
                shape: 'flat',
                angle: -90 + Math.sign(beside) * 4,
                elbow: beside > 0 ? 'right' : 'left',
                layer: 'front',
              },
            },
          },
        ),
      ),
      hen('Queen', { ...HEN, depth: 300 }),
    ],
    props: [
      thing('laidEgg', { x: 1620, y: 836, scale: 1, depth: 310 }),
      thing('firstBag', { x: 480, y: 1100, scale: 1.7, depth: 320 }),
    ],
  },
  60,
);

export const ends: PictureBook['ends'] = {
  front: flat('schoolPathThere', {}),
  back: flat('schoolPathHome', {}),
};
