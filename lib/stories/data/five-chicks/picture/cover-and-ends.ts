import type { PictureBook } from '../../../picture-book';
import { chick, fifth, flat, numeral, OUTFIT } from './parts';

/** The back, where the hen still searches, and the front: a huge five on which four chicks are, and where one is missing. */
export const cover: PictureBook['cover'] = flat('flatCover', {
  heroes: [
    { at: { x: 2060, y: 1150, scale: 2.05 }, pose: 'think', expression: 'wonder', outfit: OUTFIT, facing: -1, lookAt: { x: 1500, y: 700 } },
  ],
  companions: [
    { id: 'hen', kind: 'bigHenSearch', expression: 'worry', at: { x: 560, y: 1150, scale: 1.5 } },
    fifth('Cheer', 1.7, { expression: 'laugh', facing: -1 }),
    chick('', { x: 1500, y: 470, scale: 1.6, depth: 1300, afloat: true }),
    chick('Peek', { x: 1560, y: 720, scale: 1.6, depth: 1300, afloat: true }),
    chick('Sit', { x: 1520, y: 960, scale: 1.5, depth: 1300, afloat: true }),
    chick('Lean', { x: 1840, y: 1150, scale: 1.5, depth: 1300 }),
  ],
  props: [numeral(5, { x: 1570, y: 1150, scale: 2.2 })],
});

/** Five ways lead out of an empty nest; in the end all lead back, and the boots stand beside it. */
export const ends: PictureBook['ends'] = {
  front: flat('endsGone', {}),
  back: flat('endsHome', {
    companions: [
      [1600, 620],
      [1960, 620],
      [1690, 670],
      [1870, 670],
      [1780, 710],
    ].map(([x = 0, y = 0]) => chick('Rest', { x, y, scale: 1.5, afloat: true, depth: y }, { expression: 'asleep' })),
  }),
};
