import { rectangle, rgba, tint } from '@/lib/illustrator/paint';
import { flame } from '@/lib/illustrator/props/kit/flame';
import { cover, disc, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { moon, stars } from '../../kit/sky';
import { defineStage } from '../../model';
import { BY_CANDLE, FLAME, flameLamp, NIGHT } from './colours';
import { darkWindow, litWindow, roof, wall } from './house';

/** The window of the child: its glass. */
const OPEN = { x: 1440, y: 500, w: 730, h: 490 } as const;
const SILL = OPEN.y + OPEN.h;
/** Eyes that look out of dark windows, by the place of the window. */
const DARK: readonly (readonly [x: number, y: number, w: number, h: number, eyes?: string])[] = [
  [1252, 560, 130, 250, '#8a5a2c'],
  [2262, 560, 130, 250, '#3f7a58'],
  [1030, 560, 130, 250],
  [90, 560, 130, 250],
  [330, 560, 130, 250],
  [570, 560, 130, 250],
  [90, 1000, 130, 300],
  [570, 1000, 130, 300, '#c98a2c'],
  [1030, 1000, 130, 300],
  [1252, 1112, 130, 200],
  [2262, 1112, 130, 200],
];

function room(e: Easel) {
  fill(
    e,
    rectangle(OPEN.x, OPEN.y, OPEN.w, OPEN.h),
    radial(e, 1980, 700, 620, [
      [0, '#ffe9a8'],
      [0.3, '#f6ad4c'],
      [0.75, '#8e4327'],
      [1, '#5c2a2a'],
    ]),
  );
  glow(e, 1980, 690, 760, '#ff9a3c', 0.5);
}

/** The frame of the open window: two wings that stand aside, and a head. */
function casing(e: Easel) {
  const wood = '#6a4238';
  for (const [x, w] of [
    [OPEN.x - 34, 34],
    [OPEN.x + OPEN.w, 34],
  ] as const)
    e.p.form(rectangle(x, OPEN.y - 34, w, OPEN.h + 34), wood, { depth: 8 });
  e.p.form(rectangle(OPEN.x - 54, OPEN.y - 62, OPEN.w + 108, 36), wood, { depth: 8 });
}

/** Below the child: the sill and the wall with the light on it. */
function below(e: Easel) {
  const stone = '#8a6a62';
  fill(
    e,
    rectangle(OPEN.x - 4, SILL, OPEN.w + 8, 340),
    linear(e, 0, SILL, 0, SILL + 240, [
      [0, '#57405c'],
      [1, '#3b3359'],
    ]),
  );
  e.p.form(rectangle(OPEN.x - 70, SILL - 14, OPEN.w + 140, 58), stone, { depth: 12 });
  fill(e, rectangle(OPEN.x - 70, SILL - 14, OPEN.w + 140, 16), tint('#e8a860', 0.02), 0.75);
  disc(e, 1800, SILL + 60, 560, 130, FLAME.amber, 0.26, 0.1);
}

/** The dark house under its roof, and one window that is lit. */
export const coverHouse = defineStage<typeof NIGHT>({
  palettes: { night: NIGHT },
  slots: {},
  span: [0, 2400],
  light: () => ({
    ...BY_CANDLE,
    ambient: '#5c4470',
    ambientAlpha: 0.62,
    lamps: [flameLamp(2060, 700, 900), flameLamp(1660, 860, 520, 0.8)],
  }),
  back(e) {
    cover(
      e,
      linear(e, 0, -30, 0, 420, [
        [0, '#070b2c'],
        [1, '#26336e'],
      ]),
    );
    stars(e, -30, 300, 70, '#fff4d6');
    moon(e, 300, 150, 46);
    wall(e, { x: -60, y: 398, w: 2520, h: 900, floors: 2 });
    roof(e, { x: -60, y: 404, w: 2520 }, 96);
    for (const [x, y, w, h, eyes] of DARK) darkWindow(e, { x, y, w, h }, eyes);
    litWindow(e, { x: 330, y: 1000, w: 130, h: 300 }, { who: 'oldLady' });
    litWindow(e, { x: 800, y: 560, w: 130, h: 250 }, { who: 'bears' });
    litWindow(e, { x: 800, y: 1000, w: 130, h: 300 }, { who: 'baby' });
    glow(e, 1800, 740, 900, FLAME.amber, 0.28);
    room(e);
  },
  over: {
    depth: 1600,
    paint(e) {
      casing(e);
      below(e);
    },
  },
  front(e) {
    flame(e.p, 2102, 752, 84);
    glow(e, 2102, 716, 210, FLAME.gold, 0.2);
    cover(
      e,
      radial(e, 1800, 720, 1700, [
        [0, rgba(NIGHT.black, 0)],
        [0.4, rgba(NIGHT.black, 0)],
        [1, rgba(NIGHT.black, 0.55)],
      ]),
    );
  },
});
