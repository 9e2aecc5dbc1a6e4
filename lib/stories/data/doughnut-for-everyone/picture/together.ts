import type { PictureSceneInput } from '@/lib/illustrator';
import type { SpreadLayout } from '../../../picture-book';
import { block, box, type Companion, call, type Hero, opening, picture, stop } from '../../picture-parts';
import { OUTFIT } from './parts';

type Mood = Companion['expression'];
type Guest = readonly [id: string, kind: string, x: number, y: number, scale: number, rest?: Partial<Companion>];

/** Everybody of the house behind one table: the family of eight, those who came up, the baker and the electrician. */
const GUESTS: readonly Guest[] = [
  ['grandfather', 'grandfather', 106, 870, 0.95],
  ['grandmother', 'grandmother', 260, 850, 0.92, { tilt: 0.1 }],
  ['father', 'father', 412, 880, 0.98, { tilt: 0.1 }],
  ['elderWoman', 'elderWoman', 935, 860, 0.92, { outfit: 'nightCoat', facing: -1 }],
  ['elderMan', 'elderMan', 1046, 885, 0.95, { outfit: 'shirt', facing: -1 }],
  ['neighbourMan', 'neighbourMan', 800, 880, 0.98, { outfit: 'polo', facing: -1 }],
  ['mother', 'mother', 140, 1000, 1],
  ['farmer', 'farmer', 330, 985, 1, { outfit: 'shirt' }],
  ['aunt', 'teacher', 985, 1010, 1, { facing: -1, tilt: -0.1 }],
  ['twin1', 'cousin', 130, 1040, 1.35],
  ['twin2', 'cousin', 238, 1000, 1.2, { tilt: -0.14 }],
  ['girlBear', 'girlFriend', 836, 1010, 1.35, { outfit: 'bearCostume', facing: -1 }],
];

/** So many of them are grown up. */
const GROWN = 9;
/** One hand in the other: who stands close to others has no room for more. */
const folded = (id: string): Companion['hands'] => ({
  left: { at: { actor: id, part: 'belly', offset: [-10, 30] }, shape: 'rest', elbow: 'down' },
  right: { at: { actor: id, part: 'belly', offset: [12, 36] }, shape: 'rest', elbow: 'down' },
});

const MOODS: readonly Mood[] = ['laugh', 'joy', 'delight'];
const STARTLED: readonly Mood[] = ['cheeksFull', 'breathHeld', 'surprise'];
export const BULB = { x: 600, y: 80 } as const;
export const PEAK = { x: 640, y: 640 } as const;

/** One hand at each side of what is bitten. */
export const eating = (x: number, y: number): Hero['hands'] => ({
  left: { at: { x: x - 40, y: y + 8 }, shape: 'cup', elbow: 'down', layer: 'front' },
  right: { at: { x: x + 40, y: y + 8 }, shape: 'cup', elbow: 'down', layer: 'front' },
});

/** `y` is the ground of the child, which is higher for who sits in a chair. */
const party = (palette: 'gold' | 'white', y = 1275): PictureSceneInput => {
  const isWhite = palette === 'white';
  const mood = (i: number): Mood => (isWhite ? STARTLED : MOODS)[i % 3] ?? 'joy';
  const lookAt = isWhite ? BULB : PEAK;
  const far = { colour: isWhite ? '#c9d2d4' : '#7a3a2a', share: isWhite ? 0.34 : 0.36, lit: true };
  const hero: Hero = {
    at: { x: 356, y, scale: 1.95, afloat: true, depth: 1200 },
    pose: 'stand',
    expression: isWhite ? 'cheeksFull' : 'laugh',
    outfit: OUTFIT,
    lookAt,
    hands: eating(378, 842),
  };
  const baker: Companion = {
    id: 'baker',
    kind: 'baker',
    at: { x: 630, y: 1070, scale: 1.35, afloat: true, depth: 1090 },
    expression: isWhite ? 'surprise' : 'joy',
    pose: 'standStill',
    lookAt: isWhite ? BULB : { actor: 'hero' },
    hands: {
      left: { at: { x: 520, y: 770 }, shape: 'rest', layer: 'front' },
      right: { at: { x: 760, y: 770 }, shape: 'rest', layer: 'front' },
    },
  };
  const bear: Companion = {
    id: 'smallBear',
    kind: 'littleBoy',
    at: { x: 976, y: 1180, scale: 1.7, afloat: true, depth: 1120 },
    expression: isWhite ? 'shy' : 'laugh',
    outfit: 'bearCostume',
    facing: isWhite ? 1 : -1,
    pose: 'standStill',
    ...(isWhite
      ? { hands: { right: { at: { x: 1122, y: 738 }, shape: 'point', angle: -50, layer: 'front' } } }
      : { lookAt }),
  };
  return {
    stage: 'partyTable',
    palette,
    view: box(0, 0, 1200, 1200),
    ...(!isWhite && { quietZones: [{ x: 300, y: 190, rx: 400, ry: 190, colour: '#2a1420', alpha: 0.8 }] }),
    heroes: [hero],
    companions: [
      ...GUESTS.map(
        ([id, kind, x, y, scale, rest], i): Companion => ({
          id,
          kind,
          at: { x, y, scale, afloat: true, depth: y },
          pose: 'standStill',
          expression: mood(i),
          lookAt,
          ...(i < GROWN && { hands: folded(id), haze: far }),
          ...rest,
        }),
      ),
      baker,
      {
        id: 'baby',
        kind: 'neighbourBabyUpright',
        at: { x: 760, y: 600, scale: 1.25, afloat: true, depth: 881 },
        expression: 'amazed',
        facing: -1,
        haze: far,
      },
      bear,
    ],
    props: [
      { kind: 'doughnutBitten', at: { x: 378, y: 842, scale: 1.5, afloat: true, depth: 1210 } },
      { kind: 'soupPot', at: { x: 190, y: 1020, scale: 1.15, afloat: true, depth: 1600 } },
      { kind: 'fruitBowl', at: { x: 1060, y: 1020, scale: 1.1, afloat: true, depth: 1600 } },
    ],
  };
};

const heap = (
  id: string,
  kind: string,
  x: number,
  y: number,
  scale: number,
  rest: Partial<Companion> = {},
): Companion => ({
  id,
  kind,
  at: { x, y, scale },
  pose: 'sitGround',
  expression: 'asleep',
  hands: {
    left: { at: { actor: id, part: 'leftKnee' }, shape: 'rest' },
    right: { at: { actor: id, part: 'rightKnee' }, shape: 'rest' },
  },
  ...rest,
});

/** Farther from the flames. */
const BEHIND = { haze: { colour: '#1c1438', share: 0.2, lit: true } } as const;

/** The power comes back, and goes again. */
export const together: readonly SpreadLayout[] = [
  {
    key: 's11',
    kind: 'sequence',
    scene: {
      kind: 'spread',
      pictures: [
        { box: box(0, 0, 1200, 1200), scene: party('gold'), wheelchairScene: party('gold', 1170) },
        { box: box(1200, 0, 1200, 1200), scene: party('white'), wheelchairScene: party('white', 1170) },
      ],
    },
    texts: [
      block('baker', box(100, 84, 420, 220), { size: [24, 14] }),
      call('flup', [1500, 150], 60, 420, { tone: 'ink', turn: -5 }),
      block('groan', box(1960, 90, 360, 150), { tone: 'ink' }),
      block('bear', box(1290, 1052, 1000, 74), { tone: 'ink' }),
    ],
    stops: [stop(0, 0, 1200, ['baker']), stop(1200, 0, 1200, ['flup', 'groan', 'bear'])],
  },
  {
    key: 's12',
    kind: 'single',
    scene: picture({
      stage: 'lastLight',
      palette: 'late',
      heroes: [
        {
          at: { x: 1800, y: 858, scale: 1.6, afloat: true, depth: 990 },
          pose: 'askOnSeat',
          expression: 'asleep',
          outfit: OUTFIT,
          hands: { left: { at: { actor: 'hero', part: 'leftKnee', offset: [-4, -26] }, shape: 'rest', elbow: 'left' } },
        },
      ],
      companions: [
        {
          kind: 'father',
          at: { x: 2050, y: 852, scale: 1.55, afloat: true, depth: 985 },
          expression: 'delight',
          pose: 'sitOpen',
          facing: -1,
          tilt: -0.14,
          pitch: 0.2,
          lookAt: { actor: 'hero' },
          hands: {
            left: { at: { actor: 'hero', part: 'leftArm' }, shape: 'rest', angle: 100, layer: 'around' },
            right: { at: { actor: 'father', part: 'rightKnee', offset: [0, -24] }, shape: 'rest', elbow: 'right' },
          },
        },
        heap('grandfather', 'grandfather', 236, 1020, 0.9, { tilt: 0.34, ...BEHIND }),
        heap('grandmother', 'grandmother', 356, 1040, 0.82, { tilt: -0.3, ...BEHIND }),
        heap('mother', 'mother', 610, 1016, 0.94, { expression: 'tenderness', lookAt: { actor: 'twin2' }, ...BEHIND }),
        heap('aunt', 'teacher', 722, 1046, 0.88, { tilt: -0.36, ...BEHIND }),
        heap('elderMan', 'elderMan', 955, 1012, 0.97, { tilt: 0.32, outfit: 'shirt', ...BEHIND }),
        heap('elderWoman', 'elderWoman', 1080, 1042, 0.88, {
          tilt: -0.3,
          expression: 'yawn',
          outfit: 'nightCoat',
          ...BEHIND,
        }),
        heap('twin1', 'cousin', 374, 1112, 1.2, { tilt: 0.3 }),
        heap('twin2', 'cousin', 570, 1136, 1.12, { tilt: -0.36, facing: -1 }),
        heap('girlBear', 'girlFriend', 860, 1116, 1.2, { tilt: 0.34, outfit: 'bearCostume' }),
        heap('smallBear', 'littleBoy', 996, 1150, 1.08, { tilt: -0.42, facing: -1, outfit: 'bearCostume' }),
        heap('farmer', 'farmer', 1470, 1150, 1.05, { outfit: 'shirt', expression: 'joy', lookAt: { actor: 'catSit' } }),
        { kind: 'catSit', at: { x: 1720, y: 1140, scale: 0.9 }, expression: 'delight', facing: -1 },
      ],
      quietZones: [{ x: 560, y: 380, rx: 760, ry: 330, colour: '#100c24', alpha: 0.75 }],
      props: [
        { kind: 'hanukkiah', at: { x: 1430, y: 622, scale: 1, afloat: true, depth: 700 }, count: 3 },
        { kind: 'doughnuts', at: { x: 1606, y: 1150, scale: 0.8 }, count: 1 },
      ],
    }),
    texts: [
      opening('how', box(140, 120, 960, 110)),
      block('sum', box(140, 240, 900, 150), { below: 'how' }),
      block('know', box(140, 410, 900, 150), { below: 'sum' }),
      block('last', box(140, 600, 900, 90), { tone: 'gold', face: 'heading', size: [28, 20], below: 'know' }),
    ],
    stops: [stop(0, 60, 1140, ['how', 'sum']), stop(1200, 0, 1200, ['know', 'last'])],
  },
];
