import type { SpreadLayout } from '../../../picture-book';
import { box, stop } from '../../picture-parts';
import {
  CLOTHES,
  type Companion,
  DONKEY,
  driver,
  ELEPHANT,
  flat,
  type Hero,
  type Prop,
  prop,
  shosho,
  snail,
  words,
} from './parts';

/** Who sits where around the mango: degrees from the right, clockwise. */
const SEATS = [
  ['player1', 204],
  ['player2', 222],
  ['player4', 314],
  ['player5', 330],
  ['player6', 348],
  ['player3', 8],
  ['player7', 27],
  ['player8', 254],
  ['player9', 279],
  ['player10', 293],
  ['player11', 186],
] as const;

const [MIDDLE, RX, RY] = [[1200, 830], 880, 270] as const;

/** A place in the ring, and the hand with the slice. */
function seat(degrees: number, id: string, size = 1) {
  const a = (degrees * Math.PI) / 180;
  const [x, y] = [MIDDLE[0] + Math.cos(a) * RX, MIDDLE[1] + Math.sin(a) * RY];
  const facing: 1 | -1 = x < MIDDLE[0] ? 1 : -1;
  const scale = size * (0.84 + (y - 540) / 1300);
  const away = Math.sin(a) > 0.4;
  const hand: NonNullable<Hero['hands']>['left'] = {
    at: { actor: `slice-${id}`, part: 'middle', offset: [0, 12 * scale] },
    shape: 'hold',
    layer: 'front',
  };
  return {
    actor: {
      pose: 'sitGround',
      at: { x, y, scale, depth: y },
      facing,
      yaw: away ? 2.7 : 0.4,
      ...(!away && { lookAt: { actor: 'snail' } }),
      ...(!away && { hands: facing > 0 ? { right: hand } : { left: hand } }),
    },
    slice: away
      ? []
      : [
          {
            id: `slice-${id}`,
            ...prop('mangoSlice', x + facing * 52 * scale, y - 122 * scale, scale * 0.9, {}, y + 0.2),
          },
        ],
  };
}

const DRIVER_SEAT = seat(239, 'driver', 1.06);

/** Those in front, twice as near: both hands bring the mango to the mouth. */
export function inFront(id: string, x: number, y: number, scale: number, facing: 1 | -1) {
  const hand = (side: 1 | -1) =>
    ({
      at: { actor: `slice-${id}`, part: 'middle', offset: [side * 22 * scale, 8 * scale] as [number, number] },
      shape: 'hold',
      layer: 'front',
    }) as const;
  return {
    actor: {
      pose: 'sitGround',
      at: { x, y, scale, depth: y },
      facing,
      yaw: facing * 0.4,
      lookAt: { actor: 'snail' },
      hands: { left: hand(-1), right: hand(1) },
    },
    slice: [
      { id: `slice-${id}`, ...prop('mangoSlice', x + facing * 34 * scale, y - 142 * scale, scale * 1.1, {}, y + 0.2) },
    ],
  };
}

const HERO_SEAT = inFront('hero', 640, 1196, 1.9, 1);
const SHOSHO_SEAT = inFront('shosho', 230, 1190, 1.75, 1);
const TEAM_SEATS = SEATS.map(([kind, degrees]) => ({ kind, ...seat(degrees, kind) }));

const ring = (): Companion[] => [
  ...TEAM_SEATS.map(({ kind, actor }, i) => ({
    kind,
    id: kind,
    expression: (['laugh', 'delight', 'joy'] as const)[i % 3] ?? 'joy',
    ...actor,
  })),
  { ...shosho(SHOSHO_SEAT.actor.at, { expression: 'laugh' }), ...SHOSHO_SEAT.actor },
  { ...driver(DRIVER_SEAT.actor.at, { expression: 'delight' }), ...DRIVER_SEAT.actor },
  {
    kind: 'elephantSit',
    id: 'elephant',
    colour: ELEPHANT,
    expression: 'delight',
    at: { x: 1920, y: 610, scale: 0.9, depth: 500 },
    facing: -1,
  },
  {
    kind: 'donkey',
    id: 'donkey',
    colour: DONKEY,
    expression: 'joy',
    facing: -1,
    at: { x: 2230, y: 690, scale: 0.7, depth: 560 },
  },
  { kind: 'goat', id: 'goat', expression: 'delight', at: { x: 1080, y: 1120, scale: 0.85, depth: 1110 } },
  // On the stone in the middle, for all to see.
  snail({ x: 1446, y: 756, scale: 1.55, depth: 764, afloat: true }, { expression: 'joy', facing: -1 }),
];

const slices = () => [HERO_SEAT, SHOSHO_SEAT, DRIVER_SEAT, ...TEAM_SEATS].flatMap(({ slice }) => slice);

const FEAST: Prop[] = [
  ...slices(),
  prop('mango', 1700, 740, 1.1, { turn: 70 }, 700),
  prop('mangoSlice', 1180, 1010, 0.8, {}, 2000),
  prop('mangoSlice', 2132, 538, 0.8, {}, 2000),
  prop('mangoSlice', 1838, 548, 0.9, {}, 2000),
  prop('mangoSlice', 1306, 784, 0.8, {}, 790),
];

/** All around one mango, on the sand. */
export const atTheSea: readonly SpreadLayout[] = [
  {
    key: 's12',
    kind: 'panorama',
    scene: flat(
      'duskRing',
      {
        heroes: [{ expression: 'joy', outfit: CLOTHES, ...HERO_SEAT.actor }],
        companions: ring(),
        props: FEAST,
      },
      { props: [...FEAST, prop('emptyWheelchair', 900, 1060, 1.7, { facing: -1 }, 1000)] },
    ),
    texts: [
      words('who', box(470, 80, 660, 76), 'light'),
      words('me', box(470, 158, 660, 80), 'light'),
      words('before', box(1350, 80, 640, 165), 'light'),
      words('end', box(1290, 880, 600, 190)),
    ],
    stops: [stop(0, 0, 1200, ['who', 'me']), stop(1200, 0, 1200, ['before', 'end'])],
  },
];
