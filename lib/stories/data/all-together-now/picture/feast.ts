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
  ['player8', 107],
  ['player9', 130],
  ['player10', 154],
  ['player11', 180],
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

const [HERO_SEAT, SHOSHO_SEAT, DRIVER_SEAT] = [
  seat(256, 'hero', 1.16),
  seat(285, 'shosho', 1.06),
  seat(240, 'driver', 1.06),
];
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
  { kind: 'goat', id: 'goat', expression: 'delight', at: { x: 210, y: 1110, scale: 0.85, depth: 1110 } },
  snail({ x: 1430, y: 764, scale: 0.7, depth: 900, afloat: true }, { expression: 'joy' }),
];

const slices = () => [HERO_SEAT, SHOSHO_SEAT, DRIVER_SEAT, ...TEAM_SEATS].flatMap(({ slice }) => slice);

const FEAST: Prop[] = [
  ...slices(),
  prop('mango', 1700, 740, 1.1, { turn: 70 }, 700),
  prop('mangoSlice', 300, 994, 0.8, {}, 2000),
  prop('mangoSlice', 2132, 538, 0.8, {}, 2000),
  prop('mangoSlice', 1838, 548, 0.9, {}, 2000),
  prop('mangoSlice', 1490, 740, 0.6, {}, 2000),
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
      { props: [...FEAST, prop('emptyWheelchair', 880, 540, 0.9, {}, 545)] },
    ),
    texts: [
      words('who', box(470, 80, 660, 76), 'light'),
      words('me', box(470, 158, 660, 80), 'light'),
      words('before', box(1290, 80, 700, 165), 'light'),
      words('end', box(1290, 880, 600, 190)),
    ],
    stops: [stop(0, 0, 1200, ['who', 'me']), stop(1200, 0, 1200, ['before', 'end'])],
  },
];
