import type { SpreadLayout } from '../../../picture-book';
import { type Hero, stop } from '../../picture-parts';
import { dressed, inked, onWheels, small, UNDER_WORN, WORN, worn } from './parts';

const looks = (id: string, x: number, rest: Partial<Hero>): Hero => ({
  id,
  at: { x, y: 1315, scale: 2.5, depth: UNDER_WORN, afloat: true },
  pose: 'standStill',
  expression: 'wonder',
  outfit: WORN,
  ...rest,
});

/** An Ow that shouts, then yawns, then sleeps. */
const tires = (x: number, id: string) => [
  small(id, 'owShouts', { x: x + 52, y: 580, scale: 0.7, depth: 100 }),
  small(`${id}Tired`, 'owYawns', { x: x + 14, y: 730, scale: 0.62, depth: 100 }),
  small(`${id}Asleep`, 'owAsleep', { x: x - 14, y: 860, scale: 0.54, depth: 100 }),
];

const IN_COLLAR = looks('hero', 560, {
  expression: 'watch',
  pitch: 0.5,
  gaze: [0, 1],
  hands: {
    left: { at: { actor: 'hero', part: 'leftCheek', offset: [-22, 68] }, shape: 'grip', layer: 'front' },
    right: { at: { actor: 'hero', part: 'rightCheek', offset: [22, 68] }, shape: 'grip', layer: 'front' },
  },
});
const IN_POCKET = looks('pocket', 925, {
  expression: 'biteLip',
  pitch: 0.4,
  gaze: [0, 1],
  hands: {
    left: { at: { actor: 'pocket', part: 'leftCheek', offset: [50, 252] }, shape: 'fist' },
    right: { at: { actor: 'pocket', part: 'rightCheek', offset: [-50, 252] }, shape: 'fist' },
  },
});
const SMALL_IN_POCKET: Hero = {
  ...IN_POCKET,
  hands: {
    left: { at: { actor: 'pocket', part: 'belly', offset: [-20, -22] }, shape: 'fist' },
    right: { at: { actor: 'pocket', part: 'belly', offset: [20, -22] }, shape: 'fist' },
  },
};
const UP_SLEEVE = looks('out', 1470, {
  at: { x: 1470, y: 1370, scale: 2.8, depth: UNDER_WORN, afloat: true },
  expression: 'amazed',
  tilt: 0.16,
  lookAt: { actor: 'out', part: 'rightHand' },
  hands: {
    right: {
      at: { actor: 'out', part: 'rightCheek', offset: [168, -160] },
      shape: 'wave',
      angle: -70,
      elbow: 'down',
      layer: 'front',
    },
    left: { at: { actor: 'out', part: 'rightCheek', offset: [94, 67] }, shape: 'grip', layer: 'front' },
  },
});

/** Where the old Ows may be. */
export const searching: SpreadLayout = {
  key: 's06',
  kind: 'sequence',
  scene: dressed(
    'clinicSearch',
    {
      heroes: [IN_COLLAR, IN_POCKET, UP_SLEEVE],
      companions: [
        worn('collarPulled'),
        worn('pocketSearched', { at: { of: 'pocket', slot: '@head', scale: 1 } }),
        ...tires(200, 'door'),
        ...tires(2200, 'soup'),
        small(
          'needle',
          'needlePeeks',
          { x: 1940, y: 1150, scale: 1.15, depth: 950 },
          { expression: 'wonder', lookAt: { actor: 'out', part: 'rightHand' } },
        ),
      ],
    },
    {
      onWheels: { heroes: [onWheels(IN_COLLAR, 1240), onWheels(IN_POCKET, 1240), onWheels(UP_SLEEVE, 1286)] },
      forSmall: { heroes: [IN_COLLAR, SMALL_IN_POCKET, UP_SLEEVE] },
    },
  ),
  texts: [
    inked('know', [140, 84, 960, 130], { face: 'heading' }),
    inked('where', [140, 230, 960, 70], { below: 'know' }),
    inked('look', [1300, 84, 960, 220]),
  ],
  stops: [stop(0, 0, 1200, ['know', 'where']), stop(1200, 0, 1200, ['look'])],
};
