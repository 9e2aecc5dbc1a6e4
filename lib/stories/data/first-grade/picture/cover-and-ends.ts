import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { child, classmate, cut, handUp, hen, thing } from './parts';

/** The class before the chair, and how far beside its head each hand is. */
const rows = [
  [2, 1770, 1090, 1.85, -76],
  [3, 2000, 1090, 1.95, -76],
  [9, 2270, 1090, 1.75, -76],
] as const;

const HERO = { x: 1950, y: 1900, scale: 3.5 };
/** The hand is up beside the head, not before it. */
const HAND_BESIDE: ReturnType<typeof handUp> = {
  ...handUp(HERO),
  right: { at: { x: 2300, y: 850 }, shape: 'flat', angle: -80, elbow: 'right', layer: 'front' },
};
const HEN = { x: 1490, y: 816, scale: 0.9 };

/** The child, classmates, and everybody's eyes on the teacher's chair. */
export const cover: PictureBook['cover'] = cut(
  'schoolCover',
  {
    heroes: [child(HERO, { expression: 'breathHeld', lookAt: { actor: 'hen' }, facing: -1, hands: HAND_BESIDE })],
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
      thing('laidEgg', { x: 1490, y: 846, scale: 1, depth: 310 }),
      thing('firstBag', { x: 480, y: 1100, scale: 1.7, depth: 320 }),
    ],
  },
  230,
);

export const ends: PictureBook['ends'] = {
  front: flat('schoolPathThere', {}),
  back: flat('schoolPathHome', {}),
};
