import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, type Hero, opening, stop } from '../../picture-parts';
import { aunt, dish, FEAST, flat, grandmother, OUTFIT, oldMan, refrain, sparrow } from './parts';

const BLACK = { colour: '#2a1226', share: 1, lit: false } as const;

/** The same two from roof to roof: where the child's feet are, how large they are, and how each of them runs. */
const RUNS = [
  [330, 796, 0.72, 'run', 'walk'],
  [840, 846, 0.84, 'race', 'run'],
  [1500, 796, 0.94, 'jump', 'race'],
  [2010, 896, 1.15, 'run', 'race'],
] as const;

const running: Hero[] = RUNS.map(
  ([x, y, scale, pose], i): Hero => ({
    id: i === 3 ? 'hero' : `hero${i}`,
    at: { x: x + 110 * scale, y, scale },
    pose,
    yaw: 0.9,
    expression: 'determined',
    outfit: OUTFIT,
    haze: BLACK,
    hands: { left: { at: { x: x, y: y - 185 * scale }, shape: 'grip' } },
  }),
);

const pulled: Companion[] = RUNS.map(([x, y, scale, , pose], i) =>
  oldMan(
    { x: x - 150 * scale, y, scale: scale * 0.86 },
    {
      id: `oldMan${i}`,
      pose,
      // In profile the beard shows black against the sky.
      yaw: 1.35,
      pitch: -0.25,
      expression: 'breathHeld',
      haze: BLACK,
      hands: { right: { at: { x: x, y: y - 180 * scale }, shape: 'grip' } },
    },
  ),
);

/** The child shows where the old man would sit. */
const POINTS: Hero = {
  at: { x: 360, y: 822, scale: 1.9, depth: 1000, afloat: true },
  pose: 'standStill',
  expression: 'laugh',
  outfit: OUTFIT,
  lookAt: { actor: 'oldMan' },
  hands: {
    right: { at: { x: 650, y: 690 }, shape: 'point', elbow: 'right', layer: 'front' },
    left: { at: { actor: 'hero', part: 'leftSide', offset: [-10, 0] }, shape: 'fist', elbow: 'left' },
  },
};

/** From the idea to the feast. */
export const toTheFeast: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'single',
    scene: flat(
      'lowSunRoom',
      {
        heroes: [POINTS],
        companions: [
          oldMan(
            { x: 2010, y: 1170, scale: 1.95, depth: 1100 },
            {
              pose: 'standStill',
              expression: 'surprise',
              facing: -1,
              lookAt: { x: 1010, y: 1000 },
              hands: {
                left: { at: { x: 1800, y: 430 }, shape: 'measure', angle: -110, elbow: 'down', layer: 'front' },
                right: {
                  at: { actor: 'oldMan', part: 'chest', offset: [10, 30] },
                  shape: 'flat',
                  elbow: 'right',
                  layer: 'front',
                },
              },
            },
          ),
        ],
      },
      {
        onWheels: {
          heroes: [
            {
              ...POINTS,
              at: { x: 330, y: 1080, scale: 1.9, depth: 1000 },
              hands: { right: { at: { x: 600, y: 890 }, shape: 'point', elbow: 'right', layer: 'front' } },
            },
          ],
        },
      },
    ),
    texts: [
      block('look', box(640, 84, 480, 200), { tone: 'ink' }),
      block('think', box(640, 300, 480, 100), { tone: 'ink', below: 'look' }),
      opening('idea', box(1290, 84, 560, 230), { tone: 'ink' }),
      block('straight', box(1290, 480, 440, 240), { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['look', 'think']), stop(1200, 0, 1200, ['idea', 'straight'])],
  },
  {
    key: 's10',
    kind: 'panorama',
    scene: flat('runningRoofs', { heroes: running, companions: pulled }, { onWheels: { stage: 'runningLane' } }),
    texts: [
      opening('sun', box(140, 84, 960, 130)),
      block('hurry', box(140, 230, 900, 100), { below: 'sun' }),
      block('knees', box(1290, 84, 960, 140)),
      block('mine', box(1290, 230, 960, 130), { below: 'knees' }),
    ],
    stops: [stop(0, 0, 1200, ['sun', 'hurry']), stop(1200, 0, 1200, ['knees', 'mine'])],
  },
  {
    key: 's11',
    kind: 'reveal',
    scene: flat(
      'iftarTable',
      {
        heroes: [
          {
            at: { x: 1400, y: 1350, scale: 2.55, depth: 800, afloat: true },
            pose: 'standStill',
            expression: 'laugh',
            outfit: OUTFIT,
            lookAt: { actor: 'oldMan' },
            hands: {
              left: { at: { actor: 'hero', part: 'chest', offset: [-10, 10] }, shape: 'flat', layer: 'front' },
              right: {
                at: { actor: 'oldMan', part: 'leftShoulder', offset: [24, 4] },
                shape: 'rest',
                elbow: 'down',
                layer: 'front',
              },
            },
          },
        ],
        companions: [
          oldMan(
            { x: 1790, y: 1690, scale: 2.2, depth: 790, afloat: true },
            {
              pose: 'standStill',
              expression: 'wonder',
              yaw: 0,
              rightHanded: true,
              hands: {
                left: {
                  at: { actor: 'oneDate', part: 'middle', offset: [-4, 20] },
                  shape: 'pinch',
                  angle: -84,
                  elbow: 'down',
                  layer: 'front',
                },
              },
            },
          ),
          grandmother(
            { x: 960, y: 1590, scale: 2.05, depth: 780, afloat: true },
            {
              pose: 'standStill',
              expression: 'joy',
              lookAt: { actor: 'hero' },
              hands: { left: { at: { x: 830, y: 940 }, shape: 'hold', elbow: 'down', layer: 'front' } },
            },
          ),
          aunt(
            { x: 2150, y: 1560, scale: 1.95, depth: 770, afloat: true },
            {
              pose: 'standStill',
              facing: -1,
              lookAt: { actor: 'oldMan' },
              hands: { left: { at: { x: 2030, y: 930 }, shape: 'hold', elbow: 'down', layer: 'front' } },
            },
          ),
          {
            id: 'boy',
            kind: 'littleBoy',
            at: { x: 2350, y: 1230, scale: 1.8, depth: 775, afloat: true },
            pose: 'standStill',
            expression: 'wonder',
            facing: -1,
            lookAt: { x: 2080, y: 980 },
          },
          {
            id: 'baker',
            kind: 'baker',
            outfit: 'apron',
            at: { x: 560, y: 1620, scale: 2, depth: 770, afloat: true },
            pose: 'standStill',
            expression: 'laugh',
            lookAt: { actor: 'grandmother' },
            hands: { left: { at: { x: 500, y: 940 }, shape: 'hold', elbow: 'down', layer: 'front' } },
          },
          {
            kind: 'reflectedElder',
            at: { x: 1796, y: 1004, scale: 0.96, depth: 905, afloat: true },
            expression: 'delight',
          },
          { kind: 'tableHands', at: { x: 1500, y: 1080, scale: 1, depth: 1500, afloat: true }, expression: 'calm' },
        ],
        props: [{ kind: 'oneDate', at: { x: 1790, y: 762, scale: 2.1, depth: 790.2, afloat: true } }],
      },
      { rise: 120 },
    ),
    texts: [
      call('boom', [600, 206], 54, 420),
      block('date', box(1290, 76, 980, 100), { size: [24, 16] }),
      block('ask', box(1290, 170, 980, 100), { below: 'date', size: [24, 16] }),
      block('full', box(1290, 260, 800, 80), { below: 'ask', face: 'heading', size: [28, 20] }),
    ],
    stops: [stop(0, 0, 1200, ['boom']), stop(1200, 0, 1200, ['date', 'ask', 'full'])],
  },
  {
    key: 's12',
    kind: 'single',
    scene: flat('feastGate', {
      heroes: [
        {
          at: { x: 890, y: 936, scale: 1.6, depth: 1000 },
          pose: 'runBring',
          expression: 'scream',
          outfit: FEAST,
          lookAt: { actor: 'oldMan' },
          hands: {
            left: { at: { actor: 'tray', part: 'left', offset: [34, 34] }, shape: 'hold', layer: 'around' },
            right: { at: { actor: 'tray', part: 'right', offset: [-34, 34] }, shape: 'hold', layer: 'around' },
          },
        },
      ],
      companions: [
        oldMan(
          { x: 1930, y: 946, scale: 1.5, depth: 1000 },
          {
            pose: 'bringDish',
            expression: 'joy',
            outfit: 'abaya',
            facing: -1,
            lookAt: { actor: 'hero' },
            hands: {
              left: {
                at: { actor: 'dish', part: 'left', offset: [40, 20] },
                shape: 'hold',
                elbow: 'down',
                layer: 'around',
              },
              right: {
                at: { actor: 'dish', part: 'right', offset: [-40, 20] },
                shape: 'hold',
                elbow: 'down',
                layer: 'around',
              },
            },
          },
        ),
        {
          id: 'carved',
          kind: 'woodenSparrow',
          at: { x: 1800, y: 612, scale: 1, depth: 1120, afloat: true },
          expression: 'calm',
          facing: -1,
        },
        sparrow(
          { x: 1896, y: 640, scale: 0.8, depth: 1121, afloat: true },
          { facing: -1, lookAt: { actor: 'carved' } },
        ),
      ],
      props: [
        dish('plate', { x: 1840, y: 684, scale: 1.75, depth: 1100 }),
        { id: 'tray', kind: 'maamoulTray', at: { x: 1002, y: 758, scale: 1.15, depth: 1100, afloat: true } },
      ],
    }),
    texts: [
      opening('moon', box(140, 170, 900, 170), { tone: 'ink' }),
      block('small', box(140, 350, 600, 170), { tone: 'ink', below: 'moon' }),
      block('wait', box(140, 540, 520, 230), { tone: 'ink', below: 'small' }),
      refrain(),
    ],
    stops: [stop(1200, 0, 1200, ['refrain']), stop(0, 0, 1200, ['moon', 'small', 'wait'])],
  },
];
