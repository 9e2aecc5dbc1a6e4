import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { blend, type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { DUSK, LIGHTS, NIGHT } from './colours';
import { dateFruit, plate } from './dish';
import { arch, lantern, youngMoon } from './parts';

/** Spots of coloured light: where, how large, which glass. */
const SPOTS = [
  [1230, 930, 60, 0],
  [1110, 340, 46, 1],
  [1560, 340, 40, 2],
  [1130, 640, 52, 2],
  [1000, 900, 44, 1],
  [860, 1040, 40, 0],
  [640, 900, 34, 2],
  [420, 1010, 36, 1],
  [200, 900, 30, 0],
  [1960, 620, 48, 1],
  [2110, 480, 40, 0],
  [2290, 640, 44, 2],
] as const;

const FLAME = { x: 1482, y: 808 } as const;

/** Light through one pane: a diamond that points away from the flame, and stretches with its distance. */
function ray(e: Easel, [x, y, r, i]: (typeof SPOTS)[number]) {
  const [dx, dy] = [x - FLAME.x, y - FLAME.y];
  const distance = Math.hypot(dx, dy);
  const [u, v] = [dx / distance, dy / distance];
  const long = r * (1.1 + distance / 1600);
  const wide = r * 0.62;
  const at = (along: number, across: number) =>
    `${Math.round(x + u * along - v * across)},${Math.round(y + v * along + u * across)}!`;
  glow(e, x, y, r * 1.8, LIGHTS[i], 0.5);
  fill(e, blob(`${at(-long, 0)} ${at(0, wide)} ${at(long, 0)} ${at(0, -wide)}`, 1), LIGHTS[i], 0.7);
}

/** The evening before the month: a lantern and its spots on the wall of the court. */
export const lanternWall = flatStage({
  ground: DUSK,
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 300),
      linear(e, 0, -40, 2400, 220, [
        [0, '#0f2150'],
        [0.6, '#35507f'],
        [1, '#d98f6a'],
      ]),
    );
    youngMoon(e, 2170, 150, 74);
    fill(e, blob('-80,196! 1500,196! 1500,250! 2480,290! 2480,1300! -80,1300!', 1), DUSK);
    for (let x = -60; x < 2480; x += 118)
      fill(e, rectangle(x, x < 1440 ? 172 : 238 + (x - 1500) * 0.04, 70, 30), '#2c5196');
    glow(e, 1480, 820, 900, '#ff9a3c', 0.55);
    for (const spot of SPOTS) ray(e, spot);
    fill(e, rectangle(-80, 1110, 2560, 200), '#16305f');
    fill(e, rectangle(1960, 1030, 520, 220), '#27488a');
    fill(e, rectangle(1940, 1010, 560, 34), '#3b62a8');
  },
  front(e) {
    lantern(e, 1482, 640, 2.1);
    // Only warmth reaches the child: coloured spots on a face read as paint.
    blend(e, 'soft-light', () => glow(e, 1600, 800, 230, '#ffb45c', 0.35));
  },
});

function lane(e: Easel) {
  fill(e, rectangle(-80, -80, 1280, 1400), NIGHT);
  for (const [x, y, w, h] of [
    [-60, 330, 330, 900],
    [860, 250, 400, 1000],
  ] as const)
    fill(e, rectangle(x, y, w, h), '#0e2048');
  for (const [x, y] of [
    [60, 470],
    [160, 470],
    [960, 400],
  ] as const)
    fill(e, arch(x + 24, y + 110, 28, 110), '#1f3a74');
  fill(e, arch(1080, 510, 30, 120), '#ffd27a');
  glow(e, 1080, 450, 140, '#ffc35a', 0.5);
  fill(e, blob('-80,1060! 420,980! 760,980! 1200,1050! 1200,1300! -80,1300!', 1), '#20396f');
}

function kitchen(e: Easel) {
  fill(e, rectangle(1200, -80, 1290, 1400), '#f0b35c');
  glow(e, 1820, 60, 700, '#fff0bd', 0.7);
  // A window on the dark, where somebody small waits.
  fill(e, arch(1400, 560, 130, 400), '#fff3d4');
  fill(e, arch(1400, 552, 108, 372), NIGHT);
  fill(e, rectangle(1250, 552, 300, 30), '#fff3d4');
}

/** The dark lane outside and the kitchen inside, before dawn. */
export const drumAndKitchen = flatStage({
  ground: NIGHT,
  back(e) {
    lane(e);
    kitchen(e);
    fill(e, rectangle(1190, -80, 20, 1400), '#7d4a2a');
  },
  over: {
    depth: 1500,
    paint(e) {
      fill(e, rectangle(1210, 960, 1280, 360), '#8f4826');
      fill(e, rectangle(1210, 946, 1280, 40), '#c97a48');
      for (let x = 1210; x < 2480; x += 90) fill(e, ellipse(x + 45, 986, 45, 26), '#fff3dc');
      fill(e, rectangle(1210, 946, 1280, 40), '#fff8ea');
      plate(e, 2250, 968, 130, 0.26);
      for (const [u, v, t] of [
        [-44, -6, 0.3],
        [0, -14, -0.2],
        [42, -4, 0.5],
        [-8, 6, 0.1],
      ] as const)
        dateFruit(e, 2250 + u, 958 + v, 15, t);
    },
  },
  front(e) {
    // The drum, its skin towards us.
    fill(e, blob('250,760 420,560 700,560 870,760 880,940 720,1180 400,1180 240,940', 8), '#0c1a3c', 0.5);
    fill(e, ellipse(560, 860, 330, 322), '#a5382f');
    fill(e, ellipse(560, 846, 306, 298), '#e9b04a');
    fill(e, ellipse(560, 846, 288, 280), '#fbeecb');
    fill(e, stroke('930,520 800,660 690,740', 13, 13, 15), '#8a5a2a');
    fill(e, ellipse(684, 746, 30, 26), '#e9b04a');
  },
});
