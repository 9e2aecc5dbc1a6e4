import type { PictureBook } from '../../../picture-book';
import { type Companion, flat, type Hero } from '../../picture-parts';
import { BY_DAY, suitcase } from './parts';

const SULKING: Omit<Hero, 'at' | 'pose'> = {
  expression: 'uneasy',
  outfit: BY_DAY,
  lookAt: { x: 2060, y: 800 },
  hands: {
    left: { at: { actor: 'bunny', part: 'middle', offset: [-10, 56] }, shape: 'rest', elbow: 'left', layer: 'front' },
    right: { at: { actor: 'bunny', part: 'middle', offset: [40, 10] }, shape: 'rest', elbow: 'right', layer: 'front' },
  },
};

/** What the cat carries. */
const CAT_CASE = suitcase([2090, 1172, 0.58]);

/** Whoever the child's mother is, as one sees her from outside against the light. */
const IN_WINDOW: Companion = {
  kind: 'motherAtWindow',
  ownFace: true,
  at: { x: 2053, y: 856, scale: 0.6, depth: 100, afloat: true },
  haze: { colour: '#8a4a1d', share: 0.24 },
};

/** The child has moved out, sits on the suitcase and looks back at the lit window; everybody else comes along. */
export const cover: PictureBook['cover'] = flat(
  'sisterCover',
  {
    heroes: [{ ...SULKING, at: { x: 1620, y: 1010, scale: 3.05, depth: 1200, afloat: true }, pose: 'sitChair' }],
    companions: [
      IN_WINDOW,
      { id: 'bunny', kind: 'plushBunny', at: { x: 1654, y: 1028, scale: 1, depth: 1210, afloat: true } },
      { kind: 'catWalk', at: { x: 2230, y: 1166, scale: 1.1 }, facing: -1, expression: 'determined' },
      { kind: 'dogSit', at: { x: 1372, y: 1166, scale: 1.12 }, expression: 'calm' },
    ],
    props: [CAT_CASE, suitcase([1620, 1164, 2.2], { depth: 1150 })],
  },
  {
    onWheels: {
      heroes: [{ ...SULKING, at: { x: 1640, y: 1160, scale: 2.6, depth: 1200 }, pose: 'standStill' }],
      props: [CAT_CASE, suitcase([1930, 1176, 1.3])],
    },
  },
);

export const ends: PictureBook['ends'] = {
  front: flat('sisterWayOut', {}),
  back: flat('sisterWayHome', {}),
};
