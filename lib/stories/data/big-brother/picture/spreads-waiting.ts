import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, flat, type Hero, opening, stop } from '../../picture-parts';
import { BY_DAY, baby, LION } from './parts';

const PANEL = { palette: 'flat', view: { x: 0, y: 0, width: 540, height: 780 } } as const;

type Touch = NonNullable<NonNullable<Hero['hands']>['left']>;

type Minute = {
  readonly expression: Hero['expression'];
  /** How far the child has sunk. */
  readonly sunk: number;
  readonly lookAt: Hero['lookAt'];
  readonly spoon: { readonly x: number; readonly y: number; readonly turn: number };
  readonly adult: 'mother' | 'grandmother';
  /** Of the pupil, who looks over a shoulder. */
  readonly mood: Companion['expression'];
};

/** The hand that has no spoon is at the bowl, and later below the cheek. */
const RIM: Touch = {
  at: { actor: 'bowl', part: 'middle', offset: [34, -110] },
  shape: 'cup',
  elbow: 'left',
  layer: 'front',
};
const CHEEK: Touch = {
  at: { actor: 'hero', part: 'leftCheek', offset: [-12, 26] },
  shape: 'fist',
  elbow: 'left',
  layer: 'front',
};

/** The hands of somebody who is carried. */
const CUDDLED = {
  left: { at: { actor: 'baby', part: 'chest', offset: [-12, 12] }, shape: 'fist', elbow: 'left', layer: 'front' },
  right: { at: { actor: 'baby', part: 'chest', offset: [6, -2] }, shape: 'fist', elbow: 'down', layer: 'front' },
} as const satisfies Companion['hands'];

const panel = (index: number, { expression, sunk, lookAt, spoon, adult, mood }: Minute) => {
  const child: Hero = {
    at: { x: 270, y: 690 + sunk, scale: 2.4, depth: 500, afloat: true },
    pose: 'palmLight',
    expression,
    outfit: BY_DAY,
    lookAt,
    hands: {
      left: index > 1 ? CHEEK : RIM,
      right: {
        at: { actor: 'tableSpoon', part: 'middle', offset: [0, 30] },
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
    companions: [
      // Beside the fold an adult stands further from it.
      baby({ x: index === 1 ? 432 : 286, y: 272, scale: 1.2, depth: 90 }, 'sitGround', mood, {
        lookAt: { x: 270, y: 500 },
        hands: CUDDLED,
      }),
      {
        kind: adult,
        at: index === 1 ? { x: 300, y: 1006, scale: 2.3, depth: 100 } : { x: 470, y: 1110, scale: 2.6, depth: 100 },
        pose: 'walkAway',
        expression: 'calm',
      },
    ],
    props: [
      { kind: 'tableSpoon', at: { x: spoon.x, y: spoon.y, scale: 1.5, afloat: true, depth: 1005 }, turn: spoon.turn },
      { id: 'bowl', kind: 'raindrops', count: 0, at: { x: 120, y: 830, scale: 1, afloat: true, depth: 1001 } },
    ],
  };
  return {
    scene,
    box: { x: 84 + index * 564, y: 60, width: 540, height: 780 },
  };
};

/** The list goes on below the strips. */
const LIST = {
  scene: { stage: 'roarStrip', palette: 'flat', view: { x: 0, y: 1050, width: 2400, height: 150 } },
  box: { x: 0, y: 1050, width: 2400, height: 150 },
} as const;

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
          lookAt: { x: 420, y: 60 },
          spoon: { x: 484, y: 520, turn: 10 },
          adult: 'mother',
          mood: 'wonder',
        }),
        panel(1, {
          expression: 'wonder',
          sunk: 20,
          lookAt: { x: 60, y: 100 },
          spoon: { x: 484, y: 560, turn: 24 },
          adult: 'grandmother',
          mood: 'joy',
        }),
        panel(2, {
          expression: 'uneasy',
          sunk: 50,
          lookAt: { x: 300, y: 620 },
          spoon: { x: 472, y: 668, turn: 84 },
          adult: 'mother',
          mood: 'yawn',
        }),
        panel(3, {
          expression: 'sad',
          sunk: 90,
          lookAt: { x: 270, y: 640 },
          spoon: { x: 476, y: 690, turn: 92 },
          adult: 'grandmother',
          mood: 'asleep',
        }),
        LIST,
      ],
    },
    texts: [
      ...(['mom', 'grandma', 'minutes', 'soup'] as const).map((id, i) =>
        block(id, box((i < 2 ? 94 : 124) + i * 564, 862, i < 2 ? 490 : 476, 180), { tone: 'ink', size: [24, 16] }),
      ),
    ],
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
