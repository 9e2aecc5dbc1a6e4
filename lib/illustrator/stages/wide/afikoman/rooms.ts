import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { CREAM, cushion, GOLD, room } from './parts';

/** By candlelight: the edge of a laid table before a wall of wine red. */
export const crackTable = flatStage({
  ground: '#4a1428',
  back(e) {
    fill(e, blob('2480,-80! 2480,900! 900,900! 1500,200 1900,-80!', 6), '#7a2a30', 0.6);
    for (const [x, y] of [
      [2256, 240],
      [2344, 330],
    ] as const) {
      fill(e, rectangle(x - 18, y, 36, 640), CREAM);
      fill(e, blob(`${x},${y - 120} ${x + 28},${y - 50} ${x},${y - 4} ${x - 26},${y - 50}`, 6), '#ffd978');
    }
  },
  over: {
    depth: 500,
    paint(e) {
      fill(e, rectangle(-80, 850, 2560, 440), '#e9c98a');
      fill(e, rectangle(-80, 836, 2560, 18), '#fff3d2');
      fill(e, rectangle(-80, 872, 2560, 6), GOLD);
    },
  },
  front(e) {
    // Crumbs fall from between the two halves.
    for (let i = 0; i < 24; i++) {
      const [x, y] = [1400 + Math.cos(i * 2.4) * (12 + i * 4), 720 + Math.sin(i * 2.4) * (14 + i * 5)];
      e.p.in(x, y, i * 1.3, 1, 1, () => {
        fill(e, blob('-10,-4! 9,-6! 12,3! -6,6!', 2), '#f4d99c');
        if (i % 2) fill(e, ellipse(0, 0, 2, 1.6), '#8f6032');
      });
    }
  },
});

function shelf(e: Easel, x: number, y: number, width: number, seed: number) {
  const colours = ['#3e6b4c', '#7fa35c', '#c9b36a', '#2c4f3c', '#5f8a63'];
  let at = x;
  for (let i = 0; at < x + width - 40; i++) {
    const [w, h] = [26 + ((i * 37 + seed * 13) % 30), 110 + ((i * 53 + seed * 29) % 46)];
    fill(e, rectangle(at, y - h, w, h), colours[(i + seed) % 5] as string);
    fill(e, rectangle(at, y - h + 18, w, 6), '#e8dca8', 0.5);
    at += w + 3;
  }
  fill(e, rectangle(x - 10, y, width + 20, 16), '#1d3226');
}

/** An upright piano with its lid up. */
function piano(e: Easel) {
  fill(e, rectangle(800, 560, 330, 332), '#3f2a63');
  fill(e, blob('800,560! 1130,560! 1150,500! 820,480!', 2), '#55398a');
  fill(e, rectangle(824, 590, 282, 90), '#2c1c48');
  fill(e, rectangle(788, 700, 360, 34), '#55398a');
  fill(e, rectangle(800, 690, 336, 18), '#fbf3df');
  for (let x = 814; x < 1130; x += 24) fill(e, rectangle(x, 690, 9, 11), '#22101c');
  for (const x of [806, 1106]) fill(e, rectangle(x, 734, 20, 158), '#2c1c48');
}

/** The flat cut open: kitchen, music room and library, with the dining room beyond the edge of the page. */
export const cutFlat = flatStage({
  ground: '#3a1626',
  back(e) {
    fill(e, rectangle(-80, 330, 2560, 590), '#22101c');
    fill(e, rectangle(-80, 352, 800, 540), '#d98a4e');
    fill(e, rectangle(740, 352, 760, 540), '#8a72ba');
    fill(e, rectangle(1520, 352, 560, 540), '#6f9a62');
    fill(e, rectangle(2100, 352, 400, 540), '#c9474a');
    fill(e, rectangle(60, 560, 300, 332), '#a85a2c');
    fill(e, rectangle(90, 640, 240, 180), '#5e2c18');
    fill(e, blob('110,560! 120,470 300,470 310,560!', 4), '#8f3f22');
    piano(e);
    fill(e, rectangle(-80, 892, 2560, 30), '#22101c');
  },
  over: {
    depth: 595,
    paint(e) {
      cushion(e, 2350, 800, 120, 74);
      fill(e, rectangle(1574, 452, 282, 440), '#2c4f3c');
      fill(e, rectangle(1588, 466, 254, 412), '#1d3226');
      for (const [i, y] of [612, 742, 872].entries()) shelf(e, 1594, y, 240, i + 2);
    },
  },
});

/** The bottom of a stove in the dark: its plate with screws, a knob that looks over the edge, fluff that hangs from it. */
function underside(e: Easel) {
  fill(e, blob('-80,330! 2480,330! 2480,500! 1240,456! -80,486!', 3), '#2c161a');
  for (let x = 60; x < 2400; x += 330) {
    fill(e, ellipse(x, 366, 15, 11), '#43242a');
    fill(e, stroke(`${x - 9},366 ${x + 9},366`, 2, 2), '#1c0d10');
  }
  for (const x of [1480, 1700, 1920]) {
    fill(e, ellipse(x, 490 + (x - 1480) * 0.02, 58, 22), '#4a2a24');
    fill(e, ellipse(x, 498 + (x - 1480) * 0.02, 44, 20), '#6a3f30');
    fill(e, stroke(`${x},492 ${x},516`, 3, 3), '#2c161a');
  }
  for (let i = 0; i < 26; i++) {
    const x = 300 + i * 47 + (i % 3) * 9;
    if (x > 1400) continue;
    const r = 12 + ((i * 7) % 18);
    fill(e, ellipse(x, 474 + (i % 4) * 5, r, r * 0.8), '#5a4642', 0.7);
    fill(e, stroke(`${x},${478 + r} ${x + 6},${496 + r} ${x - 3},${512 + r}`, 1, 2.4, 0.8), '#6a544e', 0.8);
  }
}

/** From inside the dark below a stove: floor, light, and the shoes of somebody who waits. */
export const underStove = flatStage({
  ground: '#c9763c',
  back(e) {
    fill(e, rectangle(-80, 560, 2560, 800), '#e09a55');
    for (let x = -200; x < 2600; x += 260) fill(e, stroke(`${1200 + (x - 1200) * 0.6},560 ${x},1240`, 3, 6), '#b8713a');
    for (const y of [680, 860]) fill(e, rectangle(-80, y, 2560, 6), '#b8713a');
    // The stove's own shadow, into which the arm goes.
    for (const [x, alpha] of [
      [1250, 0.35],
      [1190, 0.3],
    ] as const)
      fill(e, blob(`-80,480! ${x - 470},480! ${x - 60},800 ${x},1300! -80,1300!`, 5), '#1c0d10', alpha);
    for (const [x, y, r] of [
      [420, 1010, 40],
      [620, 900, 26],
      [800, 1056, 22],
    ] as const) {
      fill(e, ellipse(x, y, r, r * 0.7), '#8a6a58', 0.8);
      fill(e, ellipse(x - r * 0.2, y - r * 0.2, r * 0.6, r * 0.4), '#a58872', 0.8);
    }
    fill(e, stroke('520,1050 600,1040 660,1024', 7, 6, 6), '#b8bcc6');
    fill(e, ellipse(700, 1012, 44, 24, -0.25), '#c9ccd4');
  },
  over: {
    depth: 1500,
    paint(e) {
      fill(e, blob('-80,-80! 2480,-80! 2480,520! 1240,470 -80,500!', 5), '#1c0d10');
      fill(e, blob('-80,480! 200,490 240,1280! -80,1280!', 4), '#1c0d10');
      underside(e);
      fill(e, stroke('240,492 1240,462 2480,512', 7, 9, 7), '#7a3f24');
    },
  },
  front(e) {
    fill(e, blob('-80,1090! 1200,1130 2480,1090! 2480,1300! -80,1300!', 5), '#1c0d10');
  },
});

function bed(e: Easel) {
  fill(e, rectangle(330, 330, 1740, 60), '#46346f');
  fill(e, rectangle(330, 330, 60, 650), '#46346f');
  fill(e, rectangle(2010, 330, 60, 650), '#46346f');
}

/** One sock, which has no twin here. */
function sock(e: Easel, x: number, y: number, turn: number, colour: string, stripe: string) {
  e.p.in(x, y, turn, 1, 1, () => {
    fill(e, blob('-30,-90! 26,-90! 30,-20 76,4 70,40 10,44 -30,20', 6), colour);
    for (const v of [-66, -36]) fill(e, rectangle(-29, v, 56, 13), stripe);
  });
}

const dark = (e: Easel) => fill(e, rectangle(390, 760, 1620, 170), '#1f1638');

type BedLook = { readonly hides?: (e: Easel) => void; readonly back?: (e: Easel) => void };

/** A violet bedroom, the bed across it; what is below its blanket is in the dark. */
const violetBed = ({ hides, back = mattress }: BedLook) =>
  flatStage({
    ground: '#a892d6',
    back(e) {
      room(e, '#a892d6', '#7a62ac', 880);
      bed(e);
      dark(e);
      back(e);
    },
    ...(hides && { over: { depth: 500, paint: hides } }),
  });

const socks = (e: Easel) => {
  sock(e, 536, 1086, -0.3, '#e0566a', '#fff3d6');
  sock(e, 930, 1140, 1.9, '#5fae8a', '#2f5f8a');
};

function mattress(e: Easel) {
  fill(e, blob('350,560! 2050,560! 2060,800! 340,800!', 4), '#f0e6fb');
  fill(e, blob('350,600! 2050,600! 2070,790 1760,830 1200,800 640,834 330,790', 6), '#6a4fa8');
  for (let x = 420; x < 2040; x += 170) fill(e, ellipse(x, 690 + (x % 3) * 20, 22, 22), '#c9b4f0');
}

export const violetUnder = violetBed({
  back(e) {
    fill(e, rectangle(390, 700, 1620, 400), '#2e2150');
    fill(e, rectangle(-80, 1096, 2560, 12), '#5f4a92');
    socks(e);
    e.p.in(0, -60, 0, 1, 1, () => mattress(e));
  },
});
export const violetBehind = violetBed({
  back: () => {},
  hides(e) {
    fill(e, rectangle(390, 760, 1620, 400), '#1f1638');
    mattress(e);
  },
});
/** The bed a little from above, dented by who sits on its blanket. */
export const violetOn = violetBed({
  back(e) {
    fill(e, blob('390,470! 2010,470! 2090,720! 310,720!', 3), '#7f63bf');
    for (const x of [820, 1100, 1480, 1840])
      fill(e, stroke(`${x},490 ${x + (x - 1200) * 0.1},700`, 2, 6, 3), '#6f54ae');
    fill(e, ellipse(1330, 690, 210, 34), '#5f4699');
    fill(e, ellipse(1690, 672, 150, 34), '#5f4699');
    fill(e, blob('300,706! 2100,706! 2110,860! 290,860!', 3), '#6a4fa8');
    fill(e, rectangle(300, 704, 1800, 14), '#9a82d4');
    for (let x = 420; x < 2040; x += 170) fill(e, ellipse(x, 780 + (x % 3) * 14, 20, 20), '#c9b4f0');
  },
});

/** A library from below, and a book so fat that the words of the page fit on it. */
export const tallLibrary = flatStage({
  ground: '#24503c',
  back(e) {
    fill(e, rectangle(1290, -80, 1200, 1400), '#1a3c2c');
    for (let i = 0; i < 6; i++) shelf(e, 1300, 190 + i * 190, 1120, i + 1);
    for (let i = 0; i < 2; i++) shelf(e, -20, 170 + i * 1010, 1180, i + 4);
    fill(e, stroke('1560,-80 1440,1280', 16, 18), '#b98a4e');
    fill(e, stroke('1840,-80 1840,1280', 16, 18), '#b98a4e');
    for (let y = 40; y < 1200; y += 150) fill(e, stroke(`${1552 - y * 0.09},${y} 1840,${y}`, 11, 11), '#d1a566');
    e.p.in(640, 640, -0.06, 1, 1, () => {
      fill(e, blob('-540,-330! 0,-300! 540,-340! 556,360! 0,400! -552,350!', 4), '#7a2f2a');
      fill(e, blob('-516,-340 -260,-370 0,-330! 0,360! -260,330 -520,344!', 6), '#fff8e4');
      fill(e, blob('516,-350 260,-380 0,-330! 0,360! 260,326 526,340!', 6), '#fbf0d2');
      fill(e, stroke('0,-330 0,360', 6, 4), '#c9b284');
    });
    fill(e, blob('1010,860! 1080,850! 1090,1030! 1050,1000! 1016,1036!', 2), '#3f6ea6');
    fill(e, [[1050, 880] as const, [1066, 908] as const, [1034, 908] as const], GOLD);
  },
});

/** The door of the hall from inside: a night in which spring begins, a full moon and a path. */
export const openDoor = flatStage({
  ground: '#22305c',
  back(e) {
    room(e, '#22305c', '#18224a', 960);
    fill(e, rectangle(1310, 110, 560, 860), '#0f1736');
    fill(e, rectangle(1336, 136, 508, 830), '#4a6ab0');
    fill(e, ellipse(1700, 290, 88, 88), '#fff6d6');
    fill(e, ellipse(1700, 290, 128, 128), '#fff6d6', 0.16);
    fill(e, blob('1336,700! 1480,650 1680,690 1844,640! 1844,966! 1336,966!', 5), '#2f4a6e');
    fill(
      e,
      blob(
        '1640,668 1664,668 1620,706 1640,744 1730,780 1730,826 1640,868 1700,920 1800,966! 1470,966! 1490,900 1560,856 1600,820 1590,780 1540,742 1560,700',
        7,
      ),
      '#c9cfe0',
    );
    fill(e, blob('1844,136! 2010,80! 2010,1060! 1844,966!', 2), '#6a3f3a');
    fill(e, ellipse(1980, 580, 16, 16), GOLD);
    fill(e, blob('1336,966! 1844,966! 2080,1280! 1180,1280!', 2), '#8fa4d8', 0.35);
  },
  over: {
    depth: 1400,
    paint(e) {
      fill(e, blob('1900,910! 2480,880! 2480,1300! 1876,1300!', 2), '#d9c08a');
      fill(e, blob('1900,910! 2480,880! 2480,916! 1896,946!', 2), '#f4e3b4');
      for (const x of [2160, 2310]) fill(e, stroke(`${x},960 ${x + 8},1100 ${x - 8},1290`, 1, 7, 5), '#b99c66', 0.6);
      elijahsCup(e, 2166, 926, 1);
    },
  },
});

/** Elijah's cup, large and near, and its wine that trembles. */
function elijahsCup(e: Easel, x: number, y: number, k: number) {
  e.p.in(x, y, 0, k, k, () => {
    fill(e, blob('-60,0 -56,-14 -12,-26 -10,-90 10,-90 12,-26 56,-14 60,0', 6), '#c9ccd8');
    fill(e, blob('-64,-250! 64,-250! 58,-150 24,-92 -24,-92 -58,-150', 6), '#dfe2ea');
    fill(e, ellipse(0, -250, 64, 18), '#f4f5f8');
    fill(e, ellipse(0, -249, 55, 14), '#8a1a38');
    fill(e, stroke('-30,-252 -10,-246 10,-254 32,-247', 2, 3, 3, 2), '#e0768c');
    fill(e, rectangle(-61, -206, 122, 12), GOLD);
    for (const s of [-1, 1])
      for (const u of [88, 112])
        fill(e, stroke(`${s * u},-270 ${s * (u + 12)},-240 ${s * u},-210`, 2, 5, 2), '#ffffff', 0.8);
  });
}
