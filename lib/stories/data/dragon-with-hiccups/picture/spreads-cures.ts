import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, type Hero, opening, stop } from '../../picture-parts';
import { halfAt, hicAt, higher, OUTFIT, raised } from './parts';

const INKED = { tone: 'ink', size: [27, 16] } as const;
const LIT = { size: [27, 16] } as const;

const COUNTS: Hero = {
  at: { x: 770, y: 1450, scale: 2, depth: 900, afloat: true },
  pose: 'standStill',
  expression: 'breathHeld',
  outfit: OUTFIT,
  lookAt: { x: 1640, y: 560 },
  hands: {
    right: { at: { x: 970, y: 1010 }, shape: 'measure', elbow: 'down', layer: 'front' },
    left: { at: { x: 640, y: 1020 }, shape: 'point', angle: -90, elbow: 'down', layer: 'front' },
  },
};

const WITH_PAIL: Hero = {
  at: { x: 180, y: 556, scale: 1.4 },
  pose: 'standStill',
  expression: 'amazed',
  outfit: OUTFIT,
  lookAt: { x: 1530, y: 300 },
  hands: {
    right: { at: { x: 300, y: 420 }, shape: 'grip', layer: 'front' },
    left: { at: { x: 286, y: 426 }, shape: 'grip', layer: 'front' },
  },
};

const MONSTER: Hero = {
  at: { x: 980, y: 1140, scale: 1.25, depth: 1000 },
  pose: 'cheer',
  expression: 'roar',
  outfit: OUTFIT,
  yaw: 0.6,
  lookAt: { x: 1880, y: 420 },
};

const HALVES: Hero = {
  at: { x: 800, y: 1130, scale: 2.1, depth: 900 },
  pose: 'sitGround',
  expression: 'tenderness',
  outfit: OUTFIT,
  lookAt: { x: 1910, y: 330 },
  hands: {
    right: { at: { x: 1040, y: 800 }, shape: 'grip', layer: 'front' },
    left: { at: { actor: 'hero', part: 'leftKnee' }, shape: 'rest' },
  },
};

/** With a short arm that passes below the face. */
const HALVES_SMALL: Hero = {
  ...HALVES,
  hands: { ...HALVES.hands, right: { at: { x: 990, y: 930 }, shape: 'grip', elbow: 'down', layer: 'front' } },
};

/** How far the child has counted below each frame. */
const NUMBERS = [
  [300, 588],
  [560, 588],
  [820, 588],
  [1080, 588],
  [300, 898],
  [560, 898],
  [1866, 1000],
].map(([x = 0, y = 0], i) => ({
  text: String(i * 2 + 1),
  x: x - (i < 6 ? 14 : 20),
  y: y - 12,
  maxWidth: 60,
  size: i < 6 ? 44 : 70,
  colour: '#4a2f22',
}));

/** Three cures and supper. */
export const threeCures: readonly SpreadLayout[] = [
  {
    key: 's05',
    kind: 'spots',
    scene: flat(
      'growingCheek',
      {
        lettering: NUMBERS,
        heroes: [COUNTS],
        companions: [
          { id: 'hedgehog', kind: 'hedgehog', at: { x: 1066, y: 1130, scale: 0.9 }, expression: 'breathHeld' },
        ],
      },
      { onWheels: { heroes: [higher(COUNTS, 100)] } },
    ),
    texts: [
      opening('opening', box(84, 84, 1030, 80), { tone: 'ink' }),
      block('cheeks', box(84, 190, 1030, 110), INKED),
      block('count', box(84, 950, 440, 170), INKED),
      block('almost', box(1290, 84, 480, 80), INKED),
      hicAt(2062, 192, 50, 360, -4),
      block('gone', box(1290, 1050, 1030, 76), INKED),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'cheeks', 'count']), stop(1200, 0, 1200, ['almost', 'hic', 'gone'])],
  },
  {
    key: 's06',
    kind: 'panorama',
    scene: flat('drunkLake', {
      heroes: [WITH_PAIL],
      companions: [{ id: 'frog', kind: 'frogSit', at: raised(2230, 548, 1, 900), expression: 'delight', facing: -1 }],
      props: [{ kind: 'bucket', at: raised(300, 520, 1, 500) }],
    }),
    texts: [
      opening('opening', box(440, 84, 660, 260), { tone: 'ink', size: [34, 20] }),
      call('gulp', [700, 480], 44, 520, { tone: 'ink', turn: -5 }),
      block('pail', box(84, 824, 330, 286), LIT),
      block('almost', box(1270, 84, 430, 120), INKED),
      hicAt(1446, 302, 42, 240),
      block('gone', box(2136, 96, 190, 190), INKED),
      block('frog', box(2030, 1000, 296, 124), LIT),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'gulp', 'pail']), stop(1200, 0, 1200, ['almost', 'hic', 'gone', 'frog'])],
  },
  {
    key: 's07',
    kind: 'reveal',
    scene: flat('monsterShadow', {
      heroes: [MONSTER],
      companions: [{ id: 'rabbit', kind: 'rabbitSleep', at: raised(280, 1120, 1, 900), expression: 'asleep' }],
    }),
    texts: [
      opening('opening', box(110, 84, 330, 200), { tone: 'ink', size: [34, 20] }),
      call('boo', [790, 616], 66, 380, { tone: 'ink' }),
      block('kind', box(1290, 620, 320, 310), INKED),
      block('again', box(480, 790, 320, 230), LIT),
      hicAt(1476, 302, 52, 360),
      block('gone', box(1700, 84, 620, 110), INKED),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'boo', 'again']), stop(1200, 0, 1200, ['kind', 'hic', 'gone'])],
  },
  {
    key: 's08',
    kind: 'nearDark',
    scene: flat(
      'oneFire',
      { heroes: [HALVES], props: [halfAt(1120, 776)] },
      {
        onWheels: { heroes: [higher(HALVES, 0)] },
        forSmall: { heroes: [HALVES_SMALL], props: [halfAt(1060, 910)] },
      },
    ),
    texts: [
      opening('opening', box(110, 84, 420, 90)),
      hicAt(1345, 1040, 34, 170),
      block('gone', box(110, 200, 420, 110), LIT),
      block('half', box(110, 350, 560, 300), LIT),
      block('ask', box(1290, 84, 400, 130), LIT),
      block('silence', box(1290, 274, 250, 260), LIT),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'gone', 'half']), stop(1200, 0, 1200, ['hic', 'ask', 'silence'])],
  },
];
