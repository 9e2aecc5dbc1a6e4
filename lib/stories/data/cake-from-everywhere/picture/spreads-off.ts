import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, flat, type Hero, opening, path, stop } from '../../picture-parts';
import { OUT, parrot, parrotWord, recipe, wordBalloon } from './parts';

const PEERS: Omit<Hero, 'at'> = {
  pose: 'standStill',
  expression: 'uneasy',
  outfit: OUT,
  facing: -1,
  tilt: -0.08,
  lookAt: { x: 1490, y: 1000 },
  hands: {
    left: { at: { actor: 'reached', part: 'middle' }, shape: 'rest', layer: 'front', elbow: 'down' },
    right: { at: { actor: 'held', part: 'middle' }, shape: 'grip', layer: 'front', elbow: 'down' },
  },
};

const HOLDS_ON: Omit<Hero, 'at'> = {
  pose: 'standStill',
  expression: 'amazed',
  outfit: OUT,
  facing: -1,
  lookAt: { x: 700, y: 900 },
  hands: {
    left: { at: { x: 1622, y: 560 }, shape: 'fist', elbow: 'left' },
    right: { at: { x: 1962, y: 590 }, shape: 'fist', elbow: 'right' },
  },
};

const MILKS: Omit<Hero, 'at' | 'pose'> = {
  expression: 'surprise',
  outfit: OUT,
  tilt: 0.3,
  lookAt: { x: 1960, y: 900 },
  hands: {
    left: { at: { x: 1956, y: 902 }, shape: 'grip', layer: 'front' },
    right: { at: { x: 2082, y: 900 }, shape: 'grip', layer: 'front' },
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
        heroes: [{ ...PEERS, at: { x: 1760, y: 1700, scale: 4, depth: 900, afloat: true } }],
        companions: [
          parrot('Perched', { x: 2250, y: 950, scale: 1.25, depth: 1600 }, { facing: -1, expression: 'calm' }),
        ],
        props: [
          recipe(0, 960, 640),
          wordBalloon(1930, 190, '#ffd95e', { facing: -1 }),
          { id: 'reached', kind: 'raindrops', count: 0, at: { x: 1610, y: 1040, scale: 1, depth: 1550, afloat: true } },
          { id: 'held', kind: 'raindrops', count: 0, at: { x: 2010, y: 1020, scale: 1, depth: 1550, afloat: true } },
        ],
      },
      { onWheels: { heroes: [{ ...PEERS, at: { x: 1760, y: 1470, scale: 4, depth: 900, afloat: true } }] } },
    ),
    texts: [
      opening('tomorrow', box(120, 130, 960, 120)),
      block('found', box(120, 280, 960, 160), { below: 'tomorrow', size: [30, 20] }),
      block('plan', box(120, 470, 780, 300), { below: 'found', size: [30, 20] }),
      parrotWord(1930, 190),
    ],
    stops: [stop(1200, 0, 1200, ['tomorrow', 'found', 'plan', 'parrot'])],
  },
  {
    key: 's02',
    kind: 'panorama',
    scene: flat(
      'fromBasket',
      {
        heroes: [{ ...HOLDS_ON, at: { x: 1790, y: 1330, scale: 3, depth: 900, afloat: true } }],
        companions: [
          parrot('', { x: 1010, y: 520, scale: 1.15 }, { facing: -1, expression: 'joy', lookAt: { x: 640, y: 680 } }),
        ],
        props: [wordBalloon(880, 250, '#ff9f80', { facing: -1 })],
      },
      { onWheels: { heroes: [{ ...HOLDS_ON, at: { x: 1790, y: 1160, scale: 3, depth: 900, afloat: true } }] } },
    ),
    texts: [
      opening('up', box(110, 80, 620, 420), { tone: 'ink', size: [32, 20] }),
      parrotWord(880, 250),
      block('polyglot', box(110, 960, 860, 160), { tone: 'ink', size: [28, 18] }),
    ],
    stops: [stop(0, 0, 1200, ['up', 'parrot']), stop(1200, 0, 1200, ['polyglot'])],
  },
  {
    key: 's03',
    kind: 'single',
    scene: flat(
      'cowFlank',
      {
        heroes: [{ ...MILKS, at: { x: 1730, y: 960, scale: 2.35, depth: 1120 }, pose: 'sitChair' }],
        companions: [parrot('Perched', { x: 1930, y: 236, scale: 0.86 }, { facing: -1, expression: 'laugh' })],
        props: [recipe(1), wordBalloon(2180, 110, '#9fdc8a')],
      },
      {
        onWheels: { heroes: [{ ...MILKS, at: { x: 1700, y: 1120, scale: 2.35, depth: 1120 }, pose: 'sitChair' }] },
      },
    ),
    texts: [
      opening('ask', box(120, 90, 980, 110), { tone: 'ink' }),
      block('who', box(120, 230, 980, 90), { tone: 'ink', size: [28, 20], below: 'ask' }),
      block('answer', box(120, 330, 980, 90), { tone: 'ink', size: [28, 20], below: 'who' }),
      block('chewing', box(120, 440, 980, 150), { tone: 'ink', size: [28, 20], below: 'answer' }),
      block('twice', box(120, 620, 980, 130), { tone: 'ink', face: 'heading', size: [38, 26], below: 'chewing' }),
      parrotWord(2180, 110),
      call('jet', [1800, 1080], 26, 200, { tone: 'ink', turn: -6 }),
      call('otherJet', [2250, 1010], 26, 160, { tone: 'ink', turn: 6 }),
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
          at: { x: 1490, y: 470, scale: 0.8, depth: 900, afloat: true },
          pose: 'ride',
          expression: 'calm',
          outfit: OUT,
          haze: { colour: '#5a2f3a', share: 0.45, lit: true },
        },
      ],
      companions: [parrot('Perched', { x: 1420, y: 492, scale: 0.42, depth: 890 }, { expression: 'calm' })],
      props: [recipe(2, 200, 930), wordBalloon(1250, 250, '#f7c0d8', { facing: -1 })],
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
      block('tears', box(1660, 930, 660, 130), { tone: 'ink', size: [28, 18] }),
      block('twice', box(1660, 1060, 660, 66), { tone: 'ink', face: 'heading', size: [34, 22], below: 'tears' }),
      parrotWord(1250, 250),
    ],
    stops: [stop(0, 0, 1200, ['ride', 'quiet']), stop(1200, 0, 1200, ['tears', 'twice', 'parrot'])],
  },
];
