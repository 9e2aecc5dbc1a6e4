import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { child, classmate, cut, handUp, hen, thing } from './parts';

/** Classmates beside the chair, and how far beside its head each hand is. */
const rows = [
  [3, 1306, 1090, 1.55, 44],
  [2, 1640, 1090, 1.6, -44],
] as const;

const HERO = { x: 1930, y: 1730, scale: 3.6 };
/** The hand is up and clear of the hair, before nothing but the board. */
const HAND_UP: ReturnType<typeof handUp> = {
  ...handUp(HERO),
  right: { at: { x: 2320, y: 560 }, shape: 'flat', angle: -64, elbow: 'right', layer: 'front' },
};
const HEN = { x: 1474, y: 846, scale: 0.6 };

/** The child, classmates, and everybody's eyes on the teacher's chair. */
export const cover: PictureBook['cover'] = cut(
  'schoolCover',
  {
    heroes: [child(HERO, { expression: 'breathHeld', lookAt: { actor: 'hen' }, facing: -1, hands: HAND_UP })],
    companions: [
      ...rows.map(([i, x, y, scale, beside]) =>
        classmate(
          i,
          { x, y, scale, depth: 100 },
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
      thing('laidEgg', { x: 1474, y: 866, scale: 0.7, depth: 310 }),
      thing('firstBag', { x: 480, y: 1100, scale: 1.7, depth: 320 }),
    ],
  },
  230,
);

export const ends: PictureBook['ends'] = {
  front: flat('schoolPathThere', {}),
  back: flat('schoolPathHome', {}),
};
