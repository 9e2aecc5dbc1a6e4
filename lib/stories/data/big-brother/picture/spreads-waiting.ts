import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, flat, type Hero, opening, stop } from '../../picture-parts';
import { BLANKET, BY_DAY, LION } from './parts';

const PANEL = { palette: 'flat', view: { x: 0, y: 0, width: 1032, height: 425 } } as const;

type Touch = NonNullable<NonNullable<Hero['hands']>['left']>;

type Minute = {
  readonly expression: Hero['expression'];
  /** How far the child has sunk. */
  readonly sunk: number;
  /** In the end at nothing but the soup. */
  readonly lookAt: Hero['lookAt'] | 'soup';
  readonly spoon: { readonly x: number; readonly y: number; readonly turn: number };
  /** Those who have eyes for nobody but the baby. */
  readonly busy: readonly Companion[];
  readonly bottle?: boolean;
};

/** The hand that has no spoon is at the bowl, and later below the cheek. */
const RIM: Touch = { at: { x: 166, y: 292 }, shape: 'cup', elbow: 'left', layer: 'front' };
const CHEEK: Touch = {
  at: { actor: 'hero', part: 'leftCheek', offset: [-7, 15] },
  shape: 'fist',
  elbow: 'left',
  layer: 'front',
};

const OUTFIT = 'cardigan';

/** She walks by with the baby on her shoulder. */
const MOM_WALKS: readonly Companion[] = [
  {
    id: 'mother',
    kind: 'mother',
    outfit: OUTFIT,
    at: { x: 800, y: 800, scale: 1.4, depth: 90, afloat: true },
    pose: 'walk',
    expression: 'tenderness',
    yaw: 0.9,
    pitch: 0.1,
    tilt: 0.14,
    hands: {
      left: { at: { x: 890, y: 396 }, shape: 'rest', elbow: 'down', layer: 'front' },
      right: { at: { x: 940, y: 340 }, shape: 'rest', elbow: 'right', layer: 'front' },
    },
  },
  {
    kind: 'babyOnShoulder',
    colour: BLANKET,
    at: { x: 908, y: 350, scale: 0.92, depth: 100, afloat: true },
    expression: 'asleep',
  },
];

/** Her back is turned: she looks whether the milk is warm. */
const GRANDMA_WARMS: readonly Companion[] = [
  {
    id: 'grandmother',
    kind: 'grandmother',
    outfit: OUTFIT,
    at: { x: 800, y: 790, scale: 1.4, depth: 90, afloat: true },
    pose: 'walkAway',
    expression: 'calm',
    yaw: 2.5,
    hands: { right: { at: { x: 936, y: 190 }, shape: 'grip', elbow: 'right', layer: 'front' } },
  },
];

/** Both bent over the pram. */
const BOTH: readonly Companion[] = [
  {
    kind: 'mother',
    outfit: OUTFIT,
    at: { x: 664, y: 760, scale: 1.36, depth: 100, afloat: true },
    pose: 'braceWind',
    expression: 'tenderness',
    tilt: 0.2,
    yaw: 0.6,
    pitch: 0.5,
    gaze: [0.6, 2],
    hands: { left: { at: { x: 760, y: 320 } }, right: { at: { x: 790, y: 310 } } },
  },
  {
    kind: 'grandmother',
    outfit: OUTFIT,
    at: { x: 1000, y: 770, scale: 1.36, depth: 90, afloat: true },
    pose: 'braceWind',
    facing: -1,
    expression: 'delight',
    tilt: -0.2,
    yaw: -0.6,
    pitch: 0.5,
    hands: { left: { at: { x: 880, y: 310 } }, right: { at: { x: 920, y: 320 } } },
  },
];

/** Far off, where the light is, only their backs. */
const BEHIND_THE_DOOR: readonly Companion[] = [
  {
    kind: 'mother',
    outfit: OUTFIT,
    at: { x: 896, y: 640, scale: 1, depth: 100, afloat: true },
    pose: 'walkAway',
    yaw: 3,
  },
  {
    kind: 'grandmother',
    outfit: OUTFIT,
    at: { x: 786, y: 640, scale: 1, depth: 90, afloat: true },
    pose: 'walkAway',
    yaw: 2.7,
  },
];

const INTO_SOUP: Partial<Hero> = { pitch: 0.5, yaw: 0.05, gaze: [0, 3] };

const panel = (index: number, { expression, sunk, lookAt, spoon, busy, bottle }: Minute) => {
  const child: Hero = {
    at: { x: 250, y: 337 + sunk, scale: 1.36, depth: 500, afloat: true },
    pose: 'palmLight',
    expression,
    outfit: BY_DAY,
    ...(lookAt === 'soup' ? INTO_SOUP : { lookAt }),
    hands: {
      left: index > 1 ? CHEEK : RIM,
      right: {
        at: { actor: 'tableSpoon', part: 'middle', offset: [0, 18] },
        shape: 'fist',
        elbow: index > 1 ? 'right' : 'down',
        layer: 'front',
      },
    },
  };
  const scene: PictureSceneInput = {
    ...PANEL,
    stage: `roarMinute${index + 1}`,
    heroes: [child],
    companions: [...busy],
    props: [
      { kind: 'tableSpoon', at: { x: spoon.x, y: spoon.y, scale: 0.92, afloat: true, depth: 1005 }, turn: spoon.turn },
      ...(bottle ? [{ kind: 'milkBottle', at: { x: 938, y: 168, scale: 0.9, afloat: true, depth: 95 } }] : []),
    ],
  };
  return { scene, box: { x: index < 2 ? 84 : 1284, y: index % 2 ? 590 : 40, width: 1032, height: 425 } };
};

/** The pupil who is busy, and other pupils. */
export const waiting: readonly SpreadLayout[] = [
  {
    key: 's05',
    kind: 'sequence',
    scene: {
      kind: 'spread',
      pictures: [
        panel(0, {
          expression: 'joy',
          sunk: 0,
          lookAt: { x: 820, y: 60 },
          spoon: { x: 386, y: 226, turn: 10 },
          busy: MOM_WALKS,
        }),
        panel(1, {
          expression: 'wonder',
          sunk: 10,
          lookAt: { x: 800, y: 120 },
          spoon: { x: 386, y: 244, turn: 24 },
          busy: GRANDMA_WARMS,
          bottle: true,
        }),
        panel(2, {
          expression: 'uneasy',
          sunk: 30,
          lookAt: { x: 700, y: 330 },
          spoon: { x: 392, y: 298, turn: 84 },
          busy: BOTH,
        }),
        panel(3, {
          expression: 'sad',
          sunk: 62,
          lookAt: 'soup',
          spoon: { x: 394, y: 310, turn: 92 },
          busy: BEHIND_THE_DOOR,
        }),
      ],
    },
    texts: (['mom', 'grandma', 'minutes', 'soup'] as const).map((id, i) =>
      block(id, box(i < 2 ? 94 : 1294, i % 2 ? 1034 : 485, 1012, i % 2 ? 94 : 100), { tone: 'ink', size: [30, 18] }),
    ),
    stops: [stop(0, 0, 1200, ['mom', 'grandma']), stop(1200, 0, 1200, ['minutes', 'soup'])],
  },
  {
    key: 's06',
    kind: 'single',
    scene: flat('roarRug', {
      heroes: [
        {
          at: { x: 540, y: 1066, scale: 2.9 },
          pose: 'lie',
          expression: 'shy',
          outfit: LION,
          lookAt: { actor: 'grandfather' },
        },
      ],
      companions: [
        {
          id: 'grandfather',
          kind: 'grandfather',
          at: { x: 1860, y: 1066, scale: 2.35 },
          pose: 'lie',
          facing: -1,
          expression: 'bellow',
          lookAt: { actor: 'hero' },
          hands: {
            left: { at: { x: 1330, y: 900 }, shape: 'pinch', elbow: 'down' },
            right: { at: { x: 1730, y: 560 }, shape: 'claw', elbow: 'right', layer: 'front' },
          },
        },
      ],
      props: [
        { kind: 'cookies', at: { x: 1080, y: 1074, scale: 2.9 } },
        { kind: 'oneCookie', at: { x: 1322, y: 896, scale: 1.5, afloat: true, depth: 1400 } },
      ],
    }),
    texts: [
      opening('ask', box(140, 84, 960, 150), { tone: 'ink', size: [32, 20] }),
      block('answer', box(140, 240, 900, 130), { tone: 'ink', size: [26, 16], below: 'ask' }),
      block('cough', box(1280, 80, 1000, 80), { tone: 'ink', size: [28, 18] }),
      block('refrain', box(1280, 150, 1000, 80), { tone: 'ink', face: 'heading', size: [28, 18], below: 'cough' }),
    ],
    stops: [stop(0, 0, 1200, ['ask', 'answer']), stop(1200, 0, 1200, ['cough', 'refrain'])],
  },
];
