import type { PictureBook } from '../../../picture-book';
import { animal, child, flat, thing } from './parts';

const COVER: Parameters<typeof flat>[1] = {
  heroes: [
    child(
      'fly',
      { x: 1740, y: 980, scale: 2.5, depth: 900, afloat: true },
      {
        facing: 1,
        expression: 'amazed',
        lookAt: { x: 1500, y: 560 },
      },
    ),
  ],
  companions: [
    animal(
      'goat',
      { x: 2266, y: 1150, scale: 1.25, depth: 850 },
      { facing: -1, expression: 'delight', lookAt: { x: 1500, y: 600 } },
    ),
    animal('mouse', { x: 470, y: 1080, scale: 2, depth: 900 }, { expression: 'joy' }),
  ],
  props: [
    thing('football', { x: 1500, y: 600, scale: 5, depth: 950 }),
    thing('football', { x: 590, y: 1090, scale: 1.3, depth: 890 }),
  ],
};

/** In full flight, to the wrong side; on the back somebody small has hit a goal. */
export const cover: PictureBook['cover'] = flat('againCover', COVER, {
  onWheels: {
    props: [
      ...(COVER.props ?? []),
      thing('emptyWheelchair', { x: 1336, y: 1140, scale: 1.3, depth: 850 }, { facing: -1, turn: 16 }),
    ],
  },
});

/** A plan with straight arrows; after the story, what became of it. */
export const ends: PictureBook['ends'] = { front: flat('planBefore', {}), back: flat('planAfter', {}) };
