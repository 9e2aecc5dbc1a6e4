import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, type Hero, opening, stop } from '../../picture-parts';
import { BLANKET, BY_DAY, column, type Place } from './parts';

const JUMPS: Omit<Hero, 'at'> = { pose: 'jump', expression: 'laugh', outfit: 'raincoat' };
const jumping = (id: string, x: number, y: number, scale: number, rest: Partial<Hero> = {}): Hero => ({
  ...JUMPS,
  id,
  at: { x, y, scale, afloat: true, depth: y },
  ...rest,
});

/** A whole page of roar: one paw is up behind, the other reaches out before. */
const RAISED = { at: { x: 128, y: 556 }, shape: 'claw', angle: -70, elbow: 'left' } as const;
const ROARING_AT: Place = { x: 370, y: 1280, scale: 5, depth: 1500, afloat: true };
const ROARING: Hero = {
  at: ROARING_AT,
  liftSmall: 190,
  pose: 'palmLight',
  expression: 'bellow',
  outfit: BY_DAY,
  yaw: 1,
  gaze: [0.9, 0],
  pitch: -0.1,
  // The elbow is low and ahead, clear of the chin.
  hands: { left: RAISED, right: { at: { x: 900, y: 880 }, shape: 'claw', angle: -40, elbow: 'down' } },
};
/** The same of somebody whose short arms would be before the mouth. */
const ROARING_SMALL: Hero = {
  ...ROARING,
  at: { ...ROARING_AT, x: 390, scale: 4.5 },
  liftSmall: 176,
  hands: { left: RAISED, right: { at: { x: 850, y: 1060 }, shape: 'claw', angle: -40, elbow: 'down' } },
};

/** Measures the pupil against a pillow; somebody of at most three years holds it lower, by its upper edge. */
const measuring = (top: number, hand: number): Pick<PictureSceneInput, 'heroes' | 'props'> => ({
  heroes: [
    {
      at: { x: 1390, y: 1120, scale: 2.2, depth: 1110 },
      pose: 'standStill',
      expression: 'wonder',
      outfit: BY_DAY,
      yaw: 0.5,
      pitch: 0.1,
      lookAt: { actor: 'mother', part: 'middle' },
      hands: {
        left: {
          at: { actor: 'cushion', part: 'left', offset: [50, -40] },
          shape: 'grip',
          elbow: 'down',
          layer: 'front',
        },
        right: { at: { actor: 'cushion', part: 'top', offset: [hand, 40] }, shape: 'rest', layer: 'front' },
      },
    },
  ],
  props: [
    {
      kind: 'cushion',
      colour: '#ffd75e',
      at: { x: 1560, y: top, scale: 3.1, depth: 1125, afloat: true },
      turn: -8,
    },
    {
      kind: 'balloons',
      count: 1,
      colour: '#e2503f',
      at: { x: 2028, y: 708, scale: 2.1, depth: 955, afloat: true },
      turn: -30,
    },
  ],
});

/** The list, the pupil, and the first two lessons. */
export const lessons: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'panorama',
    scene: flat('roarSheet', {
      heroes: [
        {
          at: { x: 530, y: 1090, scale: 3.2 },
          pose: 'lie',
          expression: 'calm',
          outfit: BY_DAY,
          lookAt: { x: 1050, y: 1060 },
          hands: { right: { at: { x: 960, y: 1010 }, shape: 'pinch', layer: 'front' } },
        },
      ],
      props: [{ kind: 'waxCrayon', colour: '#4483cf', at: { x: 985, y: 1050, scale: 1.5, afloat: true, depth: 2000 } }],
    }),
    texts: [
      opening('hundred', box(1330, 366, 960, 210), { tone: 'ink', size: [46, 30] }),
      block('drew', box(1330, 596, 960, 200), { tone: 'ink', size: [28, 20], below: 'hundred' }),
      block('blank', box(1520, 880, 760, 100), { tone: 'ink', size: [26, 18] }),
      block('refrain', box(1520, 990, 760, 130), { tone: 'ink', face: 'heading', size: [28, 18], below: 'blank' }),
    ],
    stops: [stop(1200, 0, 1200, ['hundred', 'drew']), stop(600, 0, 1200, ['blank', 'refrain'])],
  },
  {
    key: 's02',
    kind: 'closeUp',
    scene: flat(
      'roarSofa',
      {
        ...measuring(912, 40),
        companions: [
          {
            id: 'mother',
            kind: 'motherNewborn',
            colour: BLANKET,
            at: { x: 1970, y: 800, scale: 2.1, depth: 900, afloat: true },
          },
          { kind: 'dogSit', at: { x: 1070, y: 1120, scale: 1.35 }, expression: 'wonder', lookAt: { x: 2000, y: 700 } },
          { kind: 'babyBrotherFist', at: { x: 2026, y: 716, scale: 2.1, depth: 960, afloat: true } },
          {
            kind: 'father',
            at: { x: 2238, y: 1060, scale: 1.85, depth: 500, afloat: true },
            pose: 'kneelUmbrella',
            facing: -1,
            expression: 'delight',
            lookAt: { x: 2060, y: 690 },
          },
        ],
      },
      { forSmall: measuring(1020, -70) },
    ),
    texts: [
      ...column(['parcel', 'smaller', 'hello', 'reply'], [140, 110, 780], {
        heights: [270, 190, 210, 110],
        size: [32, 18],
      }),
    ],
    stops: [stop(1200, 0, 1200, ['parcel', 'smaller', 'hello', 'reply'])],
  },
  {
    key: 's03',
    kind: 'panorama',
    scene: flat(
      'roarRoom',
      {
        heroes: [ROARING],
        companions: [
          {
            id: 'baby',
            kind: 'babyWrapped',
            colour: BLANKET,
            at: { x: 2180, y: 926, scale: 2.1, depth: 900, afloat: true },
            expression: 'asleep',
          },
          {
            kind: 'dogLie',
            at: { x: 1500, y: 1076, scale: 1.3 },
            expression: 'surprise',
            lookAt: { x: 1400, y: 300 },
          },
        ],
        props: [
          { kind: 'toyGiraffe', at: { x: 1490, y: 740, scale: 1.2, afloat: true, depth: 1100 }, turn: 128 },
          { kind: 'tableSpoon', at: { x: 1800, y: 860, scale: 1.2, afloat: true, depth: 1100 }, turn: 60 },
        ],
      },
      {
        forSmall: { heroes: [ROARING_SMALL] },
      },
    ),
    texts: [
      call('number', [772, 226], 140, 140, { tone: 'ink' }),
      opening('lesson', box(848, 130, 304, 104), { tone: 'ink', size: [26, 13] }),
      call('roar', [1640, 575], 134, 730, { tone: 'ink', turn: -12 }),
      block('slept', box(1270, 84, 600, 66), { tone: 'ink', size: [26, 18] }),
      block('refrain', box(1270, 150, 560, 110), { tone: 'ink', face: 'heading', size: [24, 15], below: 'slept' }),
    ],
    stops: [stop(0, 0, 1200, ['number', 'lesson']), stop(1200, 0, 1200, ['roar', 'slept', 'refrain'])],
  },
  {
    key: 's04',
    kind: 'single',
    scene: flat('roarWindow', {
      heroes: [
        jumping('small', 960, 852, 0.8, { pose: 'balance', expression: 'joy' }),
        jumping('middle', 1440, 850, 1.15, { facing: -1 }),
        jumping('big', 2100, 850, 1.75, { pose: 'leapForJoy', expression: 'bellow' }),
      ],
      companions: [
        { kind: 'dogRun', at: { x: 1850, y: 900, scale: 1, afloat: true, depth: 890 }, expression: 'joy' },
        {
          kind: 'babyWrapped',
          colour: BLANKET,
          at: { x: 420, y: 1076, scale: 4.2, afloat: true, depth: 2000 },
          expression: 'asleep',
        },
      ],
    }),
    texts: [
      call('number', [240, 270], 180, 220, { tone: 'ink' }),
      opening('lesson', box(380, 120, 740, 120), { tone: 'ink' }),
      block('slept', box(380, 250, 740, 100), { tone: 'ink', size: [26, 18], below: 'lesson' }),
      block('refrain', box(380, 350, 620, 150), { tone: 'ink', face: 'heading', size: [26, 17], below: 'slept' }),
      call('plip', [780, 900], 22, 240, { tone: 'ink' }),
      call('splash', [1710, 490], 34, 230, { tone: 'ink', turn: -5 }),
      call('bigSplash', [1550, 230], 80, 550, { tone: 'ink', turn: -4 }),
    ],
    stops: [
      stop(0, 0, 1200, ['number', 'lesson', 'slept', 'refrain', 'plip']),
      stop(1200, 0, 1200, ['splash', 'bigSplash']),
    ],
  },
];
