import type { SpreadLayout } from '../../../picture-book';
import { block, box, call, opening, path, picture, stop } from '../../picture-parts';
import { BLOCKS, FALLEN } from './blocks';
import { breakfast } from './breakfast';
import { BLOWN, BY_DAY, type Companion, type Hero } from './parts';

const INK = { tone: 'ink' } as const;

/** Grandpa, rather dark before the light of the kitchen, who stirs in a cup; his beard, hair and glasses still show. */
const STIRRING: Companion & { readonly at: { readonly x: number; readonly y: number; readonly scale: number } } = {
  kind: 'grandfather',
  at: { x: 1192, y: 1074, scale: 1.2 },
  expression: 'calm',
  pose: 'standStill',
  yaw: 0.7,
  pitch: 0.16,
  hands: {
    left: { at: { x: 1250, y: 750 }, shape: 'fist', elbow: 'left' },
    right: { at: { x: 1262, y: 752 }, shape: 'fist', elbow: 'down' },
  },
  haze: { colour: '#6a5a72', share: 0.24 },
};

/** The child in the rain, and in the storm. */
const SAD: Hero = {
  pose: 'droop',
  expression: 'sad',
  outfit: BY_DAY,
  lookAt: { x: 480, y: 1120 },
  yaw: -0.52,
  pitch: 0.14,
  facing: -1,
  // The hand has not noticed yet that it holds nothing.
  hands: {
    left: {
      at: { actor: 'hero', part: 'leftShoulder', offset: [-118, 138] },
      shape: 'cup',
      angle: 188,
      elbow: 'down',
    },
  },
  inside: 'rain',
};
const ANGRY: Hero = {
  pose: 'rage',
  expression: 'bellow',
  outfit: BY_DAY,
  inside: 'storm',
  hands: {
    right: {
      at: { actor: 'hero', part: 'rightShoulder', offset: [290, -20] },
      shape: 'wave',
      angle: 4,
      elbow: 'down',
    },
  },
};

/** Through the glowing cloth one sees the shadow of who stamps and shakes a fist there. */
const IN_THE_TENT: Hero = {
  pose: 'kick',
  yaw: 0.6,
  expression: 'rage',
  outfit: BY_DAY,
  // One dark shape without limbs that show through one another; the outline tells whose shadow it is.
  haze: { colour: '#2a0f08', share: 1 },
};

/** The weather of the child: fog, sun, wind, rain, thunder and the counting after it. */
export const childsWeather: readonly SpreadLayout[] = [
  {
    key: 's01',
    kind: 'panorama',
    scene: picture({
      stage: 'bedWide',
      palette: 'fog',
      mute: 0.8,
      tint: '#cfc6e4',
      view: { x: 300, y: 150, width: 2100, height: 1050 },
      heroes: [
        {
          at: { slot: 'bed' },
          pose: 'stretchInBed',
          expression: 'yawn',
          outfit: 'starryPajamas',
          gaze: [-0.4, 0.5],
          inside: 'fog',
        },
      ],
      companions: [STIRRING],
    }),
    texts: [
      opening('opening', box(140, 220, 750, 190), INK),
      block('guess', box(140, 450, 750, 400), INK),
      call('kitchen', [330, 950], 30, 380, { tone: 'ink', turn: -5 }),
    ],
    stops: [stop(1200, 0, 1200, ['opening', 'guess', 'kitchen'])],
  },
  breakfast,
  {
    key: 's03',
    kind: 'sequence',
    scene: picture({
      stage: 'homeGarden',
      palette: 'gale',
      heroes: (
        [
          [215, 985, 0.8, 'jump'],
          [560, 1030, 1.12, 'run'],
          [1600, 1225, 2.5, 'race'],
        ] as const
      ).map(([x, y, scale, pose], step) => ({
        id: `hero${step}`,
        at: { x, y, scale },
        pose,
        expression: 'laugh' as const,
        outfit: BLOWN,
        holds: step === 2 ? 'kiteInGale' : null,
        inside: 'wind' as const,
      })),
      companions: [
        {
          kind: 'grandfather',
          at: { x: 930, y: 1075, scale: 0.96 },
          expression: 'joy',
          pose: 'run',
          outfit: 'cardigan',
          lookAt: { actor: 'hero2' },
        },
      ],
      weather: 'wind',
      quietZones: [
        { x: 560, y: 260, rx: 620, ry: 290, colour: '#bfeade', alpha: 0.8 },
        { x: 1850, y: 210, rx: 560, ry: 190, colour: '#bfeade', alpha: 0.6 },
      ],
    }),
    texts: [
      opening('opening', box(140, 100, 940, 130), INK),
      block('kite', box(140, 290, 940, 170), INK),
      block('question', box(1330, 110, 880, 80), INK),
      path(
        'answer',
        [
          [1330, 290],
          [1560, 240],
          [1840, 330],
          [2105, 280],
        ],
        [26, 34],
        { gapEm: 0.5 },
      ),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'kite']), stop(1200, 0, 1200, ['question', 'answer'])],
  },
  {
    key: 's04',
    kind: 'closeUp',
    scene: picture(
      {
        stage: 'playground',
        palette: 'day',
        mute: 0.85,
        tint: '#9db8dc',
        mutesFront: true,
        blur: 6,
        view: { x: -220, y: 360, width: 1640, height: 820 },
        heroes: [{ ...SAD, at: { x: 815, y: 1290, scale: 2.45 } }],
        companions: [
          {
            kind: 'grandfather',
            at: { x: 1330, y: 1215, scale: 1.98, depth: 1280 },
            expression: 'wonder',
            facing: -1,
            pose: 'kneelWonder',
            lookAt: { actor: 'hero' },
            hands: {
              left: {
                at: { actor: 'cone', part: 'bottom', offset: [0, -30] },
                shape: 'fist',
                elbow: 'down',
                layer: 'front',
              },
              right: {
                at: { actor: 'grandfather', part: 'rightKnee', offset: [0, -20] },
                shape: 'rest',
                elbow: 'right',
                layer: 'front',
              },
            },
          },
        ],
        props: [
          { id: 'cone', kind: 'iceCream', at: { x: 1000, y: 880, scale: 1.7, afloat: true, depth: 1400 }, turn: -10 },
          { kind: 'iceCreamFallen', at: { x: 500, y: 1150, scale: 2.1 } },
          // The drop lands on the pink, beside the cone.
          { kind: 'raindrops', count: 2, at: { x: 446, y: 1106, scale: 1.4, afloat: true, depth: 1160 } },
          { kind: 'raindrops', at: { x: 448, y: 860, scale: 2.2, afloat: true } },
        ],
        quietZones: [{ x: 90, y: 640, rx: 560, ry: 420, colour: '#d5e2f2', alpha: 0.8 }],
      },
      { onWheels: { heroes: [{ ...SAD, at: { x: 815, y: 1150, scale: 2.35 } }] } },
    ),
    texts: [
      opening('opening', box(140, 120, 900, 150), INK),
      call('plip', [800, 420], 26, 300, { tone: 'ink', turn: -6 }),
      call('plop', [690, 590], 44, 400, { tone: 'ink', turn: 5 }),
      block('question', box(140, 720, 800, 170), INK),
      block('answer', box(140, 910, 800, 130), INK),
    ],
    stops: [stop(0, 0, 1200, ['opening', 'plip', 'plop']), stop(1200, 0, 1200, ['question', 'answer'])],
  },
  {
    key: 's05',
    kind: 'panorama',
    scene: picture(
      {
        stage: 'airWide',
        palette: 'thunder',
        heroes: [{ ...ANGRY, at: { x: 480, y: 1340, scale: 3.5, afloat: true, depth: 1165 } }],
        companions: [
          {
            kind: 'brother',
            at: { x: 1930, y: 1180, scale: 1.52 },
            expression: 'surprise',
            facing: -1,
            pose: 'stand',
            lookAt: { actor: 'hero' },
            hands: {
              left: { at: { actor: 'brother', part: 'leftSide', offset: [-4, 10] }, shape: 'fist', elbow: 'left' },
            },
          },
        ],
        props: BLOCKS.map(([colour, x, y, scale, turn], index) => ({
          kind: 'blocks',
          count: 1,
          colour,
          turn,
          at: { x, y, scale, afloat: y < 1100, depth: 1100 - index },
        })),
      },
      { onWheels: { heroes: [{ ...ANGRY, at: { x: 470, y: 1250, scale: 3.2, afloat: true, depth: 1165 } }] } },
    ),
    texts: [
      call('soft', [830, 462], 30, 200, { turn: -22 }),
      call('loud', [955, 322], 56, 280, { turn: -18 }),
      call('loudest', [1690, 216], 92, 880, { tone: 'gold', turn: -6 }),
      block('elbow', box(1400, 345, 860, 120)),
      block('roar', box(1400, 475, 860, 70), { tone: 'gold', face: 'heading', size: [30, 18], below: 'elbow' }),
    ],
    stops: [stop(0, 0, 1200, ['soft', 'loud']), stop(1200, 0, 1200, ['loudest', 'elbow', 'roar'])],
  },
  {
    key: 's06',
    kind: 'nearDark',
    scene: picture({
      stage: 'tentWide',
      palette: 'dusk',
      heroes: [{ ...IN_THE_TENT, at: { x: 652, y: 1040, scale: 1.72, depth: 900 } }],
      companions: [
        {
          kind: 'grandfather',
          at: { x: 1500, y: 1150, scale: 1.82 },
          expression: 'calm',
          facing: -1,
          pose: 'sitKneeUp',
          lookAt: { actor: 'hero' },
          hands: { left: { at: { x: 1316, y: 660 }, shape: 'two', angle: -84, elbow: 'left' } },
        },
      ],
      props: FALLEN.map(([colour, x, y, turn]) => ({
        kind: 'blocks',
        count: 1,
        colour,
        turn,
        at: { x, y, scale: 1.5 },
      })),
    }),
    texts: [
      block('opening', box(1290, 110, 970, 250)),
      block('short', box(1770, 410, 490, 64)),
      block('thunder', box(1770, 488, 490, 64), { tone: 'gold', below: 'short' }),
      block('long', box(1770, 566, 490, 150), { below: 'thunder' }),
      block('gone', box(1770, 730, 490, 150), { below: 'long' }),
    ],
    stops: [stop(60, 0, 1200, ['opening', 'short', 'thunder']), stop(1200, 0, 1200, ['long', 'gone'])],
  },
];
