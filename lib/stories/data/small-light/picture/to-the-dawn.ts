import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, opening, path, picture, stop } from '../../picture-parts';
import { carriedLantern } from './carried-lantern';
import { OUT } from './outfits';

const outside = { outfit: OUT } as const;
const BODY = { size: [26, 19] } as const;

/** The child and, at the heel, the fox follow the only light; the lantern is cold. */
function patch(x: number, y: number, scale: number): PictureSceneInput {
  const cold = carriedLantern({ kind: 'lanternOut', at: [x - 84, y - 168], scale: 1.35, depth: y + 0.1 });
  return {
    stage: 'patchWide',
    palette: 'pitch',
    heroes: [
      {
        at: { x, y, scale },
        pose: 'walk',
        expression: 'amazed',
        yaw: 0.7,
        pitch: -0.34,
        lookAt: { x: 1900, y: 300 },
        hands: {
          left: cold.fist,
          right: { at: { x: x + 170, y: y - 200 }, shape: 'cup' },
        },
        ...outside,
      },
    ],
    companions: [
      { kind: 'foxWalk', at: { x: x - 268, y: y + 30, scale: 1.2 }, expression: 'worry' },
      {
        kind: 'firefly',
        at: { x: x + 250, y: y - 290, scale: 1, afloat: true },
        expression: 'joy',
        facing: -1,
        shine: 2.4,
      },
    ],
    props: [cold.prop],
  };
}

/** Relatives of the small light that are near enough to have faces. */
const RELATIVES = [
  [420, 352, 0.5],
  [1075, 800, 0.5],
  [1830, 520, 0.6],
  [2140, 560, 0.5],
  [200, 640, 0.38],
] as const;
/** The two who have found her: cheek to cheek with the light that was lost. */
const PARENTS = [
  [812, 190, 2, 0.34],
  [1028, 190, 2, -0.34],
] as const;
/** The smallest of the family tumble in. */
const LITTLE_ONES = [
  [650, 110, 0.66, 0.7],
  [1112, 84, 0.6, -0.5],
  [1104, 362, 0.64, -0.7],
] as const;

/** A thousand lights, and a leap for joy with both arms up; the lantern is forgotten in the grass. */
function dance(pose: 'leapForJoy' | 'cheer'): PictureSceneInput {
  const firefly = (x: number, y: number, scale: number, expression: 'joy' | 'laugh' | 'delight') => ({
    kind: 'fireflyOutlined',
    at: { x, y, scale, afloat: true, depth: 1500 },
    expression,
    shine: 0.7,
  });
  return {
    stage: 'clearingWide',
    palette: 'gold',
    heroes: [
      {
        at: { x: 740, y: 1106, scale: 2.1 },
        pose,
        expression: 'joy',
        lookAt: { actor: 'lost' },
        pitch: -0.3,
        hands: { left: { at: { x: 430, y: 540 }, shape: 'wave' } },
        ...outside,
      },
    ],
    props: [{ kind: 'lanternOut', at: { x: 1090, y: 1092, scale: 1.5 } }],
    companions: [
      {
        kind: 'foxLeap',
        at: { x: 1500, y: 1070, scale: 1.75 },
        expression: 'amazed',
        facing: -1,
        lookAt: { actor: 'lost' },
      },
      ...[...PARENTS, ...LITTLE_ONES].map(([x, y, scale, tilt]) => ({ ...firefly(x, y, scale, 'delight'), tilt })),
      { ...firefly(920, 268, 1.62, 'laugh'), id: 'lost', shine: 1.4 },
      ...RELATIVES.map(([x, y, scale], i) => firefly(x, y, scale, i % 2 === 0 ? 'joy' : 'laugh')),
    ],
  };
}

const blownOut = carriedLantern({ kind: 'lanternOut', at: [1052, 812], scale: 1.6, depth: 1124.1, swing: 26 });
/** The eyes of the dark in the meadow, and the paw that it lays in a hand. */
export const DARK_HAND = { x: 1158, y: 842 } as const;

/** Through the dark to the lights and home: s09 to s12. */
export const toTheDawn: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'nearDark',
    scene: picture({
      stage: 'windyWoodWide',
      palette: 'dark',
      heroes: [
        {
          at: { x: 850, y: 1124, scale: 1.95 },
          pose: 'braceWind',
          expression: 'uneasy',
          // Into the dark in front, with a hand on the fox.
          gaze: [0.8, -0.1],
          hands: {
            left: { at: { actor: 'foxInWind', part: 'middle', offset: [108, -44] }, shape: 'grip', layer: 'front' },
            right: blownOut.fist,
          },
          ...outside,
        },
      ],
      companions: [
        {
          kind: 'foxInWind',
          at: { x: 692, y: 1130, scale: 1.6 },
          expression: 'fear',
          lookAt: { x: 1900, y: 620 },
        },
        // Nearly hidden behind the cheek of the fox: who speaks on the next page.
        {
          kind: 'fireflyDim',
          at: { x: 610, y: 1008, scale: 0.4, afloat: true, depth: 1129 },
          expression: 'worry',
          shine: 0.55,
        },
        { kind: 'scarfEnd', at: { of: 'hero', slot: '@shoulder', scale: 2.3 } },
      ],
      props: [blownOut.prop],
      quietZones: [{ x: 1720, y: 560, rx: 760, ry: 620, colour: '#070b24', alpha: 0.55 }],
    }),
    texts: [
      block('wind', box(1330, 150, 820, 90), BODY),
      call('blow', [1740, 332], 68, 900, { turn: -6 }),
      block('out', box(1330, 440, 820, 90), BODY),
      block('dark', box(1330, 640, 700, 300), BODY),
    ],
    stops: [stop(330, 340, 840, ['wind', 'blow', 'out', 'dark'])],
  },
  {
    key: 's10',
    kind: 'iris',
    scene: picture(patch(520, 1040, 1.5), { onWheels: patch(480, 1040, 1.5) }),
    texts: [
      block('on', box(150, 150, 880, 90), { size: [23, 18] }),
      block('plenty', box(150, 260, 880, 90), BODY),
      call('step1', [950, 1062], 28, 400, { turn: -7 }),
      call('step2', [1500, 962], 28, 420, { turn: -9 }),
      call('step3', [1950, 858], 28, 420, { turn: -9 }),
      block('stars', box(1440, 150, 830, 170), { size: [26, 18], tone: 'gold' }),
    ],
    stops: [stop(200, 300, 900, ['on', 'plenty']), stop(1300, 300, 900, ['step1', 'step2', 'step3', 'stars'])],
  },
  {
    key: 's11',
    kind: 'wordless',
    scene: picture(dance('leapForJoy'), { onWheels: dance('cheer') }),
    texts: [],
    stops: [stop(320, 200, 900, []), stop(1280, 300, 900, [])],
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: picture({
      stage: 'meadowWide',
      palette: 'dawn',
      heroes: [
        {
          at: { x: 1346, y: 1074, scale: 1.55 },
          pose: 'run',
          expression: 'joy',
          lookAt: { actor: 'mother' },
          // The dark comes along, hand in paw.
          hands: {
            left: { at: DARK_HAND, shape: 'cup', angle: 186, thumb: 'up' },
            right: { at: { x: 1530, y: 776 }, shape: 'rest', angle: 8 },
          },
          ...outside,
        },
      ],
      props: [{ kind: 'lanternOut', at: { x: 1086, y: 1146, scale: 1.3 } }],
      companions: [
        {
          kind: 'foxWalk',
          at: { x: 730, y: 980, scale: 0.94 },
          expression: 'joy',
          lookAt: { actor: 'hero' },
        },
        // The family has come as far as the edge of the woods.
        ...(
          [
            ['lost', 470, 640, 0.84],
            ['parent', 330, 600, 0.7],
            ['otherParent', 390, 720, 0.64],
          ] as const
        ).map(([id, x, y, scale]) => ({
          id,
          kind: 'fireflyOutlined' as const,
          at: { x, y, scale, afloat: true, depth: 1500 },
          expression: 'joy' as const,
        })),
        {
          kind: 'mother',
          // On her knees on the road, as tall as the child, and both arms go out to meet it.
          at: { x: 1836, y: 1030, scale: 1.45 },
          ownFace: true,
          expression: 'joy',
          pose: 'kneelEmbrace',
          outfit: 'dressingGown',
          facing: -1,
          lookAt: { actor: 'hero' },
          hands: {
            left: { at: { x: 1542, y: 798 }, shape: 'cup', angle: 186, elbow: 'down' },
            right: { at: { x: 1616, y: 920 }, shape: 'cup', angle: 165, elbow: 'down', layer: 'front' },
          },
        },
      ],
    }),
    texts: [
      opening('thanks', box(620, 176, 520, 170), { tone: 'ink', size: [30, 21], verticalAlign: 'bottom' }),
      block('light', box(620, 376, 520, 120), { tone: 'ink', ...BODY }),
      path(
        'step',
        [
          [204, 1048],
          [500, 1038],
          [860, 1022],
        ],
        [36, 40],
        { gapEm: 0.28 },
      ),
    ],
    stops: [stop(180, 290, 900, ['thanks', 'light']), stop(1180, 290, 900, ['step'])],
  },
];
