import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill, glow } from '../../kit/easel';
import { flatStage } from '../flat';
import { adultArm, longTable, pane, ROOM, raisedArm, walls } from './parts';

function bagChair(e: Easel) {
  for (const x of [560, 830]) fill(e, rectangle(x, 760, 24, 480), '#9a6238');
  e.p.form(rectangle(540, 470, 336, 300), '#b97a44', { depth: 8 });
}

const plates = (e: Easel) => {
  for (const x of [1420, 2020]) {
    fill(e, ellipse(x, 1010, 130, 34), '#ffffff');
    fill(e, ellipse(x, 1004, 92, 22), '#e8eef2');
  }
};

function cup(e: Easel, x: number, y: number, colour: string) {
  e.p.edge(ellipse(x + 62, y - 60, 28, 34), colour, 14, 1);
  e.p.form(blob(`${x - 58},${y - 116}! ${x + 58},${y - 116}! ${x + 50},${y} ${x - 50},${y}`, 5), colour, { depth: 8 });
}

/** Breakfast, at the height of the table. */
export const schoolBreakfast = flatStage({
  ground: ROOM.butter,
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1400), ROOM.butter);
    pane(e, 1980, 120, 330, 420);
    bagChair(e);
  },
  over: {
    depth: 950,
    paint: (e) => {
      longTable(e, 930, '#f6b96a');
      plates(e);
      cup(e, 1190 - 140, 1050, '#e9f3ee');
    },
  },
  front: (e) => adultArm(e, '2560,1150 2400,1080 2270,1010', [2200, 985], '#7fa06a', '#b77d50'),
});

/** The same table in the evening. */
export const schoolSupper = flatStage({
  ground: ROOM.evening,
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1400), ROOM.evening);
    disc(e, 1500, 150, 900, 640, '#ffe6ab', 0.8, 0.1);
    pane(e, 1980, 120, 330, 420, '#51618f');
    bagChair(e);
  },
  over: {
    depth: 950,
    paint: (e) => {
      longTable(e, 930, '#e29d5a');
      plates(e);
      cup(e, 2180, 1060, '#f2e7d4');
      cup(e, 110, 1080, '#cfe0ea');
    },
  },
  front(e) {
    adultArm(e, '2560,1130 2430,1090 2330,1030', [2262, 1004], '#7fa06a', '#b77d50');
    adultArm(e, '-120,1300 -40,1200 100,1110', [170, 1030], '#8a6fa8', '#c98f62');
  },
});

/** The way to school in three parts: from behind, cut open, from the front. */
export const schoolWay = flatStage({
  ground: '#a9d0ea',
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1400), '#a9d0ea');
    for (const [x, h, c] of [
      [60, 300, '#8fb7d4'],
      [330, 380, '#9cc3dc'],
      [1700, 340, '#8fb7d4'],
      [2130, 400, '#9cc3dc'],
    ] as const)
      fill(e, rectangle(x, 900 - h, 300, h), c);
    fill(e, rectangle(-90, 890, 2580, 500), '#d9dfe0');
    e.p.form(blob('780,1130 770,430 830,350 1070,350 1130,430 1120,1130', 6), '#2f6fb0', { depth: 16 });
    fill(e, blob('816,1090 812,450 850,400 1050,400 1088,450 1084,1090', 6), '#163a63');
    for (const [x, c] of [
      [870, '#f2b84b'],
      [920, '#e8e0d0'],
      [970, '#6fb58a'],
    ] as const) {
      fill(e, rectangle(x, 480, 30, 270), c);
      fill(e, blob(`${x},480! ${x + 15},436! ${x + 30},480!`, 1), '#f3dcb4');
    }
    e.p.form(rectangle(1016, 690, 56, 60), '#f3a6ae', { depth: 5 });
    fill(e, rectangle(816, 752, 268, 12), '#5f8fc0');
    fill(e, rectangle(816, 924, 268, 12), '#5f8fc0');
    glow(e, 950, 1020, 130, '#ffd066', 0.9);
    e.p.form(ellipse(950, 1040, 44, 32), '#ffd97a', { depth: 6 });
    for (const x of [932, 966]) fill(e, stroke(`${x - 8},1036 ${x},1042 ${x + 8},1036`, 3, 3, 3), '#7a4a1a');
  },
});

const SKINS = ['#f0c8a4', '#b77d50', '#66402c', '#d9a274', '#8f5d3c'] as const;
/** The teacher's chair from the front, like a throne. */
export const schoolThrone = flatStage({
  ground: '#bfe0d2',
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1400), '#bfe0d2');
    fill(e, rectangle(-90, 1010, 2580, 400), ROOM.floor);
    e.p.form(blob('1380,900! 1340,120 1430,40 2130,40 2220,120 2180,900!', 6), ROOM.seat, { depth: 22 });
    for (const x of [1400, 2110]) e.p.form(rectangle(x, 860, 56, 420), '#8f5a2c', { depth: 8 });
    e.p.form(rectangle(1330, 850, 900, 110), '#a96a34', { depth: 10 });
    e.p.form(blob('1350,860 1330,780 1400,700 1780,730 2160,700 2230,780 2210,860 1780,880', 7), ROOM.cushion, {
      depth: 24,
    });
  },
  over: {
    depth: 900,
    paint(e) {
      fill(e, rectangle(-90, 990, 1310, 400), '#d9a862');
      fill(e, rectangle(-90, 980, 1316, 34), '#e8bd7c');
    },
  },
});

/** At the height of the seat: the cushion, the ceiling, and the hands of a class. */
export const schoolSeat = flatStage({
  ground: ROOM.mint,
  back(e) {
    walls(e, 940);
    fill(e, rectangle(-90, -90, 2580, 130), ROOM.cream);
    fill(e, rectangle(-90, 40, 2580, 10), '#9fcbb8');
    pane(e, 2060, 150, 290, 290);
    e.p.form(blob('230,1180! 236,900! 960,900! 966,1180!', 2), ROOM.seat, { depth: 12 });
    e.p.form(blob('220,920 200,860 250,800 600,820 950,800 1000,860 980,920 600,940', 7), ROOM.cushion, { depth: 20 });
    e.p.soft(600, 826, 330, 40, '#241a44', 0.35);
    const tops = [800, 730, 780, 700, 770, 710, 760, 730, 790];
    const places = [1090, 1210, 1330, 1450, 1570, 1690, 2250, 2350, 2150];
    places.forEach((x, i) => {
      raisedArm(e, x, tops[i] ?? 740, SKINS[(i * 2) % 5] ?? '#d9a274', (i % 3) * 14 - 10);
    });
  },
});

/** The voice on its way out of the bag, with its face in front. */
function voice(e: Easel) {
  const way = '330,1010 560,760 900,680 1240,800';
  e.p.form(stroke(way, 96, 92, 80, 60), '#ffd257', { depth: 10 });
  e.p.fill(stroke('330,990 570,740 900,660 1200,770', 22, 24, 20, 12), '#ffeaa6');
  e.p.form(ellipse(1270, 810, 112, 106), '#ffd97a', { depth: 12 });
  for (const x of [1234, 1314]) {
    e.p.fill(ellipse(x, 776, 24, 28), '#fff8e6');
    e.p.fill(ellipse(x + 8, 780, 13, 15), '#5a3413');
  }
  e.p.form(ellipse(1278, 854, 46, 42), '#7a2a1a', { depth: 3 });
  e.p.fill(ellipse(1280, 876, 26, 14), '#f0837a');
}

/** The bag of the other pictures, its flap thrown back. */
function cryingBag(e: Easel) {
  e.p.form(blob('180,1010 130,860 190,800 470,800 530,860 500,1010', 7), '#285f98', { depth: 8 });
  for (const x of [250, 410]) e.p.fill(rectangle(x - 18, 800, 36, 74), '#f5c64e');
  e.p.form(ellipse(340, 1010, 176, 40), '#163a63', { depth: 4 });
  e.p.form(blob('160,1010! 340,1034 520,1010! 512,1260! 170,1260!', 6), '#2f6fb0', { depth: 14 });
  e.p.form(blob('224,1130! 456,1130! 446,1260! 234,1260!', 5), '#3b7cbc', { depth: 6 });
}

/** The cry: everything flies up out of the bag, in orange. */
export const schoolCry = flatStage({
  ground: '#f08a24',
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1400), '#f08a24');
    for (const [line, colour] of [
      ['360,1080! -90,500! -90,-90! 500,-90!', '#f6a53a'],
      ['360,1080! 800,-90! 1500,-90!', '#f6a53a'],
      ['360,1080! 2000,-90! 2490,-90! 2490,260!', '#f6a53a'],
      ['360,1080! 2490,560! 2490,900!', '#f6a53a'],
    ] as const)
      fill(e, blob(line, 1), colour);
  },
  front(e) {
    voice(e);
    cryingBag(e);
    for (const [x, y, turn, c] of [
      [150, 780, -0.5, '#f2d24b'],
      [420, 800, 0.3, '#6fb58a'],
      [620, 900, 0.9, '#e8e0d0'],
    ] as const)
      e.p.in(x, y, turn, 1, 1, () => {
        fill(e, rectangle(-13, -80, 26, 160), c);
        fill(e, blob('-13,-80! 0,-116! 13,-80!', 1), '#f3dcb4');
      });
    for (const [x, y, t] of [
      [90, 1000, 0.4],
      [1090, 1090, -0.5],
    ] as const)
      e.p.in(x, y, t, 1, 1, () => fill(e, rectangle(-60, -44, 120, 88), '#fffaf0'));
    e.p.form(rectangle(560, 1060, 56, 46), '#f3a6ae', { depth: 4 });
  },
});

function dotted(e: Easel, points: readonly (readonly [number, number])[]) {
  points.slice(1).forEach(([x, y], i) => {
    const [u, v] = points[i] ?? [x, y];
    const steps = Math.max(1, Math.round(Math.hypot(x - u, y - v) / 44));
    for (let k = 0; k < steps; k++)
      fill(e, ellipse(u + ((x - u) * k) / steps, v + ((y - v) * k) / steps, 8), '#a8502f');
  });
}

function house(e: Easel, x: number, y: number, wide: number, high: number, roof: string) {
  e.p.form(rectangle(x, y - high, wide, high), '#fff7e2', { depth: 6 });
  e.p.form(
    blob(`${x - 30},${y - high}! ${x + wide / 2},${y - high - wide * 0.4}! ${x + wide + 30},${y - high}!`, 1),
    roof,
    { depth: 6 },
  );
  fill(e, rectangle(x + wide * 0.38, y - high * 0.55, wide * 0.24, high * 0.55), '#7a5a3c');
}

/** From a coop to the gate of a school. */
export const schoolPathThere = flatStage({
  ground: '#cfe6c4',
  back(e) {
    house(e, 160, 900, 220, 180, '#c8813f');
    house(e, 1820, 560, 440, 260, '#4f86ad');
    dotted(e, [
      [290, 920],
      [420, 1020],
      [700, 960],
      [820, 760],
      [1020, 700],
      [1300, 860],
      [1560, 820],
      [1740, 640],
      [2030, 600],
    ]);
  },
});

/** The same way, longer, with loops, to a front door; the egg has stayed. */
export const schoolPathHome = flatStage({
  ground: '#f7d9a0',
  back(e) {
    house(e, 1820, 460, 440, 260, '#4f86ad');
    house(e, 200, 1040, 340, 260, '#c8553f');
    const loop = (x: number, y: number, r: number) =>
      Array.from({ length: 11 }, (_, i) => [x + r * Math.cos(-1 - i * 0.63), y + r * Math.sin(-1 - i * 0.63)] as const);
    dotted(e, [
      [2030, 480],
      ...loop(1780, 740, 130),
      [1520, 640],
      ...loop(1400, 880, 110),
      [1000, 640],
      ...loop(820, 820, 120),
      [520, 1090],
      [380, 1060],
    ]);
    e.p.form(blob('2080,1100! 2070,930! 2230,930! 2220,1100!', 3), '#4f86ad', { depth: 8 });
    e.p.form(blob('2084,930 2110,906 2190,906 2216,930', 6), ROOM.cushion, { depth: 5 });
    e.p.form(ellipse(2150, 878, 40, 48), '#fffaf0', { depth: 8 });
  },
});
