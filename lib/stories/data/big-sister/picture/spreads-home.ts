import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, type Hero, opening, stop } from '../../picture-parts';
import { AT_NIGHT, BY_DAY, risen, suitcase, textColumn } from './parts';

/** She blows on the cold toes: one hand is below the heel, the other behind the foot. */
const AT_FOOT: Hero = {
  at: { x: 1484, y: 1502, scale: 3.6, depth: 400, afloat: true },
  pose: 'standStill',
  expression: 'wonder',
  outfit: BY_DAY,
  yaw: 0.6,
  tilt: 0.12,
  lookAt: { x: 1880, y: 640 },
  hands: {
    left: { at: { x: 1882, y: 736 }, shape: 'cradle', angle: -16, elbow: 'down', layer: 'front' },
    right: { at: { x: 1818, y: 690 }, shape: 'cup', angle: -50, elbow: 'down' },
  },
};

/** Arms so short reach the foot from nearer by. */
const SMALL_AT_FOOT: Hero = {
  ...AT_FOOT,
  at: { x: 1454, y: 1480, scale: 3.8, depth: 400, afloat: true },
  tilt: 0.02,
};

/** Across Mom's lap, and the baby across hers. */
const ON_LAP: Omit<Hero, 'at'> = {
  pose: 'sitAcrossLap',
  expression: 'asleep',
  outfit: BY_DAY,
  // Her face goes into the sweater: a cheek on the wool, which hides half of the mouth.
  tilt: 0.2,
  yaw: 0.95,
  pitch: 0.1,
  hands: {
    left: {
      at: { actor: 'blanket', part: 'middle', offset: [-50, 112] },
      shape: 'rest',
      elbow: 'down',
      layer: 'front',
    },
    // Behind the blanket.
    right: { at: { x: 1800, y: 870 }, elbow: 'down' },
  },
};

const LAP_SEAT = { x: 1562, y: 1018, depth: 1200, afloat: true } as const;

const IN_BED: Hero = {
  at: { x: 1705, y: 826, scale: 2.6, depth: 900, afloat: true },
  pose: 'sleep',
  facing: -1,
  expression: 'asleep',
  outfit: AT_NIGHT,
};

/** From the foot to the bed. */
export const toTheBed: readonly SpreadLayout[] = [
  {
    key: 's10',
    kind: 'closeUp',
    scene: flat(
      'sisterFoot',
      {
        heroes: [AT_FOOT],
        companions: [
          {
            kind: 'motherBehind',
            ownFace: true,
            at: { x: 2106, y: 930, scale: 3, depth: 300, afloat: true },
            expression: 'tenderness',
            yaw: -0.6,
            pitch: 0.3,
            tilt: -0.1,
            lookAt: { x: 1540, y: 760 },
          },
          {
            id: 'baby',
            kind: 'babyOnBack',
            at: { x: 1850, y: 600, scale: 1, depth: 600, afloat: true },
            expression: 'laugh',
          },
        ],
      },
      { onWheels: { heroes: risen([AT_FOOT], 150) }, forSmall: { heroes: [SMALL_AT_FOOT] } },
    ),
    texts: textColumn(['toes', 'how', 'sister'], [140, 100, 900], 'ink', 180, ['sister']),
    stops: [stop(1200, 0, 1200, ['toes', 'how', 'sister'])],
  },
  {
    key: 's11',
    kind: 'reveal',
    scene: flat(
      'sisterArmchair',
      {
        heroes: [{ ...ON_LAP, at: { ...LAP_SEAT, scale: 2.7 } }],
        companions: [
          {
            id: 'mother',
            kind: 'motherSeat',
            ownFace: true,
            at: { x: 1750, y: 990, scale: 3.1, depth: 900, afloat: true },
            expression: 'delight',
            yaw: -0.3,
            pitch: 0.34,
            tilt: -0.3,
          },
          {
            id: 'blanket',
            kind: 'babyInBlanket',
            facing: -1,
            at: { x: 1820, y: 860, scale: 1.8, depth: 1300, afloat: true },
            expression: 'asleep',
          },
          { kind: 'motherWool', at: { x: 1750, y: 990, scale: 3.1, depth: 1250, afloat: true } },
          { kind: 'motherEmbrace', at: { x: 1750, y: 990, scale: 3.1, depth: 1400, afloat: true } },
          {
            id: 'father',
            kind: 'father',
            ownFace: true,
            // Behind the chair, over whose back he leans.
            at: { x: 2150, y: 1535, scale: 2.85, depth: 840, afloat: true },
            expression: 'tenderness',
            pose: 'standStill',
            facing: -1,
            yaw: -0.5,
            pitch: 0.5,
            tilt: -0.36,
            lookAt: { x: 1700, y: 1150 },
            hands: {
              // That arm comes over the back of the chair and is drawn by itself.
              left: { at: { x: 2070, y: 800 }, shape: 'hang', elbow: 'right' },
              right: { at: { x: 2236, y: 1010 }, shape: 'hang' },
            },
          },
          { kind: 'fatherForearm', at: { x: 1960, y: 566, scale: 2.6, depth: 1450, afloat: true } },
          { kind: 'plushBunny', at: { x: 1312, y: 772, scale: 0.85, depth: 1400, afloat: true } },
          { kind: 'catSit', at: { x: 1060, y: 1150, scale: 1.25 }, expression: 'uneasy' },
        ],
        // It is home again, and near.
        props: [suitcase([240, 1214, 2.3])],
      },
      { forSmall: { heroes: [{ ...ON_LAP, at: { ...LAP_SEAT, scale: 2.3 } }] } },
    ),
    texts: [
      ...textColumn(['full', 'grew', 'quack'], [140, 120, 860], 'ink', 180, ['quack']),
      opening('going', box(560, 760, 540, 150), { tone: 'ink', size: [34, 22] }),
    ],
    stops: [stop(1200, 0, 1200, ['full', 'grew', 'quack', 'going'])],
  },
  {
    key: 's12',
    kind: 'single',
    scene: flat('sisterBed', {
      heroes: [IN_BED],
      companions: [{ kind: 'catCurl', at: { x: 700, y: 1032, scale: 1.55, depth: 1200 }, expression: 'asleep' }],
      props: [{ kind: 'openSuitcase', at: { x: 700, y: 1130, scale: 3.1, depth: 1150 }, count: 0 }],
    }),
    texts: [
      block('sign', box(1514, 216, 302, 144), { tone: 'ink', size: [17, 7], align: 'center', verticalAlign: 'middle' }),
      call('cry', [1010, 160], 24, 200, { tone: 'gold' }),
      block('dream', box(140, 240, 940, 170), { tone: 'light', face: 'heading', size: [29, 20] }),
      opening('going', box(140, 430, 880, 170), { tone: 'light', size: [34, 22], below: 'dream' }),
    ],
    stops: [stop(1200, 0, 1200, ['sign', 'cry']), stop(300, 200, 1000, ['dream', 'going'])],
  },
];
