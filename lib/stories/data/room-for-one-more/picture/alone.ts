import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Hero, opening, path, stop } from '../../picture-parts';
import { animal, COAT, flat, umbrella } from './parts';

const ARRIVES: Hero = {
  at: { x: 1600, y: 1180, scale: 2.35, depth: 1000 },
  pose: 'standStill',
  expression: 'uneasy',
  outfit: COAT,
  lookAt: { actor: 'father' },
  hands: {
    left: { at: { x: 1460, y: 846 }, shape: 'rest', layer: 'front' },
    right: { at: { x: 1640, y: 850 }, shape: 'rest', layer: 'front' },
  },
};

const NOSE: Omit<Hero, 'at'> = {
  pose: 'standStill',
  expression: 'wonder',
  outfit: COAT,
  yaw: 0.06,
  pitch: -0.08,
  lookAt: { x: 1560, y: 200 },
  hands: {
    left: { at: { x: 1376, y: 900 }, shape: 'wave', elbow: 'down', layer: 'front' },
    right: { at: { x: 1850, y: 930 }, shape: 'wave', elbow: 'down', layer: 'front' },
  },
};

const BELOW: Omit<Hero, 'at'> = {
  pose: 'stand',
  expression: 'wonder',
  outfit: COAT,
};

/** From the new door to the first somebody. */
export const toTheSnail: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'single',
    scene: flat('hallDoor', {
      heroes: [ARRIVES],
      companions: [
        {
          id: 'father',
          kind: 'father',
          at: { x: 2200, y: 1210, scale: 1.75, depth: 1100 },
          expression: 'tenderness',
          facing: -1,
          pose: 'standStill',
          haze: { colour: '#a9b9c9', share: 0.3 },
          lookAt: { actor: 'hero' },
          hands: {
            left: { at: { x: 2030, y: 660 }, shape: 'hold', layer: 'front' },
            right: { at: { x: 2240, y: 760 }, shape: 'fist', elbow: 'right', layer: 'front' },
          },
        },
      ],
      props: [
        { kind: 'suitcase', colour: '#7d8fa3', at: { x: 1550, y: 1190, scale: 3.3, depth: 1050 } },
        { kind: 'doorKey', at: { x: 2024, y: 650, scale: 1.5, afloat: true, depth: 1200 } },
      ],
    }),
    texts: [
      opening('opening', box(140, 96, 940, 200), { tone: 'light' }),
      block('ask', box(140, 310, 940, 120), { below: 'opening' }),
      block('dad', box(140, 440, 940, 120), { below: 'ask' }),
    ],
    stops: [stop(1200, 0, 1200, ['opening', 'ask', 'dad'])],
  },
  {
    key: 's02',
    kind: 'closeUp',
    scene: flat(
      'wetWindow',
      {
        heroes: [{ ...NOSE, at: { x: 1600, y: 1690, scale: 3.5, depth: 1000, afloat: true } }],
        companions: [
          {
            id: 'grandfather',
            kind: 'grandfather',
            at: { x: 2110, y: 1800, scale: 2.85, depth: 900, afloat: true },
            expression: 'tenderness',
            facing: -1,
            pose: 'standStill',
            outfit: 'cardigan',
            haze: { colour: '#a9b9c9', share: 0.46 },
            lookAt: { actor: 'hero' },
            hands: {
              left: { at: { actor: 'hero', part: 'rightShoulder', offset: [10, -10] }, shape: 'rest', layer: 'front' },
            },
          },
        ],
      },
      { rise: 190 },
    ),
    texts: [
      opening('ask', box(140, 130, 940, 170), { tone: 'light', face: 'story', size: [40, 26] }),
      block('rain', box(140, 320, 940, 300), { below: 'ask', size: [30, 20] }),
      block('after', box(140, 640, 940, 100), { below: 'rain', size: [30, 20] }),
      block('outside', box(140, 760, 940, 150), { below: 'after', face: 'heading', size: [36, 24] }),
    ],
    stops: [stop(1200, 0, 1200, ['ask', 'rain', 'after', 'outside'])],
  },
  {
    key: 's03',
    kind: 'panorama',
    scene: flat('fromAbove', {
      heroes: [{ ...BELOW, at: { x: 1740, y: 1124, scale: 2.2, depth: 500 } }],
      companions: [animal('snail', { x: 1092, y: 1150, scale: 0.32 }, { expression: 'determined' })],
      props: [{ kind: 'bigUmbrellaAbove', at: { x: 1740, y: 556, scale: 1.42, afloat: true, depth: 600 } }],
    }),
    texts: [
      block('piano', box(140, 96, 780, 190), { tone: 'ink', size: [28, 20] }),
      path(
        'one',
        [
          [680, 356],
          [940, 452],
        ],
        [22, 22],
      ),
      path(
        'two',
        [
          [400, 420],
          [700, 540],
        ],
        [26, 26],
      ),
      path(
        'many',
        [
          [150, 560],
          [700, 790],
        ],
        [30, 30],
      ),
      path(
        'friend',
        [
          [560, 860],
          [900, 1000],
        ],
        [34, 34],
      ),
      block('counted', box(140, 1030, 780, 90), { tone: 'ink', size: [28, 20] }),
    ],
    stops: [stop(0, 0, 1200, ['piano', 'one', 'two', 'many', 'friend', 'counted']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's04',
    kind: 'single',
    scene: flat('snailPath', {
      heroes: [
        {
          at: { x: 1990, y: 1170, scale: 2.75, depth: 1000 },
          pose: 'crouchReach',
          expression: 'amazed',
          outfit: COAT,
          facing: -1,
          lookAt: { x: 1000, y: 760 },
          hands: {
            left: { at: { x: 1590, y: 1010 }, shape: 'cup', layer: 'front' },
            right: { at: { x: 2190, y: 690 }, shape: 'hold', elbow: 'down', layer: 'front' },
          },
        },
      ],
      companions: [
        animal('snail', { x: 720, y: 1150, scale: 4.6, depth: 1100 }, { expression: 'wonder' }),
        animal('frogSit', { x: 2230, y: 1170, scale: 1.35, depth: 1200 }, { expression: 'joy', facing: -1 }),
        animal('snail', { x: 92, y: 852, scale: 0.3, depth: 800 }, { id: 'snailFirst', expression: 'determined' }),
        animal('snail', { x: 200, y: 930, scale: 0.72, depth: 810 }, { id: 'snailNext', expression: 'determined' }),
      ],
      props: [umbrella({ x: 2190, y: 700, scale: 2.02, depth: 900 }, -3)],
    }),
    texts: [
      opening('coming', box(140, 90, 940, 150), { tone: 'ink' }),
      block('snail', box(140, 250, 900, 130), { tone: 'ink', below: 'coming' }),
      block('squeeze', box(140, 390, 900, 90), { tone: 'ink', below: 'snail', face: 'heading' }),
      block('frog', box(1284, 96, 276, 400), { tone: 'ink', size: [21, 15] }),
    ],
    stops: [stop(0, 0, 1200, ['coming', 'snail', 'squeeze']), stop(1200, 0, 1200, ['frog'])],
  },
];
