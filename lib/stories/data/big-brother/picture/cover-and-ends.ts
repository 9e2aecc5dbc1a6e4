import type { PictureBook } from '../../../picture-book';
import { flat, type Hero } from '../../picture-parts';
import { BLANKET, LION, type Place } from './parts';

/** The child as a lion with both paws up; it looks at the pupil. */
const roaring = ({ x, y, scale }: Place): Omit<Hero, 'at' | 'id'> => ({
  pose: 'standStill',
  expression: 'bellow',
  outfit: LION,
  yaw: 0.3,
  lookAt: { actor: 'baby' },
  hands: {
    left: { at: { x: x - 118 * scale, y: y - 268 * scale }, shape: 'claw', elbow: 'left' },
    // Over the rail of the cot.
    right: { at: { x: x + 114 * scale, y: y - 274 * scale }, shape: 'claw', elbow: 'right' },
  },
});

const LION_AT: Place = { x: 1640, y: 1560, scale: 3.1, depth: 600, afloat: true };

/** A lion roars from the middle of the cover, and beside it the pupil sleeps. */
export const cover: PictureBook['cover'] = flat('roarCover', {
  heroes: [{ ...roaring(LION_AT), at: LION_AT, liftSeated: 150, liftSmall: 110 }],
  companions: [
    {
      id: 'baby',
      kind: 'babyWrapped',
      colour: BLANKET,
      at: { x: 2150, y: 1072, scale: 2.2, depth: 1100, afloat: true },
      expression: 'asleep',
    },
    { kind: 'dogSleep', at: { x: 560, y: 1090, scale: 1.5 }, expression: 'asleep' },
  ],
  props: [{ kind: 'toyGiraffe', at: { x: 590, y: 930, scale: 1.1, afloat: true, depth: 1100 }, turn: 8 }],
});

/** The list before and after: number one hundred is drawn at the end. */
export const ends: PictureBook['ends'] = {
  front: flat('roarListEmpty', {}),
  back: flat('roarListFull', {}),
};
