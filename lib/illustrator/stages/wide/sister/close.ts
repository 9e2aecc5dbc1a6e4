import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { cover, type Easel, fill, glow, linear, radial, type Stop, wash } from '../../kit/easel';
import { panesOfLight } from '../brother/furniture';
import { flatStage } from '../flat';
import { NIGHT, WINDOW, WOOD } from './colours';
import { stars, TREE_AT_NIGHT } from './evening';
import { meadow, oliveTree } from './outdoors';
import { lantern } from './things';
import { signPost } from './tree';

/** Where the bare foot is, which all the light falls on. */
const FOOT = [1820, 590] as const;
const LAMP_LIGHT: readonly Stop[] = [
  [0, '#fdebb6'],
  [0.3, '#f8d68a'],
  [0.62, '#efbd60'],
  [1, '#d99a45'],
];
const NIGHT_SKY: readonly Stop[] = [
  [0, NIGHT.dark],
  [1, NIGHT.pale],
];

/** A window on the wall, the night outside, and a lamp on its sill. */
function lampInWindow(e: Easel) {
  const pane = rectangle(214, 640, 440, 370);
  fill(e, pane, linear(e, 0, 640, 0, 1010, NIGHT_SKY));
  e.p.clip(pane, () => {
    e.p.in(150, 560, 0, 0.26, 0.5, () => stars(e, 60, 900));
    fill(e, blob('190,960 330,900 500,930 700,890! 700,1040! 190,1040!', 8), NIGHT.deep);
    oliveTree(e, 330, 980, 0.42, TREE_AT_NIGHT);
    glow(e, 560, 930, 260, '#ffcf6a', 0.5);
  });
  for (const [x, y, w, h] of [
    [190, 618, 488, 26],
    [190, 618, 26, 396],
    [652, 618, 26, 396],
    [424, 640, 16, 370],
  ] as const)
    e.p.form(rectangle(x, y, w, h), '#f6ead0', { depth: 5 });
  e.p.fill(rectangle(176, 1030, 520, 26), '#7a4a10', { alpha: 0.35, blur: 16, dy: 14 });
  e.p.form(rectangle(164, 1004, 540, 34), '#f6ead0', { depth: 6 });
  e.p.in(560, 1008, 0, 0.86, 0.86, () => lantern(e, 0, 0));
  glow(e, 560, 920, 300, '#fff0bd', 0.55);
}

/** Lamp light all over the wall, lightest around the foot and darker towards the edges. */
export const sisterFoot = flatStage({
  ground: '#e0a54b',
  back(e) {
    cover(e, radial(e, ...FOOT, 1900, LAMP_LIGHT));
    wash(e, 'wall', [-60, 0, 2460, 1200], ['#f8d890', '#dfa04c', '#f2c878'], {
      count: 110,
      alpha: 0.2,
      long: 220,
      tall: 30,
    });
    lampInWindow(e);
    glow(e, ...FOOT, 520, '#fff6d8', 0.7);
  },
});

const HOME_LIGHT: readonly Stop[] = [
  [0, '#fff0b0'],
  [0.35, '#ffe07a'],
  [0.75, '#fbc93c'],
  [1, '#eeb02c'],
];
const HOME_FLOOR: readonly Stop[] = [
  [0, '#d69f2e'],
  [1, '#bd8323'],
];

/** The last of the sun through a window that is not seen. */
const SUN_ON_WALL = [
  [-96, 690],
  [164, 726],
  [-136, 900],
  [124, 936],
] as const;

const CHAIR = '#8c9a44';

/** The cloth of the chair: short threads, and a button where the back is drawn in. */
function weave(e: Easel) {
  e.p.clip(blob('1250,1080! 1246,800 1290,620 1430,520 1760,490 2080,520 2220,620 2276,800 2270,1080!', 9), () =>
    wash(e, 'weave', [1250, 500, 2270, 1080], ['#b5c168', '#7d8b3b', '#c3cc7c'], {
      count: 170,
      alpha: 0.26,
      long: 44,
      tall: 7,
      slant: 0.5,
    }),
  );
}

/** One armchair, as round as those who sit in it; one more leans over its back. */
export const sisterArmchair = flatStage({
  ground: WINDOW,
  back(e) {
    cover(e, radial(e, 1760, 520, 1700, HOME_LIGHT));
    wash(e, 'wall', [-60, 0, 2460, 1000], ['#fff0b4', '#f6c23c', '#ffe48a'], {
      count: 110,
      alpha: 0.2,
      long: 220,
      tall: 30,
    });
    panesOfLight(e, SUN_ON_WALL, '#fff3bf');
    fill(e, rectangle(-90, 1010, 2580, 400), linear(e, 0, 1010, 0, 1200, HOME_FLOOR));
    fill(e, rectangle(-90, 1002, 2580, 10), '#ffe9a6');
    wash(e, 'floor', [-60, 1020, 2460, 1200], ['#e4b04a', '#b57b20'], { count: 60, alpha: 0.3, long: 200, tall: 9 });
    e.p.soft(1760, 1120, 900, 120, '#ffe58e', 0.8);
  },
  over: {
    depth: 850,
    paint(e) {
      // Before the legs of whoever stands behind the chair.
      e.p.soft(1780, 1120, 700, 90, '#8a5a10', 0.55);
      for (const x of [1340, 2150]) e.p.form(rectangle(x, 1040, 60, 90), '#6a4a28', { depth: 8 });
      e.p.form(blob('1250,1080! 1246,800 1290,620 1430,520 1760,490 2080,520 2220,620 2276,800 2270,1080!', 9), CHAIR, {
        depth: 26,
        softness: 22,
      });
      e.p.form(
        blob('1370,900! 1370,760 1430,650 1560,590 1760,576 1960,590 2090,650 2150,760 2150,900!', 9),
        '#a3b056',
        { depth: 26, softness: 22 },
      );
      e.p.form(blob('1340,900 1500,860 1760,850 2020,860 2180,900! 2180,1090! 1340,1090!', 8), '#97a54d', {
        depth: 26,
        softness: 22,
      });
      e.p.form(rectangle(1390, 1060, 740, 46), '#7d8b3b', { depth: 8 });
      weave(e);
    },
  },
  front(e) {
    e.p.form(blob('1230,1100! 1216,860 1240,760 1310,730 1380,770 1400,860 1396,1100!', 8), '#7d8b3b', {
      depth: 26,
      softness: 22,
    });
    e.p.form(blob('2290,1100! 2304,860 2280,760 2210,730 2140,770 2120,860 2124,1100!', 8), '#7d8b3b', {
      depth: 26,
      softness: 22,
    });
  },
});

const BED_LIGHT: readonly Stop[] = [
  [0, '#e0a968'],
  [0.22, '#96708a'],
  [0.5, '#4b4275'],
  [1, '#27264f'],
];
const BED_FLOOR: readonly Stop[] = [
  [0, '#2c2752'],
  [1, '#1f1d42'],
];
const BED = '1230,1300! 1230,930 1290,850 1460,800 1680,770 1860,790 1960,860 2080,930 2260,950 2490,960! 2490,1300!';

function nightWindow(e: Easel) {
  fill(e, rectangle(1290, 76, 560, 560), linear(e, 0, 76, 0, 640, NIGHT_SKY));
  e.p.clip(rectangle(1290, 76, 560, 560), () => {
    stars(e, 90, 400);
    meadow(
      e,
      'night',
      [
        [1200, 560],
        [1500, 520],
        [1900, 556],
      ],
      [NIGHT.mid, NIGHT.dark],
      { lit: '#5a6db2', rows: [560, 640], size: [8, 18] },
    );
    oliveTree(e, 1440, 560, 0.72, TREE_AT_NIGHT);
    glow(e, 1670, 400, 260, WINDOW, 0.3);
    signPost(e, 1665, 610, 1.15);
  });
  for (const [x, y, w, h] of [
    [1268, 54, 604, 26],
    [1268, 54, 26, 600],
    [1846, 54, 26, 600],
    [1250, 634, 640, 30],
  ] as const)
    e.p.form(rectangle(x, y, w, h), '#f6ead0', { depth: 6 });
}

/** A bed in lamp light; outside are the tree and the signs. */
export const sisterBed = flatStage({
  ground: '#2f2c5a',
  back(e) {
    cover(e, radial(e, 2330, 460, 1900, BED_LIGHT));
    wash(e, 'wall', [-60, 0, 2460, 1000], ['#4f4880', '#2c2a58'], { count: 90, alpha: 0.2, long: 220, tall: 30 });
    fill(e, rectangle(-90, 1010, 2580, 400), linear(e, 0, 1010, 0, 1200, BED_FLOOR));
    fill(e, rectangle(-90, 1002, 2580, 10), '#6a5a86');
    e.p.fill(blob('880,1040! 1240,1030! 1160,1150! 740,1164!', 2), '#8f9fe0', { alpha: 0.28, blur: 18 });
    e.p.soft(720, 1120, 460, 60, '#171538', 0.6);
    nightWindow(e);
    e.p.form(blob('2290,300! 2400,300! 2460,430! 2240,430!', 3), WINDOW, { depth: 12, lightColor: '#ffeeb0' });
    e.p.form(rectangle(2330, 430, 20, 420), WOOD, { depth: 5 });
    e.p.form(rectangle(2420, 600, 80, 500), WOOD, { depth: 10 });
    fill(e, rectangle(1800, 900, 700, 160), '#f7efdc');
    e.p.form(blob('1890,930! 1900,800 1980,730 2160,710 2340,730 2420,800 2420,930!', 9), '#f7efdc', {
      depth: 20,
      softness: 18,
    });
    fill(e, blob('1960,880 2060,800 2220,790 2350,850 2300,900 2080,910', 9), '#e6d9c0');
  },
  over: {
    depth: 1000,
    paint(e) {
      e.p.form(blob(BED, 9), '#d9657a', { depth: 40, softness: 34 });
      e.p.clip(blob(BED, 9), () => {
        for (let y = 900; y < 1300; y += 110)
          for (let x = 1250; x < 2500; x += 130) fill(e, ellipse(x + ((y / 110) % 2 ? 65 : 0), y, 14), '#f4c2c6');
      });
      e.p.clip(blob(BED, 9), () => {
        e.p.soft(2250, 900, 420, 160, '#ffb86a', 0.3);
        for (const line of [
          '1420,830 1480,960 1440,1180',
          '1660,790 1700,960 1660,1190',
          '1960,960 1940,1060 1980,1190',
        ])
          e.p.fill(stroke(line, 4, 26, 10), '#a8405c', { alpha: 0.3, blur: 12 });
      });
      e.p.form(
        blob(
          '1790,776! 1880,790 1970,860 2090,930 2270,950 2490,960! 2490,1030! 2260,1020 2060,1004 1900,930 1800,850!',
          9,
        ),
        '#f7efdc',
        { depth: 12 },
      );
    },
  },
});
