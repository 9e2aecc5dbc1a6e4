import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, flat, type Hero, opening, type Prop, path, stop } from '../../picture-parts';
import { GUESTS, SMALL_GUESTS } from './guests';
import { handPlace, OUT, parrot, parrotWord, wordBalloon } from './parts';

const LETS_GO: Omit<Hero, 'at'> = {
  pose: 'standStill',
  expression: 'biteLip',
  outfit: OUT,
  lookAt: { x: 1200, y: 640 },
  hands: {
    right: { at: { x: 950, y: 640 }, shape: 'wave', angle: -6, elbow: 'down', layer: 'front' },
    left: { at: { x: 380, y: 830 }, shape: 'fist', elbow: 'left' },
  },
};

const STIRS: Omit<Hero, 'at' | 'pose'> = {
  expression: 'worry',
  outfit: OUT,
  lookAt: { x: 1800, y: 660 },
  hands: {
    left: { at: { actor: 'spoon', part: 'middle', offset: [-34, 20] }, shape: 'fist', layer: 'front' },
    right: { at: { actor: 'spoon', part: 'middle', offset: [-48, -40] }, shape: 'fist', layer: 'front' },
  },
};

/** Short arms hold the spoon low, out of the face. */
const SMALL_STIRS: Omit<Hero, 'at' | 'pose'> = {
  ...STIRS,
  hands: {
    left: { at: { actor: 'spoon', part: 'middle', offset: [-16, 62] }, shape: 'fist', layer: 'front' },
    right: { at: { actor: 'spoon', part: 'middle', offset: [-28, 24] }, shape: 'fist', layer: 'front' },
  },
};

/** A tear on its way down to the dough. */
const tear = (x: number, y: number): Prop => ({
  kind: 'raindrops',
  count: 1,
  at: { x, y, scale: 2, depth: 1400, afloat: true },
  colour: '#d8f2ff',
});

const atTheBowl = (weeps: Prop): Prop[] => [
  wordBalloon(2010, 460, '#b9a6e6', { facing: -1 }),
  { id: 'spoon', kind: 'bigSpoon', at: { x: 1800, y: 660, scale: 0.9, depth: 1250, afloat: true }, turn: -14 },
  weeps,
  handPlace('doorEdge', 318, 640, 1310),
];

/** She looks in at the door, by its edge. */
const LISTENS: Companion = {
  id: 'grandmother',
  kind: 'grandmother',
  at: { x: 342, y: 1040, scale: 1.46, depth: 200, afloat: true },
  pose: 'standStill',
  expression: 'tenderness',
  lookAt: { actor: 'hero' },
  hands: { left: { at: { actor: 'doorEdge', part: 'middle' }, shape: 'rest', angle: 200, layer: 'front' } },
};

const HELD: Omit<Hero, 'at'> = {
  pose: 'standStill',
  expression: 'joy',
  outfit: OUT,
  tilt: 0.14,
  lookAt: { actor: 'grandmother' },
  hands: {
    left: { at: { actor: 'ownLeft', part: 'middle' }, shape: 'grip', layer: 'whole', elbow: 'left' },
    right: { at: { actor: 'ownRight', part: 'middle' }, shape: 'fist', layer: 'whole', elbow: 'right' },
  },
};

const held = (y: number): Hero => ({ ...HELD, at: { x: 1690, y, scale: 2.9, depth: 900, afloat: true } });

const GRANDMOTHER_HUGS: Companion = {
  id: 'grandmother',
  kind: 'grandmother',
  at: { x: 1950, y: 1740, scale: 3.1, depth: 800, afloat: true },
  pose: 'bringDish',
  expression: 'laugh',
  tilt: -0.26,
  yaw: -0.24,
  gaze: [-0.5, 0.5],
  hands: {
    left: { at: { actor: 'herLeft', part: 'middle' }, shape: 'rest', angle: 110, layer: 'around', elbow: 'left' },
    right: { at: { actor: 'herRight', part: 'middle' }, shape: 'hold', layer: 'front', elbow: 'right' },
  },
};

/** Flour has got as far as the ears. */
const flour = (x: number, y: number, turn: number): Prop => ({
  kind: 'flourDab',
  at: { x, y, scale: 0.9, depth: 2000, afloat: true },
  turn,
});

const SERVES: Omit<Hero, 'at'> = {
  pose: 'standStill',
  expression: 'delight',
  outfit: OUT,
  lookAt: { actor: 'grandmother' },
  hands: {
    left: { at: { actor: 'pushedLeft', part: 'middle' }, shape: 'rest', angle: 20, layer: 'whole', elbow: 'left' },
    right: { at: { actor: 'pushedRight', part: 'middle' }, shape: 'rest', angle: 10, layer: 'whole', elbow: 'right' },
  },
};

const serves = (y: number): Hero => ({ ...SERVES, at: { x: 1480, y, scale: 1.75, depth: 900, afloat: true } });

/** From the fall of the recipe to the feast. */
export const toTheFeast: readonly SpreadLayout[] = [
  {
    key: 's09',
    kind: 'panorama',
    scene: flat(
      'stretchedBalloon',
      {
        heroes: [{ ...LETS_GO, at: { x: 600, y: 1130, scale: 2.25, depth: 900, afloat: true } }],
        companions: [parrot('', { x: 220, y: 620, scale: 1 }, { expression: 'fear', lookAt: { actor: 'hero' } })],
        props: [
          wordBalloon(290, 400, '#ff9f80'),
          {
            kind: 'recipeLoose',
            count: 6,
            at: { x: 1124, y: 508, scale: 1.16, afloat: true, depth: 3000 },
            turn: 24,
          },
        ],
      },
      { onWheels: { heroes: [{ ...LETS_GO, at: { x: 600, y: 1000, scale: 2.25, depth: 900, afloat: true } }] } },
    ),
    texts: [
      opening('heavy', box(120, 80, 900, 100), { size: [34, 22] }),
      parrotWord(290, 400),
      block('meant', box(120, 200, 620, 80), { size: [26, 18], below: 'heavy' }),
      block('left', box(1680, 790, 640, 130), { size: [26, 18] }),
      block('open', box(1680, 925, 640, 120), { face: 'heading', size: [32, 18], below: 'left' }),
      path(
        'slip',
        [
          [1240, 650],
          [1460, 700],
          [1760, 700],
          [2040, 640],
          [2310, 540],
        ],
        [28, 18],
        { tone: 'light' },
      ),
    ],
    stops: [stop(0, 0, 1200, ['heavy', 'parrot', 'meant']), stop(1200, 0, 1200, ['left', 'open', 'slip'])],
  },
  {
    key: 's10',
    kind: 'nearDark',
    scene: flat(
      'kitchenNight',
      {
        heroes: [{ ...STIRS, at: { x: 1500, y: 930, scale: 2.05, depth: 1200, afloat: true }, pose: 'standStill' }],
        companions: [
          LISTENS,
          parrot(
            'Perched',
            { x: 2060, y: 766, scale: 0.9 },
            { expression: 'uneasy', facing: -1, lookAt: { actor: 'hero' } },
          ),
        ],
        props: atTheBowl(tear(1726, 548)),
      },
      {
        onWheels: {
          stage: 'kitchenNightLow',
          props: [
            wordBalloon(2010, 460, '#b9a6e6', { facing: -1 }),
            {
              id: 'spoon',
              kind: 'bigSpoon',
              at: { x: 1800, y: 810, scale: 0.9, depth: 1250, afloat: true },
              turn: -14,
            },
            tear(1730, 716),
            handPlace('doorEdge', 318, 640, 1310),
          ],
          companions: [
            LISTENS,
            parrot(
              'Perched',
              { x: 2060, y: 916, scale: 0.9 },
              { expression: 'uneasy', facing: -1, lookAt: { actor: 'hero' } },
            ),
          ],
          heroes: [{ ...STIRS, at: { x: 1520, y: 1120, scale: 2.05, depth: 1200 }, pose: 'standStill' }],
        },
        forSmall: {
          heroes: [
            { ...SMALL_STIRS, at: { x: 1540, y: 880, scale: 2.05, depth: 1200, afloat: true }, pose: 'standStill' },
          ],
          props: [
            ...atTheBowl(tear(1686, 628)),
            { kind: 'cushion', at: { x: 1500, y: 916, scale: 0.9, depth: 1100, afloat: true } },
          ],
        },
      },
    ),
    texts: [
      opening('home', box(480, 100, 620, 110)),
      block('measure', box(480, 250, 620, 130), { size: [28, 20], below: 'home' }),
      block('taste', box(480, 400, 620, 130), { size: [28, 20], below: 'measure' }),
      parrotWord(2010, 460),
      block('tear', box(480, 550, 620, 240), { size: [28, 20], below: 'taste' }),
      call('slipper', [560, 960], 26, 180, { turn: 8 }),
      call('otherSlipper', [720, 1080], 26, 180, { turn: 8 }),
    ],
    stops: [
      stop(0, 0, 1200, ['home', 'measure', 'taste', 'tear', 'slipper', 'otherSlipper']),
      stop(1200, 0, 1200, ['parrot']),
    ],
  },
  {
    key: 's11',
    kind: 'closeUp',
    scene: flat(
      'kitchenMorning',
      {
        heroes: [held(1480)],
        companions: [GRANDMOTHER_HUGS],
        props: [
          flour(1600, 520, -30),
          flour(1800, 260, -40),
          flour(1590, 640, 60),
          handPlace('herLeft', 1590, 866, 1710),
          handPlace('ownLeft', 1672, 966, 1702),
          handPlace('ownRight', 1868, 880, 1704),
          handPlace('herRight', 1980, 968, 1706),
          { kind: 'bigSpoon', at: { x: 1838, y: 966, scale: 1.02, depth: 1701, afloat: true }, turn: 24 },
        ],
      },
      { onWheels: { heroes: [held(1300)] }, forSmall: { heroes: [held(1350)] } },
    ),
    texts: [
      block('confess', box(120, 140, 960, 160), { tone: 'ink', size: [30, 20] }),
      opening('laugh', box(120, 330, 960, 200), { tone: 'ink', size: [38, 26], below: 'confess' }),
      block('ask', box(120, 560, 960, 90), { tone: 'ink', size: [30, 20], below: 'laugh' }),
      block('answer', box(120, 670, 960, 110), { tone: 'ink', face: 'heading', size: [36, 24], below: 'ask' }),
    ],
    stops: [stop(1200, 0, 1200, ['confess', 'laugh', 'ask', 'answer'])],
  },
  {
    key: 's12',
    kind: 'panorama',
    scene: flat(
      'longTable',
      {
        place: 'kenya',
        heroes: [serves(950)],
        companions: GUESTS,
        props: [
          wordBalloon(2180, 985, '#ffd95e'),
          { kind: 'icing', at: { x: 196, y: 595, scale: 1, afloat: true, depth: 980 } },
          { kind: 'whitePlate', at: { x: 1654, y: 738, scale: 1.1, afloat: true, depth: 1199 } },
          { kind: 'cakeSlice', at: { x: 1650, y: 740, scale: 0.42, afloat: true, depth: 1200 } },
          handPlace('pushedLeft', 1540, 748, 1205),
          handPlace('pushedRight', 1566, 706, 1204),
          handPlace('taken', 1738, 736, 1203),
          { id: 'second', kind: 'cakeSlice', at: { x: 2010, y: 560, scale: 0.44, afloat: true, depth: 1201 } },
        ],
      },
      { onWheels: { heroes: [serves(790)] }, forSmall: { heroes: [serves(885)], companions: SMALL_GUESTS } },
    ),
    texts: [
      block('neighbors', box(120, 76, 800, 54), { tone: 'ink', size: [26, 18] }),
      block('taste', box(120, 130, 800, 100), { tone: 'ink', size: [26, 16], below: 'neighbors' }),
      block('slice', box(120, 936, 980, 80), { tone: 'ink', size: [28, 18] }),
      block('twice', box(120, 1026, 980, 90), { tone: 'ink', face: 'heading', size: [32, 18], below: 'slice' }),
      block('found', box(1300, 940, 500, 180), { tone: 'ink', size: [28, 18] }),
      call('right', [2180, 985], 34, 220, { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['neighbors', 'taste', 'slice', 'twice']), stop(1200, 0, 1200, ['found', 'right'])],
  },
];
