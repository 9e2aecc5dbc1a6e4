import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { SOOT } from './colours';
import { head } from './head';

const HALL = {
  wall: '#5d5a8c',
  dark: '#454272',
  light: '#8280b4',
  gold: '#e8c766',
  goldShade: '#bf9a3f',
  carpet: '#9c3550',
};

/** The throne is as high as the hall; whoever has a sandwich is far below. */
export const throneHall = flatStage({
  ground: HALL.wall,
  back(e) {
    wash(e, 'wall', [0, 0, 2400, 1200], [HALL.light, HALL.dark], { count: 80, alpha: 0.14, long: 240, tall: 60 });
    for (const [x0, x1, w] of [
      [1200, 1130, 60],
      [2330, 2440, 70],
    ] as const)
      fill(e, blob(`${x0 - w},-60! ${x0 + w},-60! ${x1 + w * 1.7},1100! ${x1 - w * 1.7},1100!`, 2), HALL.light);
    fill(e, blob('-80,1040! 1200,1010! 2480,1040! 2480,1290! -80,1290!', 2), HALL.dark);
    // The throne: a stair of blocks that get smaller towards the king.
    for (let i = 0; i < 7; i++) {
      const [y, w] = [1070 - i * 104, 430 - i * 42];
      fill(e, rectangle(1810 - w, y - 104, w * 2, 108), i % 2 ? '#d8d3ea' : '#c7c1de');
      fill(e, rectangle(1810 + w * 0.5, y - 104, w * 0.5, 108), '#a49dc4');
      fill(e, rectangle(1810 - w, y - 104, w * 2, 12), '#f1eefa');
      fill(e, rectangle(1810 - w * 0.28, y - 104, w * 0.56, 108), i % 2 ? HALL.carpet : '#872a43');
    }
    fill(e, blob('1650,350! 1660,60 1740,-10 1810,-30 1880,-10 1960,60 1970,350!', 6), HALL.gold);
    fill(e, blob('1690,340! 1700,80 1810,20 1920,80 1930,340!', 6), HALL.carpet);
    fill(e, blob('560,1140! 1340,1076! 2280,1076! 2300,1290! 300,1290!', 2), HALL.carpet);
  },
  over: {
    depth: 700,
    paint(e) {
      fill(e, rectangle(1590, 330, 90, 40), HALL.gold);
      fill(e, rectangle(1940, 330, 90, 40), HALL.goldShade);
    },
  },
});

const PAPER = '#f3e4bd';

/** Forest, river, and the mountain with somebody on it. */
function dragonsHalf(e: Easel) {
  fill(e, blob('420,560! 900,540 1050,700 960,1000 560,1060 300,1060!', 6), '#bcd08f');
  for (const [x, y] of [
    [760, 700],
    [850, 670],
    [900, 750],
    [960, 690],
    [980, 800],
  ] as const) {
    fill(e, blob(`${x},${y - 60}! ${x + 40},${y + 20}! ${x - 40},${y + 20}!`, 2), '#5f8f58');
    fill(e, rectangle(x - 6, y + 20, 12, 22), '#7d5a38');
  }
  fill(e, stroke('840,1080 900,990 930,920 1060,900', 15, 14, 12), '#7fb6cf');
  fill(e, blob('580,1080! 670,940 750,880 820,950 880,1060!', 4), '#8f8a68');
  fill(e, blob('750,880 820,950 880,1060! 780,1060! 770,960', 4), '#77724f');
  head(e, 742, 868, 0.2, { eye: 'glad' });
  for (const [x, y, r] of [
    [866, 842, 12],
    [892, 822, 18],
    [926, 806, 12],
  ] as const)
    fill(e, ellipse(x, y, r, r), '#f2701d');
}

/** The mouth of a gold mine with its rails, and the gold. */
function mine(e: Easel) {
  fill(e, blob('1350,860! 1400,720 1500,660 1600,700 1670,860!', 5), '#a98e5c');
  fill(e, blob('1440,860! 1440,780 1500,740 1560,780 1560,860!', 5), '#3c2c22');
  fill(e, stroke('1436,864 1436,776 1500,732 1564,776 1564,864', 9, 9, 9), '#7d5a38');
  for (const x of [1470, 1530]) fill(e, stroke(`${x},850 ${1500 + (x - 1500) * 1.5},940`, 4, 6), '#5a4a42');
  for (const y of [872, 900, 928]) fill(e, rectangle(1452, y, 96, 7), '#7d5a38');
  for (const [x, y] of [
    [1600, 872],
    [1640, 876],
    [1680, 872],
    [1620, 846],
    [1662, 846],
    [1642, 820],
  ] as const) {
    fill(e, ellipse(x, y, 24, 19), '#c98f1c');
    fill(e, ellipse(x - 2, y - 4, 22, 16), '#f6cf46');
  }
}

/** The sea with a boat. */
function sea(e: Easel) {
  fill(e, blob('1740,560! 1770,680 1900,740 1930,860 2140,900! 2140,560!', 5), '#6fb0d0');
  for (const [x, y] of [
    [1800, 650],
    [1950, 790],
  ] as const)
    fill(e, stroke(`${x},${y} ${x + 26},${y - 10} ${x + 52},${y}`, 3, 4, 3), '#d4ecf5');
  fill(e, blob('1836,700! 1966,700! 1936,740! 1866,740!', 3), '#8a4f2c');
  fill(e, blob('1896,690! 1896,610! 1956,690!', 2), '#fffaf0');
}

/** A field that is a bar of chocolate. */
function chocolate(e: Easel) {
  e.p.in(1700, 950, -0.06, 1, 1, () => {
    fill(e, rectangle(0, 0, 252, 104), '#4f2c1a');
    for (let i = 0; i < 10; i++) fill(e, rectangle(6 + (i % 5) * 49, i < 5 ? 6 : 55, 43, 43), '#7a4626');
  });
}

function land(e: Easel) {
  dragonsHalf(e);
  fill(e, blob('1350,560! 1900,540 2060,820 2000,1080! 1420,1060 1300,800', 6), '#d9cf98');
  sea(e);
  mine(e);
  chocolate(e);
}

/** The map of the kingdom, cut in two; the half with the dragon is the one nobody asks about. */
export const cutMap = flatStage({
  ground: '#6d5280',
  back(e) {
    wash(e, 'wall', [0, 0, 2400, 620], ['#765b89', '#5d4470'], { count: 60, alpha: 0.16, long: 260, tall: 60 });
    // In the window, far behind, somebody waits.
    fill(e, blob('680,480! 680,200 850,76 1020,200 1020,480!', 6), '#5b4470');
    const pane = blob('704,466! 704,206 850,100 996,206 996,466!', 6);
    fill(e, pane, '#cfe6ee');
    clipTo(e, pane, () => {
      fill(e, blob('660,470! 780,350 850,300 930,360 1040,470!', 5), '#a9b98f');
      head(e, 846, 310, 0.17, { eye: 'glad' });
    });
    // The scissors of the king.
    e.p.in(1760, 350, 0, 0.84, 0.84, () => {
      for (const s of [-1, 1]) {
        fill(e, stroke(`0,0 ${s * 44},-180`, 9, 14), '#d5dae4');
        fill(e, ellipse(-s * 50, 140, 46, 62, s * 0.4), '#c8505c');
        fill(e, ellipse(-s * 50, 140, 24, 38, s * 0.4), '#6d5280');
        fill(e, stroke(`0,0 ${-s * 34},90`, 10, 14), '#c8505c');
      }
      fill(e, ellipse(0, 0, 12, 12), '#6f7684');
    });
  },
  over: {
    depth: 800,
    paint(e) {
      fill(e, blob('-80,560! 2480,560! 2480,1290! -80,1290!', 2), '#a8743f');
      fill(e, rectangle(-80, 552, 2560, 26), '#c58f55');
      wash(e, 'wood', [0, 590, 2400, 1200], ['#b98550', '#8f6033'], { count: 60, alpha: 0.25, long: 340, tall: 16 });
      for (const [points, dx] of [
        ['660,620! 1120,620! 1060,760! 1110,880! 1040,1000! 1090,1110! 570,1110!', 0],
        ['1310,620! 1990,620! 2140,1110! 1280,1110! 1240,1000! 1310,880! 1260,760!', 0],
      ] as const) {
        e.p.in(dx + 10, 14, 0, 1, 1, () => fill(e, blob(points, 2), '#5e3d1e', 0.4));
        fill(e, blob(points, 2), PAPER);
        clipTo(e, blob(points, 2), () => e.p.in(0, 30, 0, 1, 0.98, () => land(e)));
      }
    },
  },
  front(e) {
    // Where the crown was.
    for (const [r, alpha] of [
      [18, 0.25],
      [8, 0.95],
    ] as const) {
      fill(e, stroke('1850,330 1900,296 1960,286 2020,296 2070,330', r, r, r), SOOT, alpha);
      for (const x of [1880, 1960, 2040])
        fill(e, stroke(`${x},300 ${x + (x - 1960) * 0.2},230`, r, r * 0.4), SOOT, alpha);
    }
  },
});
