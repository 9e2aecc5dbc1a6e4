import type { PictureBook } from '../../../picture-book';
import { flat } from '../../picture-parts';
import { chick, fifth, keepsakes, numeral, OUTFIT } from './parts';

/**
 * The front: a huge five with three chicks, the fifth on the child. The back: the hen searches, and the fourth rides on
 * her.
 */
export const cover: PictureBook['cover'] = flat('flatCover', {
  heroes: [
    {
      at: { x: 2040, y: 1400, scale: 2.45, depth: 1250 },
      pose: 'stand',
      expression: 'wonder',
      outfit: OUTFIT,
      facing: -1,
      lookAt: { x: 1400, y: 800 },
      hands: {
        left: {
          at: { actor: 'hero', part: 'leftCheek', offset: [-96, -120] },
          shape: 'flat',
          elbow: 'left',
          layer: 'front',
        },
      },
    },
  ],
  companions: [
    { id: 'hen', kind: 'bigHenSearch', expression: 'worry', at: { x: 560, y: 1150, scale: 1.5 } },
    // Like a hat: whoever opens the book does not know yet.
    fifth('Tuft', 1.6, { facing: -1 }),
    chick('Cheer', { x: 1515, y: 576, scale: 1.35, depth: 1300, afloat: true }),
    chick('Lean', { x: 1352, y: 1150, scale: 1.4, depth: 1300 }, { facing: -1 }),
    chick('', { x: 1700, y: 1150, scale: 1.4, depth: 1300 }),
    // The hen looks everywhere but there.
    chick('Sit', { x: 405, y: 740, scale: 1.3, depth: 1300, afloat: true }, { expression: 'laugh' }),
  ],
  props: [numeral(5, { x: 1510, y: 1150, scale: 1.88 })],
});

/** The chicks in their nest, the fifth in the middle. */
const AT_HOME = [
  [1610, 670],
  [1695, 700],
  [1865, 700],
  [1950, 670],
  [1780, 725],
].map(([x = 0, y = 0]) => chick('Rest', { x, y, scale: 1.5, afloat: true, depth: y }, { expression: 'asleep' }));

/** Five ways lead out of an empty nest; in the end all lead back, and the boots stand beside it. */
export const ends: PictureBook['ends'] = {
  front: flat('endsGone', {}),
  back: flat('endsHome', { companions: AT_HOME, props: keepsakes(AT_HOME.slice(0, 4)) }),
};
