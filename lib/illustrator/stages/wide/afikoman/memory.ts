import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow } from '../../kit/easel';
import { flatStage } from '../flat';
import { BREAD, CREAM, INK, napkinCorner, RED, sepiaBoy } from './parts';

/** An attic by the light of a lantern, and an old drawing in brown crayon. */
export const atticDrawing = flatStage({
  ground: '#8a5a32',
  back(e) {
    fill(e, blob('-80,-80! 2480,-80! 2480,300! 1200,60! -80,300!', 2), '#4a2c18');
    for (const x of [200, 760, 1640, 2200])
      fill(e, stroke(`${x},-80 ${x + (1200 - x) * 0.05},1280`, 10, 10), '#7a4e2a');
    fill(e, rectangle(-80, 1080, 2560, 240), '#54331b');
  },
  over: {
    depth: 200,
    paint(e) {
      glow(e, 2300, 1030, 620, '#ffcf7a', 0.35);
      // The lid of the suitcase, on which the drawing leans.
      e.p.form(blob('1560,1040! 1586,760! 2260,744! 2300,1040!', 3), '#5f3a26', { depth: 14 });
      fill(e, blob('1596,1030! 1616,786! 2236,772! 2268,1030!', 3), '#7d5a3c');
      e.p.in(180, 60, 0, 1, 1, () => {
        fill(e, blob('1450,110! 2050,90! 2070,850! 1464,870!', 2), INK, 0.3);
        fill(e, blob('1430,90! 2030,70! 2050,830! 1446,850!', 2), '#ecd2a0');
        fill(e, stroke('1440,440 2040,430', 2, 2), '#c9a870', 0.8);
        sepiaBoy(e, 1730, 660, 1.3);
        fill(e, stroke('1520,666 1700,672 1960,656', 4, 6, 4), '#6b3f1e');
        for (const [x, y] of [
          [1490, 300],
          [1510, 400],
          [1486, 500],
        ] as const)
          fill(e, stroke(`${x},${y} ${x + 60},${y - 4}`, 3, 5), '#6b3f1e', 0.6);
      });
      suitcase(e);
      lantern(e, 2300, 1150);
    },
  },
});

/** The open suitcase in which the old drawing was, its near side with two straps. */
function suitcase(e: Easel) {
  fill(e, ellipse(1920, 1134, 420, 18), '#2c1a0e', 0.4);
  e.p.form(blob('1540,1010! 2250,1010! 2240,1132! 1556,1132!', 4), '#8a4f30', { depth: 14 });
  fill(e, rectangle(1540, 1006, 710, 14), '#b0703f');
  for (const x of [1690, 2070]) {
    fill(e, rectangle(x, 1010, 34, 122), '#4a2c1a');
    fill(e, rectangle(x + 3, 1050, 28, 24), '#d0a85a');
  }
  fill(e, stroke('1840,1060 1850,1092 1940,1092 1950,1060', 8, 8, 8, 8), '#4a2c1a');
}

/** A lantern on the floor, which throws the shadow of who stands before it on the left. */
function lantern(e: Easel, x: number, y: number) {
  fill(e, ellipse(x, y + 4, 90, 16), '#2c1a0e', 0.4);
  fill(e, rectangle(x - 62, y - 22, 124, 22), '#3a2414');
  fill(e, blob(`${x - 50},${y - 22}! ${x - 42},${y - 180}! ${x + 42},${y - 180}! ${x + 50},${y - 22}!`, 2), '#ffe3a0');
  fill(e, ellipse(x, y - 90, 22, 44), '#fff8dc');
  for (const u of [-46, 0, 46]) fill(e, stroke(`${x + u},${y - 22} ${x + u * 0.84},${y - 180}`, 4, 4), '#3a2414');
  fill(e, blob(`${x - 58},${y - 176}! ${x},${y - 226} ${x + 58},${y - 176}!`, 4), '#3a2414');
  fill(e, stroke(`${x - 34},${y - 200} ${x},${y - 262} ${x + 34},${y - 200}`, 5, 5, 5), '#3a2414');
}

/** A thin shard of matzah with its holes. */
function crumb(e: Easel, x: number, y: number, r: number, turn: number) {
  e.p.in(x, y, turn, r / 20, r / 20, () => {
    const shard = turn % 2 < 1 ? '-30,-9! 6,-15! 32,-4! 10,13! -22,9!' : '-24,-13! 28,-9! 18,5! -6,15! -30,4!';
    e.p.in(1, 4, 0, 1, 1, () => fill(e, blob(shard, 2), '#9a6a34'));
    fill(e, blob(shard, 2), BREAD);
    for (const [u, v] of [
      [-14, -3],
      [0, -3],
      [14, -3],
      [-6, 5],
      [6, 5],
    ] as const)
      fill(e, ellipse(u, v, 1.9, 1.6), '#9a6a34');
  });
}

/** The seam that has burst below the child, and in it the napkin and what was a big half. */
function burstSeam(e: Easel) {
  fill(
    e,
    blob('1330,800 1480,742 1700,722 1920,740 2080,800 2040,900 1880,960 1700,974 1520,960 1370,900', 7),
    '#4f0f1c',
  );
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * Math.PI * 2;
    const [x, y] = [1705 + Math.cos(a) * 370, 850 + Math.sin(a) * 118];
    fill(e, stroke(`${x},${y} ${x - Math.cos(a) * 26},${y - Math.sin(a) * 22}`, 1, 4), '#e7707a', 0.7);
  }
  fill(e, blob('1990,800! 2110,770! 2160,880! 2040,930!', 4), '#ffffff');
  for (const [x, y, r, turn] of [
    [1440, 850, 48, 0.3],
    [1980, 870, 52, 1.4],
    [1560, 900, 36, 2.2],
    [1880, 910, 40, 0.5],
    [1400, 800, 30, 1.2],
  ] as const)
    crumb(e, x, y, r, turn);
}

/** One cushion over both pages, which gives way, and what flies out of it. */
export const hugeCushion = flatStage({
  ground: '#7a1a2c',
  back(e) {
    fill(e, rectangle(-80, -80, 2560, 460), '#f0c25e');
  },
  over: {
    depth: 500,
    paint(e) {
      fill(e, blob('-80,250! 400,300 900,250 1500,330 2000,240 2480,270! 2480,1300! -80,1300!', 7), '#8f1f2e');
      fill(e, blob('-80,280! 400,330 900,280 1500,360 2000,270 2480,300! 2480,1300! -80,1300!', 7), RED);
      fill(e, blob('1250,640 1500,560 1850,560 2150,660 2120,900 1700,1000 1300,880', 7), '#8f1f2e', 0.75);
      burstSeam(e);
      // A spoon that somebody holds still in the air.
      fill(e, stroke('2196,214 2240,120', 6, 5), '#d8dce4');
      fill(e, ellipse(2252, 88, 22, 34, 0.4), '#e8ebf0');
    },
  },
  front(e) {
    fill(e, blob('1180,1300! 1230,900 1480,960 1700,985 1960,955 2200,880 2240,1300!', 7), RED);
    fill(e, stroke('1230,900 1480,962 1700,988 1960,958 2200,880', 4, 8, 10, 8, 4), '#7c1624');
    for (const s of [-1, 1])
      fill(e, stroke(`${1700 + s * 330},960 ${1700 + s * 300},1040 ${1700 + s * 360},1120`, 3, 7, 3), '#8f1f2e');
    napkinCorner(e, 2110, 950, 1.5, -0.5);
    // Two fans of shards fly up from the seam, clear of the face and of the words on the left page.
    for (let i = 0; i < 64; i++) {
      const isLeft = i % 3 === 0;
      const u = Math.abs((Math.sin(i * 12.9898) * 43758.5) % 1);
      const v = Math.abs((Math.sin(i * 78.233) * 24634.6) % 1);
      const a = isLeft ? -Math.PI * (0.56 + u * 0.16) : -Math.PI * (0.1 + u * 0.42);
      const r = 80 + v * (isLeft ? 320 : 380);
      const [x, y] = [(isLeft ? 1420 : 1990) + Math.cos(a) * r, 930 + Math.sin(a) * r * 0.9];
      const isFree = Math.hypot(x - 1440, y - 590) > 230 && Math.hypot(x - 1700, y - 760) > 230;
      if (y > 420 && x > 1280 && isFree) crumb(e, x, y, 12 + ((i * 7) % 18), i);
    }
  },
});

/** A long table at candlelight, its far side in the dark. */
export const lastCandles = flatStage({
  ground: '#3a1226',
  back(e) {
    fill(e, blob('400,-80! 2000,-80! 2300,900! 100,900!', 5), '#5a2030');
  },
  over: {
    depth: 900,
    paint(e) {
      fill(e, rectangle(-80, 872, 2560, 440), '#e3c184');
      fill(e, rectangle(-80, 860, 2560, 16), '#fff0c8');
      for (const x of [1130, 1222]) {
        fill(e, rectangle(x - 16, 770, 32, 100), CREAM);
        fill(e, blob(`${x},690 ${x + 16},736 ${x},764 ${x - 16},736`, 6), '#ffd978');
      }
    },
  },
  front(e) {
    crumb(e, 2130, 706, 24, 0.4);
    for (let i = 0; i < 60; i++) crumb(e, ((i * 613) % 2320) + 40, 890 + ((i * 41) % 26), 5 + (i % 3) * 3, i);
  },
});

/** A bed by a lamp; round the walls runs a boy in brown, who hides what he holds. */
export const storyBed = flatStage({
  ground: '#e6c38a',
  back(e) {
    fill(e, rectangle(-80, 960, 2560, 340), '#744a28');
    sepiaBoy(e, 260, 470, 0.86);
    sepiaBoy(e, 660, 420, 0.86, { step: 1 });
    sepiaBoy(e, 1060, 400, 0.8, { step: 2 });
    napkinCorner(e, 1876, 480, 1.1, 1.3);
    e.p.in(-130, 40, 0, 1, 1, () => {
      fill(e, blob('2030,330 2170,302 2320,330 2350,390 2320,458 2170,472 2030,458 2006,390', 6), '#6b3f1e');
      fill(e, blob('2038,340 2170,312 2312,340 2340,390 2312,450 2170,463 2038,450 2016,390', 6), '#d08a6a');
    });
    sepiaBoy(e, 1720, 534, 1.05, { step: 3 });
    fill(e, blob('1850,800 1900,706 2020,668 2140,672 2194,730 2196,900! 1840,910!', 7), '#fbf6ea');
    fill(e, blob('1930,800 2000,740 2090,736 2140,790 2120,850 1960,856', 7), '#e6dcc6', 0.7);
    fill(e, blob('2190,480! 2250,480! 2270,1200! 2196,1200!', 2), '#6a3f24');
    fill(e, rectangle(2316, 700, 24, 380), '#6a3f24');
    fill(e, blob('2270,700! 2386,700! 2360,600! 2296,600!', 2), '#fff0b8');
  },
  over: {
    depth: 500,
    paint(e) {
      fill(
        e,
        blob('1240,896! 1400,880 1560,850 1680,812 1830,802 1960,836 2080,862 2200,880! 2210,1130! 1220,1130!', 6),
        '#4f6fa4',
      );
      // The ridge of who lies below, and its shade on the near side.
      fill(e, blob('1600,880 1700,846 1830,836 1960,866 1860,900 1700,906', 7), '#3f5c90', 0.55);
      for (const [x, y] of [
        [1330, 960],
        [1500, 1060],
        [1640, 960],
        [1800, 1050],
        [1960, 960],
        [2110, 1060],
      ] as const)
        fill(e, ellipse(x, y, 22, 22), '#e8c65a');
      for (const x of [1250, 2150]) fill(e, rectangle(x, 1126, 46, 74), '#6a3f24');
      fill(e, rectangle(1220, 1104, 990, 36), '#6a3f24');
      fill(e, rectangle(1296, 1140, 854, 140), '#4f311a');
      fill(e, stroke('1860,836 1960,850 2080,876 2196,890', 10, 18, 16, 12), '#f7efdc');
    },
  },
  front(e) {
    // The quilt rises around who has sunk into the edge of the mattress.
    e.p.form(blob('1230,1000! 1232,906 1290,888 1350,902 1400,934 1452,944 1440,974 1350,990', 7), '#4f6fa4', {
      depth: 9,
    });
    fill(e, stroke('1300,912 1360,930 1420,952', 1, 5, 2), '#3f5c90', 0.7);
  },
});
