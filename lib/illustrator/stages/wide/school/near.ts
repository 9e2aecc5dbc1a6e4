import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow } from '../../kit/easel';
import { flatStage } from '../flat';
import { pane, ROOM, raisedArm, walls } from './parts';

/** A house of the street, with a door, windows and a roof. */
function streetHouse(e: Easel, [x, high, wall, roof]: readonly [number, number, string, string]) {
  const top = 900 - high;
  fill(e, rectangle(x, top, 280, high), wall);
  fill(e, blob(`${x - 24},${top}! ${x + 140},${top - 90}! ${x + 304},${top}!`, 1), roof);
  fill(e, rectangle(x + 104, 770, 72, 130), '#8d6a4c');
  fill(e, ellipse(x + 162, 838, 6), '#f6e2a8');
  for (const u of [36, 178]) {
    fill(e, rectangle(x + u, top + 44, 66, 80), '#ffffff');
    fill(e, rectangle(x + u + 8, top + 52, 50, 64), '#d9eef8');
  }
}

/** The bag of the child, seen open from behind, with its lower edge at 945, 900. */
function openBag(e: Easel) {
  e.p.form(blob('745,880 738,600 790,520 1100,520 1152,600 1145,880 1100,906 790,906', 7), '#2f6fb0', { depth: 14 });
  e.p.form(blob('752,560 760,440 820,404 1070,404 1130,440 1138,560 945,588', 7), '#285f98', { depth: 8 });
  e.p.fill(stroke('890,404 905,372 985,372 1000,404', 9, 9), '#1d4a7a');
  for (const x of [850, 1022]) e.p.form(rectangle(x, 414, 22, 52), '#f5c64e', { depth: 2 });
  e.p.form(blob('776,866 772,600 812,560 1078,560 1118,600 1114,866 1080,882 810,882', 7), '#163a63', { depth: 3 });
  for (const [x, c] of [
    [816, '#f2b84b'],
    [858, '#e8e0d0'],
    [900, '#6fb58a'],
  ] as const) {
    fill(e, rectangle(x, 590, 24, 84), c);
    fill(e, blob(`${x},590! ${x + 12},562! ${x + 24},590!`, 1), '#f3dcb4');
  }
  e.p.form(rectangle(1010, 622, 66, 52), '#f3a6ae', { depth: 4 });
  for (const y of [674, 776]) fill(e, rectangle(778, y, 334, 10), '#5f8fc0');
  glow(e, 945, 836, 96, '#ffd066', 0.9);
  e.p.form(ellipse(945, 842, 36, 27), '#ffd97a', { depth: 5 });
  for (const x of [930, 960]) fill(e, stroke(`${x - 7},838 ${x},843 ${x + 7},838`, 3, 3, 3), '#7a4a1a');
}

/** The way to school in three parts: from behind, the bag open, from the front. */
export const schoolWay = flatStage({
  ground: '#a9d0ea',
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1400), '#bfe0f2');
    for (const house of [
      [20, 330, '#f3dfb8', '#c98a6a'],
      [330, 400, '#dcebd8', '#7fa3b8'],
      [1330, 360, '#f6e3cf', '#b98a7a'],
      [2060, 390, '#e6e2f0', '#8a8fb8'],
    ] as const)
      streetHouse(e, house);
    fill(e, rectangle(-90, 890, 2580, 500), '#d9dfe0');
    fill(e, rectangle(-90, 890, 2580, 14), '#b9c3c6');
    openBag(e);
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
    e.p.form(blob('262,900! 236,190 300,120 900,120 964,190 938,900!', 6), ROOM.seat, { depth: 18 });
    for (const x of [252, 896]) e.p.form(rectangle(x, 920, 52, 380), '#8f5a2c', { depth: 8 });
    e.p.form(rectangle(226, 900, 748, 76), '#a96a34', { depth: 10 });
    e.p.form(blob('220,920 200,860 250,800 600,820 950,800 1000,860 980,920 600,940', 7), ROOM.cushion, { depth: 20 });
    e.p.soft(600, 826, 330, 40, '#241a44', 0.35);
    for (const [i, x, top] of [
      [0, 1100, 800],
      [2, 1230, 720],
      [1, 1350, 790],
      [4, 1660, 740],
      [3, 2150, 800],
    ] as const)
      raisedArm(e, x, top, SKINS[i] ?? '#d9a274', (i % 3) * 14 - 10);
  },
});

/** The bag of the other pictures, its flap thrown back. */
function cryingBag(e: Easel) {
  e.p.form(blob('180,1010 130,860 190,800 470,800 530,860 500,1010', 7), '#285f98', { depth: 8 });
  for (const x of [250, 410]) e.p.fill(rectangle(x - 18, 800, 36, 74), '#f5c64e');
  e.p.form(ellipse(340, 1010, 176, 40), '#163a63', { depth: 4 });
  e.p.form(blob('160,1010! 340,1034 520,1010! 512,1260! 170,1260!', 6), '#2f6fb0', { depth: 14 });
  e.p.form(blob('224,1130! 456,1130! 446,1260! 234,1260!', 5), '#3b7cbc', { depth: 6 });
}

/** What the cry takes along: pencils, an eraser, and feathers of the hen. */
function flying(e: Easel) {
  for (const [x, y, turn, c] of [
    [2350, 640, 0.3, '#6fb58a'],
    [2080, 1060, -0.9, '#e8e0d0'],
    [1180, 440, -1.3, '#5f8fc0'],
    [470, 1010, -1.75, '#d8606a'],
  ] as const)
    e.p.in(x, y, turn, 1, 1, () => {
      e.p.form(rectangle(-13, -80, 26, 160), c, { depth: 6 });
      fill(e, blob('-13,-80! 0,-116! 13,-80!', 1), '#f3dcb4');
    });
  e.p.in(1090, 860, -0.5, 1, 1, () => e.p.form(rectangle(-40, -24, 80, 48), '#f3a6ae', { depth: 8 }));
  for (const [x, y, turn, k] of [
    [560, 860, -0.5, 1],
    [900, 930, 0.4, 0.8],
    [400, 410, -0.9, 0.7],
  ] as const)
    e.p.in(x, y, turn, k, k, () => {
      e.p.form(blob('-60,6! -30,-22 20,-26 64,0 24,22 -28,20', 7), '#8f3f24', { depth: 6 });
      fill(e, stroke('-84,10 -30,0 56,0', 3, 3, 1), '#f0c09a');
    });
}

/** The cry: everything flies up out of the bag, in orange, over the edge of the teacher's chair. */
export const schoolCry = flatStage({
  ground: '#f08a24',
  back(e) {
    fill(e, rectangle(-90, -90, 2580, 1400), '#f08a24');
    for (const line of [
      '1740,820! -90,100! -90,-90! 420,-90!',
      '1740,820! 800,-90! 1400,-90!',
      '1740,820! 1800,-90! 2300,-90!',
      '1740,820! 2490,100! 2490,500!',
      '1740,820! -90,1140! -90,1300! 560,1300!',
    ])
      fill(e, blob(line, 1), '#f6a53a');
    // The voice comes up out of the bag, behind the head.
    e.p.form(stroke('2230,1040 2330,760 2180,540 1860,640', 80, 96, 100, 90), '#ffd257', { depth: 10 });
    e.p.fill(stroke('2214,1000 2300,760 2160,580 1900,660', 20, 24, 24, 18), '#ffeaa6');
    e.p.form(rectangle(-90, 1040, 420, 70), '#a96a34', { depth: 10 });
    for (const x of [244, -60]) e.p.form(rectangle(x, 1100, 52, 300), '#8f5a2c', { depth: 8 });
    e.p.form(blob('-90,960 180,950 330,930 356,990 330,1050 -90,1064', 7), ROOM.cushion, { depth: 18 });
  },
  front(e) {
    e.p.in(1880, 0, 0, 1, 1, () => cryingBag(e));
    flying(e);
    e.p.in(2360, 830, 0.4, 1, 1, () => fill(e, rectangle(-60, -44, 120, 88), '#fffaf0'));
  },
});
