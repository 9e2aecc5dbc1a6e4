import type { PictureBook } from '../../../picture-book';
import { animal, child, flat, thing } from './parts';

/** In full flight, to the wrong side; on the back somebody small has hit a goal. */
export const cover: PictureBook['cover'] = flat('againCover', {
  heroes: [
    child(
      'fly',
      { x: 1700, y: 870, scale: 2.9, depth: 900, afloat: true },
      {
        facing: 1,
        expression: 'breathHeld',
        lookAt: { x: 2300, y: 640 },
      },
    ),
  ],
  companions: [animal('mouse', { x: 470, y: 1080, scale: 2, depth: 900 }, { expression: 'joy' })],
  props: [
    thing('football', { x: 1400, y: 640, scale: 2.2, depth: 800 }),
    thing('football', { x: 590, y: 1090, scale: 1.3, depth: 890 }),
  ],
});

/** A plan with straight arrows; after the story, what became of it. */
export const ends: PictureBook['ends'] = { front: flat('planBefore', {}), back: flat('planAfter', {}) };
