import type { PictureBook } from '../../../picture-book';
import { picture } from '../../picture-parts';
import { carriedLantern } from './carried-lantern';
import { OUT } from './outfits';

/** Out, because there is one small light. */
const lantern = carriedLantern({ kind: 'lanternOut', at: [1540, 938], scale: 2, depth: 1222.1 });

/** Back, spine and front are one wood; the title and the words of the back stand in its dark. */
export const cover: PictureBook['cover'] = picture({
  stage: 'coverWoodWide',
  palette: 'night',
  heroes: [
    {
      at: { x: 1664, y: 1222, scale: 2.35 },
      pose: 'coverHero',
      expression: 'joy',
      outfit: OUT,
      gaze: [0.8, -0.15],
      // Before the face, on a bent arm.
      hands: {
        left: lantern.fist,
        right: { at: { x: 1916, y: 692 }, shape: 'cradle', angle: -12, thumb: 'up', elbow: 'down' },
      },
    },
  ],
  companions: [
    {
      kind: 'foxSit',
      at: { x: 2110, y: 1160, scale: 1.9 },
      expression: 'joy',
      facing: -1,
      lookAt: { x: 1950, y: 590 },
    },
    { kind: 'firefly', at: { of: 'hero', slot: '@hand', scale: 1.4 }, expression: 'joy', shine: 0.9 },
  ],
  props: [lantern.prop],
  quietZones: [
    { x: 1800, y: 190, rx: 900, ry: 400, colour: '#0a1a42', alpha: 0.6 },
    { x: 560, y: 480, rx: 800, ry: 520, colour: '#0a1a42', alpha: 0.6 },
  ],
});

/** Night with one light; at the end dawn, with all of them. */
export const ends: PictureBook['ends'] = {
  front: picture({ stage: 'woodEndpaper', palette: 'night' }),
  back: picture({ stage: 'woodEndpaper', palette: 'dawn' }),
};
