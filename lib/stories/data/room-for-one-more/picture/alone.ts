import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Hero, opening, path, stop } from '../../picture-parts';
import { AT_HOME, animal, COAT, flat, umbrella } from './parts';

const ARRIVES: Hero = {
  at: { x: 1610, y: 1136, scale: 2.05, depth: 1000 },
  pose: 'standStill',
  expression: 'uneasy',
  outfit: COAT,
  lookAt: { actor: 'father' },
  hands: {
    left: { at: { x: 1470, y: 810 }, shape: 'rest', layer: 'front' },
    right: { at: { x: 1640, y: 812 }, shape: 'rest', layer: 'front' },
  },
};

const NOSE: Omit<Hero, 'at'> = {
  pose: 'standStill',
  expression: 'wonder',
  outfit: AT_HOME,
  yaw: 0.06,
  pitch: -0.08,
  lookAt: { x: 1560, y: 200 },
  hands: {
    left: { at: { x: 1372, y: 880 }, shape: 'wave', elbow: 'down', layer: 'front' },
    right: { at: { x: 1770, y: 930 }, shape: 'wave', elbow: 'down', layer: 'front' },
  },
};

/** One hand reaches out from below the umbrella. */
const BELOW: Omit<Hero, 'at'> = {
  pose: 'stand',
  expression: 'wonder',
  outfit: COAT,
  lookAt: { x: 1500, y: 1000 },
  hands: { left: { at: { x: 1370, y: 890 }, shape: 'cup', elbow: 'left', layer: 'front' } },
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
          lookAt: { actor: 'hero' },
          hands: {
            left: { at: { x: 2030, y: 660 }, shape: 'hold', layer: 'front' },
            right: { at: { x: 2350, y: 780 }, shape: 'hold', layer: 'front' },
          },
        },
      ],
      props: [
        { kind: 'suitcase', colour: '#7d8fa3', at: { x: 1560, y: 1176, scale: 3.4, depth: 1050 } },
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
        heroes: [{ ...NOSE, at: { x: 1580, y: 1560, scale: 2.9, depth: 1000, afloat: true } }],
        companions: [
          {
            id: 'grandfather',
            kind: 'grandfather',
            at: { x: 2060, y: 1690, scale: 2.5, depth: 900, afloat: true },
            expression: 'tenderness',
            facing: -1,
            pose: 'standStill',
            outfit: 'cardigan',
            haze: { colour: '#a9b9c9', share: 0.3 },
            lookAt: { actor: 'hero' },
            hands: { left: { at: { x: 1770, y: 1060 }, shape: 'rest', layer: 'front' } },
          },
        ],
      },
      { rise: 190 },
    ),
    texts: [
      opening('ask', box(140, 110, 900, 150), { tone: 'light', face: 'story' }),
      block('rain', box(140, 270, 900, 240), { below: 'ask' }),
      block('after', box(140, 520, 900, 90), { below: 'rain' }),
      block('outside', box(140, 620, 900, 120), { below: 'after', face: 'heading', size: [28, 20] }),
    ],
    stops: [stop(1200, 0, 1200, ['ask', 'rain', 'after', 'outside'])],
  },
  {
    key: 's03',
    kind: 'panorama',
    scene: flat('fromAbove', {
      heroes: [{ ...BELOW, at: { x: 1740, y: 1090, scale: 1.75, depth: 500 } }],
      props: [{ kind: 'bigUmbrellaAbove', at: { x: 1740, y: 560, scale: 1.36, afloat: true, depth: 600 } }],
    }),
    texts: [
      block('piano', box(140, 96, 780, 190), { tone: 'ink', size: [28, 20] }),
      path('one', [[760, 380], [900, 440]], [24, 24]),
      path('two', [[420, 420], [640, 514]], [26, 26]),
      path('many', [[150, 560], [700, 790]], [30, 30]),
      path('friend', [[560, 860], [900, 1000]], [34, 34]),
      block('counted', box(140, 1010, 700, 100), { tone: 'ink', size: [24, 18] }),
    ],
    stops: [stop(0, 0, 1200, ['piano', 'one', 'two', 'many', 'friend', 'counted']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's04',
    kind: 'single',
    scene: flat('snailPath', {
      heroes: [
        {
          at: { x: 1960, y: 1150, scale: 2.35, depth: 1000 },
          pose: 'crouchReach',
          expression: 'amazed',
          outfit: COAT,
          facing: -1,
          lookAt: { x: 900, y: 900 },
          hands: {
            left: { at: { x: 1640, y: 1010 }, shape: 'cup', layer: 'front' },
            right: { at: { x: 2120, y: 720 }, shape: 'hold', elbow: 'down', layer: 'front' },
          },
        },
      ],
      companions: [
        animal('snail', { x: 700, y: 1130, scale: 4.3, depth: 1100 }, { expression: 'wonder' }),
        animal('frogLeap', { x: 1440, y: 640, scale: 1.25, depth: 1200, afloat: true }, { expression: 'joy' }),
        animal('snail', { x: 180, y: 900, scale: 0.5, depth: 800 }, { id: 'snailFirst', expression: 'determined' }),
      ],
      props: [umbrella({ x: 2120, y: 730, scale: 2.3, depth: 900 }, -6)],
    }),
    texts: [
      opening('coming', box(140, 90, 940, 150), { tone: 'ink' }),
      block('snail', box(140, 250, 900, 130), { tone: 'ink', below: 'coming' }),
      block('squeeze', box(140, 390, 900, 90), { tone: 'ink', below: 'snail', face: 'heading' }),
      block('frog', box(1290, 100, 500, 160)),
    ],
    stops: [stop(0, 0, 1200, ['coming', 'snail', 'squeeze']), stop(1200, 0, 1200, ['frog'])],
  },
];
