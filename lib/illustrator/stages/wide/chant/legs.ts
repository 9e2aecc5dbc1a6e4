import { ellipse, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { wheel } from '../../../props/chant/matatu';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { BUS, HOT_SKY, MUD, WET_MUD } from './colours';
import { dust, plain, wordPuddle } from './land';
import { rope } from './rope';

const [HIDE, FAR, NAIL] = ['#6d615e', '#564b4a', '#d9c8b4'];

/** A leg as thick as a tree from below the page's top to its foot. */
function pillar(e: Easel, x: number, y: number, w: number, colour: string) {
  const shape = blob(
    `${x - w * 0.54},200! ${x + w * 0.54},200! ${x + w * 0.46},${y * 0.6} ${x + w * 0.42},${y * 0.84} ${x + w * 0.54},${y - 20} ${x + w * 0.5},${y + 8}! ${x - w * 0.5},${y + 8}! ${x - w * 0.54},${y - 20} ${x - w * 0.42},${y * 0.84} ${x - w * 0.46},${y * 0.6}`,
    7,
  );
  fill(e, ellipse(x + 10, y + 8, w * 0.62, 22), '#7a3019', 0.6);
  fill(e, shape, colour);
  clipTo(e, shape, () => {
    fill(e, rectangle(x + w * 0.2, 100, w, y), shade(colour, 0.07));
    for (let v = 430; v < y - 60; v += 62)
      fill(
        e,
        stroke(`${x - w * 0.4},${v} ${x - w * 0.1},${v + 14} ${x + w * 0.16},${v + 4}`, 1, 4, 1),
        shade(colour, 0.1),
      );
    for (const u of [-0.34, -0.06, 0.22]) fill(e, ellipse(x + u * w, y + 6, w * 0.13, 30), NAIL);
  });
}

/** The underside of somebody who is as wide as both pages. */
function belly(e: Easel) {
  const shape = blob('330,-90! 350,80 440,270 600,376 900,410 1300,416 1800,410 2100,386 2480,386! 2480,-90!', 9);
  fill(e, shape, HIDE);
  clipTo(e, shape, () => {
    fill(e, blob('520,386! 900,376 1400,384 1900,376 2480,350! 2480,480! 520,480!', 7), shade(HIDE, 0.07));
    fill(e, blob('330,-90! 380,120 480,300 540,200 500,-90!', 6), tint(HIDE, 0.04));
  });
}

/** The side of a head too high for the page, and one eye that looks down at the bus. */
function head(e: Easel) {
  const shape = blob('30,-90! 60,90 130,230 260,318 430,332 540,262 584,120 590,-90!', 9);
  fill(e, shape, tint(HIDE, 0.05));
  const [x, y] = [424, 150];
  clipTo(e, shape, () => {
    fill(e, blob('470,-90! 500,80 470,220 380,300 400,340 620,340! 620,-90!', 7), HIDE, 0.7);
    fill(e, ellipse(x, y + 4, 128, 108), shade(HIDE, 0.06));
    for (const v of [100, 122])
      fill(e, stroke(`${x - 80},${y + v * 0.8} ${x},${y + v} ${x + 84},${y + v * 0.7}`, 1, 5, 1), shade(HIDE, 0.12));
  });
  const ball = blob(
    `${x - 96},${y + 14}! ${x - 60},${y - 44} ${x + 10},${y - 58} ${x + 94},${y - 6}! ${x + 50},${y + 58} ${x - 30},${y + 66}`,
    7,
  );
  fill(e, ball, '#f4ecdf');
  clipTo(e, ball, () => {
    fill(e, ellipse(x - 30, y + 20, 52), '#8a5a2c');
    fill(e, ellipse(x - 34, y + 24, 32), '#22140f');
    fill(e, ellipse(x - 14, y + 2, 11), '#ffffff');
    fill(e, ellipse(x + 10, y - 62, 120, 40), shade(HIDE, 0.2), 0.5);
  });
  fill(
    e,
    stroke(`${x - 104},${y + 22} ${x - 62},${y - 46} ${x + 10},${y - 60} ${x + 102},${y - 6}`, 5, 12, 13, 6),
    shade(HIDE, 0.3),
  );
  for (const [u, v, du, dv] of [
    [-84, -20, -44, -6],
    [-58, -44, -38, -32],
    [-22, -58, -22, -46],
    [20, -60, -2, -50],
    [60, -42, 20, -44],
  ] as const)
    fill(
      e,
      stroke(`${x + u},${y + v} ${x + u + du * 0.6},${y + v + dv * 0.4} ${x + u + du},${y + v + dv}`, 5, 4, 1),
      '#2c2322',
    );
}

function trunk(e: Easel) {
  const shape = stroke('190,-120 214,120 250,330 286,470 300,560', 130, 112, 92, 76, 66);
  fill(e, shape, tint(HIDE, 0.05));
  clipTo(e, shape, () => {
    for (let v = 20; v < 560; v += 46)
      fill(
        e,
        stroke(`${120 + v * 0.22},${v} ${220 + v * 0.16},${v + 18} ${340 + v * 0.1},${v - 4}`, 2, 5, 2),
        shade(HIDE, 0.05),
      );
  });
}

function trunkCoil(e: Easel) {
  const coil = stroke('330,520 350,590 330,668 262,690 214,650 220,590 268,556', 58, 54, 50, 46, 42, 36, 24);
  fill(e, coil, shade(HIDE, 0.12));
  fill(
    e,
    stroke('326,516 346,590 326,662 262,682 220,646 226,592 268,560', 54, 48, 44, 40, 36, 30, 20),
    tint(HIDE, 0.05),
  );
  for (const [x, y] of [
    [352, 560],
    [350, 620],
    [300, 676],
  ] as const)
    fill(e, stroke(`${x - 30},${y} ${x},${y + 10} ${x + 22},${y}`, 1.4, 4, 1.4), shade(HIDE, 0.08));
}

/** The same elephant at the head of the line: what of it fits on the page, and its trunk down to the rope at (676, 596). */
export function elephantAtRope(e: Easel) {
  pillar(e, 930, 770, 150, FAR);
  pillar(e, 1126, 790, 150, FAR);
  const body = blob('600,-90! 630,60 682,196 724,262 850,268 1000,262 1150,272 1248,262 1276,196 1280,60 1276,-90!', 9);
  pillar(e, 800, 812, 186, HIDE);
  pillar(e, 1166, 838, 190, HIDE);
  fill(e, body, HIDE);
  clipTo(e, body, () =>
    fill(e, blob('660,214! 840,228 1000,226 1160,232 1300,196! 1300,320! 660,320!', 7), shade(HIDE, 0.07)),
  );
  e.p.in(420, 66, 0, 0.82, 0.82, () => trunk(e));
  fill(e, blob('430,-90! 450,40 520,100 620,120 720,90 780,20 790,-90!', 8), tint(HIDE, 0.05));
}

/** The end of that trunk, round the rope. */
export function coilAtRope(e: Easel) {
  e.p.in(420, 66, 0, 0.82, 0.82, () => trunkCoil(e));
}

/** Under an elephant: four legs like trees, and who pulls between them. */
export const underElephant = flatStage({
  ground: HOT_SKY,
  back(e) {
    plain(e, { horizon: 640, road: 800, sky: '#ffe7b4' });
    fill(e, blob('-90,1000! 60,940 230,950 390,1010 330,1060 120,1100 -90,1100!', 7), MUD);
    fill(e, blob('-90,560! -90,1000! 150,1000! 190,640! 120,560!', 4), BUS);
    fill(e, rectangle(-90, 690, 300, 50), '#f7c238');
    fill(e, ellipse(-6, 930, 190, 190), shade(BUS, 0.3));
    e.p.in(-6, 940, 0, 1, 1, () => wheel(e.p, 0, 0, 160));
    fill(e, blob('-90,990! -20,960 80,980 180,950 260,1000 300,1040 120,1090 -90,1090!', 7), WET_MUD);
    for (const [x, y, r] of [
      [150, 900, 16],
      [196, 860, 10],
      [120, 820, 9],
    ] as const)
      fill(e, ellipse(x, y, r), MUD);
    pillar(e, 900, 980, 220, FAR);
    pillar(e, 2010, 980, 200, FAR);
    rope(
      e,
      [
        [180, 690],
        [2490, 712],
      ],
      { r: 20 },
    );
  },
  over: {
    depth: 1150,
    paint(e) {
      pillar(e, 630, 1012, 280, HIDE);
      pillar(e, 2330, 1012, 330, HIDE);
      belly(e);
      head(e);
      trunk(e);
      rope(
        e,
        [
          [150, 692],
          [420, 688],
        ],
        { r: 20 },
      );
      trunkCoil(e);
    },
  },
  front(e) {
    wordPuddle(e, 1440, 1078, 176, 62);
    dust(e, [
      [1130, 1000, 44],
      [1800, 1020, 70],
    ]);
  },
});
