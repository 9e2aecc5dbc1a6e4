import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
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
    depth: 500,
    paint(e) {
      fill(e, blob('1450,110! 2050,90! 2070,850! 1464,870!', 2), INK, 0.3);
      fill(e, blob('1430,90! 2030,70! 2050,830! 1446,850!', 2), '#ecd2a0');
      fill(e, stroke('1440,440 2040,430', 2, 2), '#c9a870', 0.8);
      sepiaBoy(e, 1730, 600, 1.05);
      fill(e, stroke('1520,606 1700,612 1960,596', 4, 6, 4), '#6b3f1e');
      for (const [x, y] of [
        [1500, 300],
        [1520, 400],
        [1496, 500],
      ] as const)
        fill(e, stroke(`${x},${y} ${x + 60},${y - 4}`, 3, 5), '#6b3f1e', 0.6);
    },
  },
});

function crumb(e: Easel, x: number, y: number, r: number, turn: number) {
  e.p.in(x, y, turn, r / 20, r / 20, () => {
    fill(e, blob('-22,-14! 16,-20! 24,10! 2,20! -18,14!', 2), '#9a6a34');
    fill(e, blob('-22,-18! 16,-24! 22,6! 2,15! -18,10!', 2), BREAD);
    for (const u of [-8, 4]) fill(e, ellipse(u, -6, 2.4, 2), '#9a6a34');
  });
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
      fill(e, blob('1250,640 1500,560 1850,560 2150,660 2050,900 1700,980 1350,880', 7), '#8f1f2e', 0.75);
    },
  },
  front(e) {
    fill(e, blob('1180,1300! 1230,900 1480,960 1700,985 1960,955 2200,880 2240,1300!', 7), RED);
    fill(e, stroke('1230,900 1480,962 1700,988 1960,958 2200,880', 4, 8, 10, 8, 4), '#7c1624');
    for (const s of [-1, 1])
      fill(e, stroke(`${1700 + s * 330},960 ${1700 + s * 300},1040 ${1700 + s * 360},1120`, 3, 7, 3), '#8f1f2e');
    napkinCorner(e, 2110, 950, 1.5, -0.5);
    for (let i = 0; i < 130; i++) {
      const [u, v] = [(Math.sin(i * 12.9898) * 43758.5) % 1, (Math.sin(i * 78.233) * 24634.6) % 1];
      const a = -Math.PI * (0.04 + Math.abs(u) * 0.92);
      const r = 250 + Math.abs(v) * 640;
      const [x, y] = [1700 + Math.cos(a) * r * 1.2, 960 + Math.sin(a) * r * 0.9];
      // Words lie on the left page; crumbs keep off them, off the face and the hands.
      const isFree = Math.hypot(x - 1440, y - 590) > 270 && Math.hypot(x - 1700, y - 760) > 250;
      if (y > 400 && x > 1270 && isFree) crumb(e, x, y, 9 + ((i * 7) % 18), i);
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
    fill(e, blob('2030,330 2170,312 2320,330 2340,390 2320,452 2170,462 2030,452 2012,390', 6), '#6b3f1e');
    fill(e, blob('2036,338 2170,320 2314,338 2332,390 2314,446 2170,455 2036,446 2020,390', 6), '#d08a6a');
    napkinCorner(e, 2060, 450, 0.6, 1.2);
    sepiaBoy(e, 1900, 450, 0.7, { step: 3 });
    fill(e, blob('1800,700 2010,560 2170,600 2190,880! 1780,900!', 7), '#fbf6ea');
    fill(e, blob('1850,740 2010,620 2130,650 2150,860 1860,870', 7), '#e6dcc6', 0.7);
    fill(e, blob('2190,480! 2250,480! 2270,1200! 2196,1200!', 2), '#6a3f24');
    fill(e, rectangle(2316, 700, 24, 380), '#6a3f24');
    fill(e, blob('2270,700! 2386,700! 2360,600! 2296,600!', 2), '#fff0b8');
  },
  over: {
    depth: 500,
    paint(e) {
      fill(e, blob('1240,900! 1500,850 1960,850 2200,890! 2210,1130! 1220,1130!', 5), '#4f6fa4');
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
      fill(e, stroke('1240,904 1500,856 1960,856 2190,904', 12, 16, 16, 12), '#f7efdc');
    },
  },
});
