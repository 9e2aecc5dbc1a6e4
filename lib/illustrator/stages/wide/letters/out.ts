import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';

const CRUST = '#c5803f';

function bread(e: Easel, x: number, y: number, turn: number, isBurnt = false) {
  e.p.in(x, y, turn, 1, 1, () => {
    fill(e, ellipse(4, 8, 92, 48), '#3d3a40', 0.6);
    fill(e, ellipse(0, 0, 90, 46), isBurnt ? '#2a2022' : CRUST);
    fill(e, ellipse(-8, -9, 70, 28), isBurnt ? '#443637' : '#dba05a');
    for (let i = 0; i < 12; i++)
      fill(e, ellipse(Math.cos(i * 2.4) * (20 + i * 4), Math.sin(i * 2.4) * (6 + i * 2) - 4, 4, 2.6, i), '#fff3d0');
    for (const u of [-36, 0, 36]) fill(e, stroke(`${u - 12},-22 ${u + 12},10`, 2, 7, 2), '#f0cf9a');
  });
}

const LOAVES = [
  [1740, 752],
  [1910, 752],
  [2080, 752],
  [2260, 764],
  [1720, 900],
  [1900, 900],
  [2090, 900],
  [2286, 908],
  [1400, 1070],
  [1680, 1062],
  [2000, 1062],
] as const;

/** A tray full of bread, as it comes out of the oven; in its middle is room for one more. */
export const breadTray = flatStage({
  ground: '#d9d3c8',
  back(e) {
    fill(e, rectangle(-80, 640, 2560, 660), '#bfb8ac');
    fill(e, blob('1780,620! 1780,250 1880,110 2080,80 2280,110 2380,250 2380,620!', 8), '#8d867c');
    fill(e, blob('1850,620! 1850,300 1930,190 2080,160 2230,190 2310,300 2310,620!', 8), '#4a2a20');
    disc(e, 2080, 560, 230, 160, '#f08a3c', 0.9, 0.2);
  },
  over: {
    depth: 900,
    paint(e) {
      fill(e, blob('1270,650! 2390,650! 2490,1180! 1190,1180!', 2), '#55525c');
      fill(e, blob('1296,672! 2368,672! 2462,1160! 1224,1160!', 2), '#716d79');
      LOAVES.forEach(([x, y], i) => {
        bread(e, x, y, ((i * 7) % 5) * 0.07 - 0.14, i === 9);
      });
    },
  },
});

function twigs(e: Easel, x: number, y: number, rx: number, ry: number) {
  const random = e.random('twigs');
  fill(
    e,
    blob(
      `${x - rx},${y - ry * 0.4} ${x},${y - ry * 0.2} ${x + rx},${y - ry * 0.4} ${x + rx * 0.7},${y + ry} ${x},${y + ry * 1.2} ${x - rx * 0.7},${y + ry}`,
      8,
    ),
    '#5a4636',
  );
  for (let i = 0; i < 60; i++) {
    const a = x + (random() - 0.5) * rx * 1.7;
    const b = y + (random() - 0.35) * ry * 1.3;
    fill(
      e,
      stroke(`${a - 70},${b + (random() - 0.5) * 30} ${a + 70},${b + (random() - 0.5) * 40}`, 2, 5, 2),
      random() < 0.5 ? '#7d6348' : '#94785a',
    );
  }
}

/** The top of a chimney against the evening, with a nest. */
export const nestTop = flatStage({
  ground: '#e79a86',
  back(e) {
    disc(e, 500, 1150, 1500, 700, '#f6c58f', 0.9, 0.2);
    fill(e, blob('-80,1300! -80,1120 260,1060! 520,1150 820,1090! 1120,1160 1160,1300!', 3), '#a9757f');
    fill(e, blob('1500,1300! 1560,760! 2240,760! 2300,1300!', 2), '#8a6f78');
    for (let row = 0; row < 5; row++)
      for (let i = 0; i < 5; i++)
        fill(e, rectangle(1580 + i * 132 + (row % 2) * 40, 800 + row * 100, 110, 80), '#9b8088', 0.8);
  },
  over: {
    depth: 800,
    paint(e) {
      fill(e, ellipse(1760, 612, 62, 76), '#f7efdc');
      fill(e, blob('1700,620! 1720,580! 1745,606! 1765,574! 1790,604! 1822,584! 1822,620!', 2), '#e79a86');
      twigs(e, 1900, 690, 420, 110);
    },
  },
});

/** A wide sky with a kite. */
export const kiteSky = flatStage({
  ground: '#dfe5ea',
  back(e) {
    for (const [x, y, r] of [
      [240, 300, 110],
      [420, 330, 150],
      [640, 320, 110],
      [1560, 1000, 130],
      [1760, 980, 180],
      [1990, 1010, 140],
    ] as const)
      fill(e, ellipse(x, y, r * 1.5, r * 0.6), '#eef2f5');
    fill(e, blob('-80,1300! -80,1110 600,1060 1300,1130 2000,1150 2480,1120 2480,1300!', 6), '#b4bab6');
    fill(e, stroke('424,874 860,796 1246,758 1700,886 2060,846 2190,700 2110,560', 2, 2), '#5a6270');
    fill(e, blob('2090,90! 2330,300! 2110,560! 1930,270!', 2), '#3f8fc4');
    fill(e, blob('2090,90! 2110,560! 1930,270!', 2), '#5aa6d6');
    fill(e, stroke('2330,300 2372,360 2330,420', 4, 4, 3), '#4a4a58');
    for (const [x, y] of [
      [2366, 352],
      [2334, 416],
    ] as const)
      fill(
        e,
        blob(
          `${x},${y}! ${x - 30},${y - 18}! ${x - 28},${y + 20}! ${x},${y}! ${x + 30},${y - 20}! ${x + 28},${y + 18}!`,
          2,
        ),
        '#f0b83f',
      );
  },
});

/** An attic with one flame. */
export const mouseAttic = flatStage({
  ground: '#241c2b',
  back(e) {
    fill(e, blob('-80,-80! 700,-80! 180,1000! -80,1000!', 2), '#2d2334');
    fill(e, blob('2480,-80! 1720,-80! 2260,1000! 2480,1000!', 2), '#2d2334');
    fill(e, rectangle(-80, 860, 2560, 440), '#3a2a2c');
    disc(e, 1500, 720, 980, 560, '#b06a34', 0.75, 0.05);
    for (const y of [920, 1010, 1110]) fill(e, stroke(`-80,${y} 2480,${y}`, 2, 2), '#2a1e22', 0.8);
    fill(e, ellipse(1700, 838, 84, 20), '#6d5a3c');
    fill(e, rectangle(1674, 670, 52, 164), '#f3e3bb');
    fill(e, rectangle(1708, 670, 18, 164), '#cfae78');
    fill(e, blob('1700,670 1666,630 1686,580 1700,530! 1716,582 1734,630', 8), '#ffb13d');
    fill(e, blob('1700,668 1684,638 1700,592! 1716,638', 8), '#fff3c4');
    fill(e, blob('330,1130! 420,650! 1340,650! 1440,1130!', 2), '#1d161f', 0.5);
    fill(e, blob('310,1116! 404,640! 1330,640! 1420,1116!', 2), '#fbe8bd');
    for (const y of [760, 850, 940, 1030]) fill(e, stroke(`420,${y} 1250,${y}`, 1.4, 1.4), '#e6cd96');
  },
});
