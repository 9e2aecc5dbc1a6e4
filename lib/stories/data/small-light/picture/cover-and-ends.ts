import type { PictureBook } from '../../../picture-book';
import { whole } from '../../picture-parts';
import { OUT } from './outfits';

/** Back, spine and front are one wood; the title and the words of the back stand in its dark. */
export const cover: PictureBook['cover'] = whole({
  stage: 'coverWoodWide',
  palette: 'night',
  heroes: [{ at: { x: 1690, y: 1015, scale: 1.45 }, pose: 'coverHero', expression: 'joy', outfit: OUT }],
  companions: [
    { kind: 'foxSit', at: { x: 2010, y: 1005, scale: 1.3 }, expression: 'joy', facing: -1 },
    { kind: 'firefly', at: { of: 'hero', slot: '@hand', scale: 1.1 }, expression: 'joy' },
  ],
  quietZones: [
    { x: 1818, y: 300, rx: 760, ry: 460, colour: '#0a1a42', alpha: 0.62 },
    { x: 560, y: 480, rx: 800, ry: 520, colour: '#0a1a42', alpha: 0.6 },
  ],
});

/** Night with one light; at the end dawn, with all of them. */
export const ends: PictureBook['ends'] = {
  front: whole({ stage: 'woodEndpaper', palette: 'night' }),
  back: whole({ stage: 'woodEndpaper', palette: 'dawn' }),
};
