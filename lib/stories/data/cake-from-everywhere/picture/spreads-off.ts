import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, type Hero, opening, path, stop } from '../../picture-parts';
import { handPlace, OUT, parrot, parrotWord, recipe, wordBalloon } from './parts';

const PEERS: Omit<Hero, 'at'> = {
  pose: 'standStill',
  expression: 'uneasy',
  outfit: OUT,
  facing: -1,
  tilt: -0.08,
  lookAt: { x: 1480, y: 960 },
  hands: {
    left: { at: { actor: 'onShelf', part: 'left' }, shape: 'rest', angle: 8, layer: 'whole', elbow: 'left' },
    right: { at: { actor: 'onShelf', part: 'right' }, shape: 'rest', angle: 172, layer: 'whole', elbow: 'right' },
  },
};

const peers = (y: number): Hero => ({ ...PEERS, at: { x: 1740, y, scale: 4, depth: 900, afloat: true } });

const HOLDS_ON: Omit<Hero, 'at' | 'hands'> = {
  pose: 'standStill',
  expression: 'amazed',
  outfit: OUT,
  facing: -1,
  lookAt: { x: 700, y: 1000 },
  tilt: -0.14,
  pitch: 0.3,
};

/** One hand on a rope, a finger of the other one out over the town. */
const holdsOn = (y: number, finger: readonly [x: number, y: number]): Hero => ({
  ...HOLDS_ON,
  at: { x: 1790, y, scale: 3, depth: 900, afloat: true },
  hands: {
    left: { at: { x: finger[0], y: finger[1] }, shape: 'point', elbow: 'down' },
    right: { at: { x: 2027, y: 600 }, shape: 'fist', elbow: 'right' },
  },
});

const MILKS: Omit<Hero, 'at' | 'pose'> = {
  expression: 'surprise',
  outfit: OUT,
  tilt: 0.3,
  lookAt: { x: 1440, y: 380 },
  hands: {
    left: { at: { x: 1962, y: 912 }, shape: 'fist', layer: 'front' },
    right: { at: { x: 2084, y: 906 }, shape: 'fist', layer: 'front' },
  },
};

/** From the empty cupboard to the sunset. */
export const toTheSunset: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'single',
    scene: flat(
      'cupboardInside',
      {
        heroes: [peers(1790)],
        companions: [
          parrot('Perched', { x: 2270, y: 968, scale: 1.2, depth: 1600 }, { facing: -1, expression: 'calm' }),
        ],
        props: [
          recipe(0, 1020, 660),
          wordBalloon(2160, 560, '#ffd95e', { facing: -1 }),
          handPlace('onShelf', 1740, 1000, 1550),
        ],
      },
      { onWheels: { heroes: [peers(1560)] }, forSmall: { heroes: [peers(1590)] } },
    ),
    texts: [
      opening('tomorrow', box(120, 130, 960, 120)),
      block('found', box(120, 280, 960, 160), { below: 'tomorrow', size: [30, 20] }),
      block('plan', box(120, 470, 800, 300), { below: 'found', size: [30, 20] }),
      parrotWord(2160, 560),
    ],
    stops: [stop(1200, 0, 1200, ['tomorrow', 'found', 'plan', 'parrot'])],
  },
  {
    key: 's02',
    kind: 'panorama',
    scene: flat(
      'fromBasket',
      {
        heroes: [holdsOn(1330, [1440, 720])],
        companions: [
          parrot('', { x: 1060, y: 470, scale: 1.15 }, { facing: -1, expression: 'joy', lookAt: { x: 640, y: 680 } }),
        ],
        props: [wordBalloon(955, 180, '#ff9f80', { facing: -1 }, 1.2)],
      },
      { onWheels: { heroes: [holdsOn(1160, [1440, 720])] }, forSmall: { heroes: [holdsOn(1190, [1480, 760])] } },
    ),
    texts: [
      opening('up', box(110, 80, 600, 360), { tone: 'ink', size: [32, 20] }),
      parrotWord(955, 180, 290),
      block('polyglot', box(110, 1000, 860, 126), { tone: 'ink', size: [28, 18] }),
    ],
    stops: [stop(0, 0, 1200, ['up', 'parrot']), stop(1200, 0, 1200, ['polyglot'])],
  },
  {
    key: 's03',
    kind: 'single',
    scene: flat(
      'cowFlank',
      {
        heroes: [{ ...MILKS, at: { x: 1770, y: 966, scale: 2.35, depth: 1120, afloat: true }, pose: 'sitChair' }],
        companions: [parrot('Perched', { x: 1930, y: 236, scale: 0.86 }, { facing: -1, expression: 'laugh' })],
        props: [
          recipe(1),
          wordBalloon(2180, 110, '#9fdc8a'),
          { kind: 'milkingStool', at: { x: 1770, y: 972, scale: 0.9, depth: 1100, afloat: true } },
        ],
      },
      {
        onWheels: {
          heroes: [{ ...MILKS, at: { x: 1770, y: 1130, scale: 2.35, depth: 1120 }, pose: 'standStill' }],
          props: [recipe(1), wordBalloon(2180, 110, '#9fdc8a')],
        },
      },
    ),
    texts: [
      opening('ask', box(120, 80, 980, 172), { tone: 'ink', size: [34, 18] }),
      block('who', box(120, 230, 980, 90), { tone: 'ink', size: [28, 20], below: 'ask' }),
      block('answer', box(120, 330, 980, 90), { tone: 'ink', size: [28, 20], below: 'who' }),
      block('chewing', box(120, 440, 980, 150), { tone: 'ink', size: [28, 20], below: 'answer' }),
      block('twice', box(120, 620, 980, 130), { tone: 'ink', face: 'heading', size: [38, 26], below: 'chewing' }),
      parrotWord(2180, 110),
      call('jet', [1400, 1010], 34, 190, { tone: 'ink', turn: -6 }),
      call('otherJet', [2240, 990], 32, 150, { tone: 'ink', turn: 6 }),
    ],
    stops: [
      stop(0, 0, 1200, ['ask', 'who', 'answer', 'chewing', 'twice']),
      stop(1200, 0, 1200, ['parrot', 'jet', 'otherJet']),
    ],
  },
  {
    key: 's04',
    kind: 'farShot',
    scene: flat('camelDunes', {
      heroes: [
        {
          at: { x: 1496, y: 468, scale: 1.4, depth: 900, afloat: true },
          pose: 'ride',
          expression: 'calm',
          outfit: OUT,
          haze: { colour: '#a8482a', share: 0.2, lit: true },
        },
      ],
      companions: [parrot('Perched', { x: 2176, y: 284, scale: 0.62, depth: 890 }, { expression: 'calm', facing: -1 })],
      props: [recipe(2, 200, 930), wordBalloon(1960, 120, '#f7c0d8', { facing: -1 })],
    }),
    texts: [
      path(
        'ride',
        [
          [120, 395],
          [300, 350],
          [460, 330],
          [700, 400],
          [1000, 530],
        ],
        [34, 34],
        { tone: 'ink' },
      ),
      path(
        'quiet',
        [
          [100, 800],
          [300, 670],
          [560, 690],
          [900, 780],
          [1130, 830],
        ],
        [30, 30],
        { tone: 'ink' },
      ),
      block('tears', box(1290, 904, 1030, 100), { tone: 'ink', size: [22, 15] }),
      block('twice', box(1290, 1004, 1030, 70), { tone: 'ink', face: 'heading', size: [26, 18], below: 'tears' }),
      parrotWord(1960, 120, 200),
    ],
    stops: [stop(0, 0, 1200, ['ride', 'quiet']), stop(1200, 0, 1200, ['tears', 'twice', 'parrot'])],
  },
];
