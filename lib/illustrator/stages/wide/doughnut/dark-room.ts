import { rectangle, shade, tint } from '@/lib/illustrator/paint';
import { flame } from '@/lib/illustrator/props/kit/flame';
import { blend, cover, dab, disc, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { defineStage, type StageLight } from '../../model';
import { BY_CANDLE, FLAME, flameLamp } from './colours';
import { onlyCandles } from './house';
import {
  armchair,
  candleStub,
  chest,
  doorLeaf,
  doorToStairs,
  giraffe,
  kitchen,
  match,
  notes,
  slippers,
} from './room-things';
import { paintSection } from './section';

type Flame = readonly [x: number, y: number, reach: number];
type Room = {
  readonly wall: string;
  readonly floor: string;
  /** Where the floor begins. */
  readonly ground: number;
  readonly flames: readonly Flame[];
  readonly lit: number;
  readonly paint: (e: Easel) => void;
  readonly near?: (e: Easel) => void;
  /** In front of everybody. */
  readonly last?: (e: Easel) => void;
};

const ROOMS = {
  downstairs: {
    wall: '#a8684a',
    floor: '#8a5a40',
    ground: 1060,
    flames: [[1790, 590, 940]],
    lit: 0,
    paint: chest,
    last: (e: Easel) => {
      slippers(e);
      match(e);
    },
  },
  crying: {
    wall: '#a88a5c',
    floor: '#9a6a48',
    ground: 900,
    flames: [[1716, 640, 900]],
    lit: 1,
    paint: (e: Easel) => {
      kitchen(e);
      giraffe(e);
    },
  },
  waltz: {
    wall: '#9a5c54',
    floor: '#8a5a40',
    ground: 960,
    flames: [[846, 1000, 1100]],
    lit: 3,
    paint: (e: Easel) => {
      doorLeaf(e);
      armchair(e);
    },
    near: (e: Easel) => {
      doorToStairs(e);
      notes(e);
      disc(e, 846, 1112, 460, 78, FLAME.gold, 0.42, 0.02);
      candleStub(e, 846, 1030);
    },
  },
} as const satisfies Record<string, Room>;

const lamps = ({ flames }: Room): StageLight['lamps'] => flames.map(([x, y, reach]) => flameLamp(x, y, reach));

/** Rooms of neighbours in which one candle burns, beside the house cut open. */
export const darkRoom = defineStage<Room>({
  palettes: ROOMS,
  slots: {},
  span: [0, 2400],
  indoors: true,
  light: (room) => ({ ...BY_CANDLE, lamps: lamps(room) }),
  back(e, { wall, floor, ground, flames, paint, near }) {
    cover(
      e,
      linear(e, 0, 0, 0, ground, [
        [0, shade(wall, 0.06)],
        [1, wall],
      ]),
    );
    const r = e.random('plaster');
    for (let i = 0; i < 90; i++)
      dab(e, 'dry', r() * 2400, r() * ground, 150, 60, r.pick([tint(wall, 0.05), shade(wall, 0.05)]), {
        alpha: 0.25,
        variant: i,
      });
    fill(
      e,
      rectangle(-60, ground, 2520, 400),
      linear(e, 0, ground, 0, 1220, [
        [0, shade(floor, 0.06)],
        [1, floor],
      ]),
    );
    fill(e, rectangle(-60, ground - 26, 2520, 28), tint(wall, 0.07));
    paint(e);
    onlyCandles(e, flames);
    for (const [x, y, reach] of flames) {
      glow(e, x, y, reach * 0.8, FLAME.amber, 0.3);
      glow(e, x, y, reach * 0.3, FLAME.gold, 0.42);
    }
    near?.(e);
  },
  front(e, { flames, lit, last }) {
    const [x, y, reach] = flames[0] ?? [1200, 600, 800];
    blend(e, 'multiply', () =>
      cover(
        e,
        radial(e, x, y, reach * 1.25, [
          [0, '#ffffff'],
          [0.45, '#fff4e4'],
          [0.8, '#a294b4'],
          [1, '#62629c'],
        ]),
      ),
    );
    flame(e.p, x, y + 34, 76);
    disc(e, x, y, 150, 170, FLAME.gold, 0.34, 0.02);
    last?.(e);
    paintSection(e, { lit, at: lit });
  },
});
