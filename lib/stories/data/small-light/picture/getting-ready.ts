import type { Box, PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, type Hero, stop } from '../../picture-parts';
import { carriedLantern } from './carried-lantern';
import { IN_BED, OUT } from './outfits';

const INK = { tone: 'ink' } as const;

/** Seen close; in a wheelchair the boots are in another place. */
const boots = (view: Box): PictureSceneInput => ({
  stage: 'paperWash',
  palette: 'lamplit',
  view,
  heroes: [{ at: { x: 590, y: 985, scale: 2.4 }, pose: 'stand', expression: 'calm', outfit: OUT }],
});

const lit = carriedLantern({ kind: 'lantern', at: [500, 610], scale: 3, depth: 1400 });
/** The arm comes straight in from the edge; the coat comes last. */
const lantern: PictureSceneInput = {
  stage: 'paperWash',
  palette: 'lamplit',
  view: box(200, 450, 640, 540),
  heroes: [
    {
      at: { x: -30, y: 790, scale: 4 },
      pose: 'palmLight',
      expression: 'calm',
      outfit: IN_BED,
      hands: { right: lit.fist },
    },
  ],
  props: [lit.prop],
};

/** A button between the fingers of two hands, at which eyes look down. */
const coat = (y: number): PictureSceneInput => ({
  stage: 'paperWash',
  palette: 'lamplit',
  view: box(170, 190, 760, 905),
  heroes: [
    {
      at: { x: 566, y, scale: 3 },
      pose: 'handsOnHeart',
      expression: 'calm',
      outfit: OUT,
      yaw: 0.34,
      pitch: 0.5,
      tilt: -0.08,
      lookAt: { actor: 'hero', part: 'belly' },
      hands: {
        left: { at: { actor: 'hero', part: 'chest', offset: [-12, 52] }, shape: 'pinch', angle: -46, elbow: 'left' },
        right: { at: { actor: 'hero', part: 'chest', offset: [6, 44] }, shape: 'pinch', angle: -134, elbow: 'right' },
      },
    },
  ],
});

/** A fist round the first pale of the gate. */
export const FIST_AT_GATE: NonNullable<Hero['hands']>['right'] = {
  at: { x: 782, y: 764 },
  shape: 'fist',
  layer: 'front',
};

/** Boots, coat and lantern, and out through the gate. */
export const gettingReady: SpreadLayout = {
  key: 's03',
  kind: 'spots',
  scene: {
    kind: 'spread',
    pictures: [
      {
        box: box(100, 310, 420, 315),
        edge: 'soft',
        scene: boots(box(400, 750, 400, 300)),
        wheelchairScene: boots(box(560, 780, 400, 300)),
      },
      {
        box: box(570, 335, 560, 667),
        edge: 'soft',
        scene: coat(1370),
        wheelchairScene: coat(1276),
        smallChildScene: coat(1290),
      },
      {
        box: box(100, 690, 420, 354),
        edge: 'soft',
        scene: lantern,
      },
      {
        box: box(1325, 50, 925, 899),
        edge: 'soft',
        scene: {
          stage: 'garden',
          palette: 'night',
          // The moon is whole.
          view: box(-40, -20, 1240, 1205),
          heroes: [
            {
              at: { x: 500, y: 1084, scale: 2.3 },
              pose: 'openGate',
              expression: 'worry',
              outfit: OUT,
              holds: 'lantern',
              // The lantern is high enough that both boots are seen.
              hands: { left: { at: { x: 398, y: 772 }, shape: 'hold' }, right: FIST_AT_GATE },
              lookAt: { x: 930, y: 520 },
            },
          ],
          companions: [{ kind: 'firefly', at: { x: 930, y: 520, scale: 1, afloat: true } }],
          // It is night: the garden takes its blue.
          quietZones: [{ x: 570, y: 620, rx: 1000, ry: 900, colour: '#16307c', alpha: 0.34 }],
        },
      },
    ],
  },
  texts: [
    block('home', box(130, 110, 900, 180), { ...INK, size: [26, 19] }),
    call('boots', [310, 665], 28, 460, INK),
    call('lantern', [310, 1074], 28, 460, INK),
    call('coat', [850, 1074], 28, 560, INK),
    block('gate', box(1310, 966, 960, 160), { ...INK, size: [26, 18], align: 'center' }),
  ],
  stops: [stop(0, 0, 1200, ['home', 'boots', 'lantern', 'coat']), stop(1200, 0, 1200, ['gate'])],
};
