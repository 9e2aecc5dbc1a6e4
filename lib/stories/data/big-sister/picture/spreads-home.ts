import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, type Hero, opening, stop } from '../../picture-parts';
import { AT_NIGHT, BY_DAY, cropped, textColumn } from './parts';

/** Both hands draw the sock over the cold toes. */
const AT_FOOT: Hero = {
  at: { x: 1442, y: 1470, scale: 3.2, depth: 400, afloat: true },
  liftSmall: 190,
  pose: 'standStill',
  expression: 'tenderness',
  outfit: BY_DAY,
  yaw: 0.5,
  tilt: 0.2,
  lookAt: { x: 1720, y: 820 },
  hands: {
    left: { at: { x: 1652, y: 874 }, shape: 'pinch', elbow: 'down', layer: 'front' },
    right: { at: { x: 1684, y: 736 }, shape: 'pinch', elbow: 'down', layer: 'front' },
  },
};

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
    scene: cropped(
      'sisterFoot',
      {
        heroes: [AT_FOOT],
        companions: [
          {
            kind: 'mother',
            ownFace: true,
            at: { x: 2060, y: 1560, scale: 2.9, depth: 300, afloat: true },
            expression: 'wonder',
            outfit: 'cardigan',
            pose: 'standStill',
            facing: -1,
            tilt: -0.14,
            lookAt: { actor: 'hero' },
          },
          {
            id: 'baby',
            kind: 'babyOnBack',
            at: { x: 1975, y: 950, scale: 0.9, depth: 600, afloat: true },
            expression: 'laugh',
          },
          { kind: 'openSock', at: { x: 1680, y: 806, scale: 0.39, depth: 590, afloat: true }, facing: -1 },
        ],
      },
      150,
    ),
    texts: textColumn(['toes', 'how', 'sister'], [140, 150, 900], 'ink', 240, ['sister']),
    stops: [stop(1200, 0, 1200, ['toes', 'how', 'sister'])],
  },
  {
    key: 's11',
    kind: 'reveal',
    scene: flat('sisterArmchair', {
      heroes: [
        {
          at: { x: 1562, y: 1018, scale: 2.7, depth: 1200, afloat: true },
          pose: 'sitAcrossLap',
          expression: 'tenderness',
          outfit: BY_DAY,
          tilt: 0.08,
          yaw: 0.3,
          lookAt: { actor: 'blanket' },
          hands: {
            left: {
              at: { actor: 'blanket', part: 'middle', offset: [-50, 112] },
              shape: 'rest',
              elbow: 'down',
              layer: 'front',
            },
          },
        },
      ],
      companions: [
        {
          id: 'mother',
          kind: 'motherSeat',
          ownFace: true,
          at: { x: 1750, y: 990, scale: 3.1, depth: 900, afloat: true },
          expression: 'delight',
          yaw: -0.24,
          pitch: 0.3,
          tilt: -0.16,
        },
        {
          id: 'blanket',
          kind: 'babyInBlanket',
          facing: -1,
          at: { x: 1820, y: 905, scale: 2, depth: 1300, afloat: true },
          expression: 'asleep',
        },
        { kind: 'motherEmbrace', at: { x: 1750, y: 990, scale: 3.1, depth: 1400, afloat: true } },
        {
          id: 'father',
          kind: 'father',
          ownFace: true,
          at: { x: 2170, y: 1600, scale: 2.9, depth: 880, afloat: true },
          expression: 'tenderness',
          pose: 'standStill',
          facing: -1,
          tilt: -0.24,
          lookAt: { actor: 'blanket' },
          hands: {
            left: {
              at: { actor: 'blanket', part: 'middle', offset: [96, -2] },
              shape: 'rest',
              elbow: 'right',
              layer: 'front',
            },
            right: { at: { x: 2220, y: 1000 }, shape: 'hang', elbow: 'right' },
          },
        },
        { kind: 'plushBunny', at: { x: 1312, y: 772, scale: 0.85, depth: 1400, afloat: true } },
        { kind: 'catSit', at: { x: 1060, y: 1150, scale: 1.25 }, expression: 'uneasy' },
      ],
    }),
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
