import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, flat, type Hero, stop } from '../../picture-parts';
import { dog, FESTIVE, higher, raised } from './parts';

/** “Not the afikoman”, always small, and what follows, always large. */
const refrain = (x: number, y: number, width: number) =>
  [
    block('not', box(x, y, width, 80), {}),
    block('look', box(x, y + 84, width, 160), { face: 'heading', size: [34, 24], tone: 'gold', below: 'not' }),
  ] as const;

/** Flat on the kitchen floor, a cheek over it, an arm far into the dark. */
const ON_THE_FLOOR: Hero = {
  at: { x: 1690, y: 1096, scale: 2.8, depth: 600 },
  pose: 'lieReach',
  facing: -1,
  expression: 'joy',
  tilt: -0.55,
  outfit: FESTIVE,
  lookAt: { x: 1060, y: 1040 },
  hands: { left: { at: { x: 1166, y: 1046 }, shape: 'rest', angle: 176 } },
};

/** Flat on the floor below the bed, a hand at the sock. */
const UNDER: Hero = {
  at: { x: 800, y: 1122, scale: 1.5, depth: 600 },
  pose: 'lieReach',
  facing: -1,
  expression: 'determined',
  outfit: FESTIVE,
  lookAt: { x: 540, y: 1090 },
  hands: { left: { at: { x: 560, y: 1050 }, shape: 'hold' } },
};

const BEHIND: Hero = {
  at: raised(1290, 1070, 2.1, 400),
  pose: 'standStill',
  expression: 'uneasy',
  outfit: FESTIVE,
  lookAt: { x: 1650, y: 480 },
};

const ON_THE_BED: Hero = {
  at: raised(1330, 690, 1.7, 700),
  pose: 'sitGround',
  expression: 'amazed',
  outfit: FESTIVE,
  lookAt: { x: 1680, y: 580 },
  hands: { right: { at: { x: 1600, y: 580 }, shape: 'flat', layer: 'front' } },
};

const ON_THE_LADDER: Hero = {
  at: raised(1690, 700, 1.75, 800),
  pose: 'climb',
  expression: 'surprise',
  outfit: FESTIVE,
  lookAt: { x: 1990, y: 640 },
};

/** The chair stays on the floor; the book is on a shelf within reach. */
const FROM_THE_CHAIR: Hero = {
  at: { x: 1580, y: 1180, scale: 2.1, depth: 800 },
  pose: 'standStill',
  expression: 'surprise',
  outfit: FESTIVE,
  lookAt: { x: 1990, y: 600 },
  hands: { right: { at: { x: 1840, y: 560 }, shape: 'hold', layer: 'front' } },
};

const IN_THE_DOOR: Hero = {
  at: { x: 1540, y: 1010, scale: 1.9, depth: 900 },
  pose: 'walkAway',
  expression: 'calm',
  outfit: FESTIVE,
  hands: { right: { at: { x: 1846, y: 600 }, shape: 'hold', layer: 'front' } },
};

/** Those at the table, of whom only the eyes look over the cloth. */
const FROZEN = (
  [
    ['mother', 2252, 1290],
    ['father', 2336, 1274],
    ['littleGirl', 2404, 1130],
  ] as const
).map(
  ([kind, x, y]): Companion => ({
    id: kind,
    kind,
    at: raised(x, y, 0.95, 1300),
    expression: 'breathHeld',
    pose: 'standStill',
    lookAt: { x: 2200, y: 720 },
    ...(kind === 'father' && { headwear: 'kippah' }),
  }),
);

/** The child stands as the boy of the drawing does, and so does the shadow. */
const COPIES: Hero = {
  at: { x: 1400, y: 1126, scale: 1.8, depth: 800 },
  pose: 'sneak',
  expression: 'wonder',
  outfit: FESTIVE,
  lookAt: { x: 1900, y: 420 },
  hands: { right: { at: { x: 1526, y: 480 }, shape: 'flat', angle: -60 } },
};

const SHADOW: Hero = {
  ...COPIES,
  id: 'shadow',
  at: raised(900, 1090, 2, 300),
  expression: 'calm',
  hands: { right: { at: { x: 1040, y: 372 }, shape: 'flat', angle: -60 } },
  haze: { colour: '#4f2f18', share: 1 },
};

const lower = (hero: Hero, x: number, y: number): Hero => ({
  ...hero,
  hands: { right: { at: { x, y }, shape: 'flat', angle: -60 } },
});

/** What turns up in the kitchen, the bedroom, the library, the hall and the attic. */
export const searching: readonly SpreadLayout[] = [
  {
    key: 's04',
    kind: 'nearDark',
    scene: flat('underStove', {
      heroes: [ON_THE_FLOOR],
      companions: [
        {
          id: 'mother',
          kind: 'mother',
          at: { x: 2200, y: 700, scale: 2.5, depth: 500 },
          expression: 'calm',
          pose: 'standStill',
          outfit: 'longDress',
          facing: -1,
        },
      ],
      props: [{ kind: 'goldRing', at: raised(1046, 1052, 0.62, 700) }],
    }),
    texts: [
      block('stove', box(110, 90, 1020, 170)),
      ...refrain(110, 260, 1000),
      block('ring', box(1290, 90, 1000, 220)),
    ],
    stops: [stop(0, 0, 1200, ['stove', 'not', 'look']), stop(1200, 0, 1200, ['ring'])],
  },
  {
    key: 's05',
    kind: 'spots',
    scene: {
      kind: 'spread',
      paper: '#3a2a66',
      pictures: [
        {
          box: box(0, 0, 570, 760),
          scene: { stage: 'violetUnder', palette: 'flat', view: box(470, 420, 570, 760), heroes: [UNDER] },
        },
        {
          box: box(590, 0, 550, 760),
          scene: { stage: 'violetBehind', palette: 'flat', view: box(1015, 200, 550, 760), heroes: [BEHIND] },
          wheelchairScene: {
            stage: 'violetBehind',
            palette: 'flat',
            view: box(1015, 200, 550, 760),
            heroes: [higher(BEHIND, 100)],
          },
          smallChildScene: {
            stage: 'violetBehind',
            palette: 'flat',
            view: box(1015, 200, 550, 760),
            heroes: [higher(BEHIND, 90)],
          },
        },
        {
          box: box(1160, 0, 1240, 760),
          scene: {
            stage: 'violetOn',
            palette: 'flat',
            view: box(880, 40, 1240, 760),
            heroes: [ON_THE_BED],
            companions: [
              dog('dogSit', raised(1690, 500, 1.35, 700), {
                expression: 'breathHeld',
                facing: -1,
                lookAt: { x: 1600, y: -900 },
              }),
              {
                id: 'uncle',
                kind: 'uncle',
                at: raised(2010, 950, 1.6, 710),
                expression: 'delight',
                headwear: 'kippah',
                pose: 'standStill',
                facing: -1,
                lookAt: { actor: 'ball' },
                hands: {
                  left: { at: { actor: 'ball', part: 'right', offset: [-14, 6] }, shape: 'hold', layer: 'front' },
                  right: { at: { x: 2070, y: 300 }, shape: 'wave', layer: 'front' },
                },
              },
            ],
            props: [{ id: 'ball', kind: 'ball', at: raised(1690, 668, 2.7, 690), colour: '#f0b83a' }],
          },
        },
      ],
    },
    texts: [
      block('sock', box(100, 800, 470, 300)),
      block('dog', box(640, 800, 470, 290)),
      ...refrain(1290, 790, 440),
      block('ball', box(1790, 800, 510, 320)),
    ],
    stops: [stop(0, 0, 1200, ['sock', 'dog']), stop(1200, 0, 1200, ['not', 'look', 'ball'])],
  },
  {
    key: 's06',
    kind: 'single',
    scene: flat(
      'tallLibrary',
      {
        heroes: [ON_THE_LADDER],
        companions: [
          {
            id: 'grandmother',
            kind: 'grandmotherSearching',
            at: raised(2180, 1620, 2, 900),
            expression: 'amazed',
            outfit: 'longDress',
            pose: 'standStill',
            facing: -1,
            lookAt: { x: 1990, y: 600 },
            hands: {
              left: { at: { x: 1990, y: 800 }, shape: 'cup', elbow: 'down', layer: 'front' },
              right: { at: { x: 2330, y: 800 }, shape: 'cup', elbow: 'down', layer: 'front' },
            },
          },
        ],
        props: [
          { kind: 'openBook', at: raised(1930, 440, 1.9, 940), turn: 34 },
          { kind: 'lostGlasses', at: raised(1990, 600, 1.25, 950), turn: 24 },
        ],
      },
      { onWheels: { heroes: [FROM_THE_CHAIR] } },
    ),
    texts: [
      block('book', box(150, 350, 430, 270), { tone: 'ink' }),
      block('not', box(150, 650, 430, 80), { tone: 'ink', below: 'book' }),
      block('look', box(150, 730, 430, 210), { tone: 'ink', face: 'heading', size: [34, 24], below: 'not' }),
      block('glasses', box(690, 350, 420, 520), { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['book', 'not', 'look', 'glasses']), stop(1200, 0, 1200, [])],
  },
  {
    key: 's07',
    kind: 'panorama',
    scene: flat(
      'openDoor',
      {
        heroes: [IN_THE_DOOR],
        companions: [
          {
            id: 'cat',
            kind: 'catCling',
            at: { x: 1996, y: 1140, scale: 1.6, depth: 1500 },
            expression: 'calm',
            lookAt: { x: 2200, y: 720 },
          },
          ...FROZEN,
        ],
      },
      { onWheels: { heroes: [{ ...IN_THE_DOOR, at: { x: 1660, y: 1030, scale: 1.9, depth: 900 } }] } },
    ),
    texts: [
      block('early', box(110, 110, 1020, 170)),
      ...refrain(110, 300, 1000),
      block('cat', box(110, 820, 900, 220)),
    ],
    stops: [stop(0, 0, 1200, ['early', 'not', 'look']), stop(1200, 0, 1200, ['cat'])],
  },
  {
    key: 's08',
    kind: 'closeUp',
    scene: flat(
      'atticDrawing',
      { heroes: [SHADOW, COPIES] },
      { onWheels: { heroes: [lower(SHADOW, 1040, 500), lower(COPIES, 1526, 594)] } },
    ),
    texts: [block('attic', box(110, 90, 1000, 290)), block('ears', box(110, 420, 460, 230)), ...refrain(110, 700, 520)],
    stops: [stop(0, 0, 1200, ['attic', 'ears', 'not', 'look']), stop(1200, 0, 1200, [])],
  },
];
