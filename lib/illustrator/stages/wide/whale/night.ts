import { ellipse, rectangle, rgba, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, disc, type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { NIGHT, WATER } from './colours';
import { littleFish, sardine, snore } from './creatures';
import { bubble, deepen, goldBubble, sea, trail } from './sea';
import { hide, pleats, whaleEye } from './whale-parts';

/** The sea in the doorway: smooth, under the moon, like a bed that is made. */
function seaInDoorway(e: Easel) {
  const door = rectangle(250, 240, 480, 760);
  fill(e, rectangle(214, 204, 552, 800), '#2c2a55');
  clipTo(e, door, () => {
    fill(
      e,
      door,
      linear(e, 0, 240, 0, 1000, [
        [0, '#35559c'],
        [0.5, '#7fa6de'],
        [0.52, '#2c5596'],
        [1, '#17386e'],
      ]),
    );
    fill(e, ellipse(560, 400, 70, 70, 0, 50), '#fff3cf');
    glow(e, 560, 400, 260, '#fff3cf', 0.4);
    for (let i = 0; i < 9; i++) {
      const y = 640 + i * 40;
      fill(
        e,
        stroke(`${560 - 30 - i * 9},${y} 560,${y - 5} ${560 + 30 + i * 9},${y}`, 2, 6, 2),
        NIGHT.moon,
        0.6 - i * 0.04,
      );
    }
    fill(e, stroke('240,652 500,640 740,652', 7, 10, 7), '#cfe2ff', 0.4);
  });
  e.p.form(blob('120,170! 250,216! 250,1010! 120,1080!', 1), '#3a4a8a', { depth: 10 });
}

/** The sea as one thin wave on its tips, bent over to ask. */
export function waveOnTips(e: Easel) {
  const tone = '#3f86c2';
  const body = blob(
    '560,1120 640,1060 760,1050 850,1010 900,900 890,760 900,640 960,550 1050,520 1110,560 1120,640 1080,690 1040,660 1060,610 1020,600 980,660 975,780 1000,900 990,1010 940,1110 820,1150 660,1160',
    9,
  );
  fill(e, blob('260,1000 480,1060 700,1130 640,1170 420,1120 250,1040', 8), '#2f6fae', 0.9);
  e.p.form(body, tone, { depth: 26, softness: 24, light: 0.12 });
  clipTo(e, body, () => {
    for (const line of [
      '640,1120 800,1090 900,980 930,840 930,700 990,590',
      '720,1140 880,1100 960,1000 955,850 950,740',
    ])
      fill(e, stroke(line, 3, 9, 10, 4), tint(tone, 0.2), 0.7);
  });
  for (const [x, y, r] of [
    [1036, 520, 20],
    [1076, 530, 15],
    [1112, 570, 18],
    [1124, 622, 13],
    [1000, 532, 14],
    [1064, 700, 10],
  ] as const)
    e.p.form(ellipse(x, y, r, r * 0.9), '#eaf6ff', { depth: 5 });
  for (const x of [640, 720, 800, 880])
    e.p.form(blob(`${x - 26},1130 ${x + 20},1124 ${x + 34},1160 ${x + 10},1186 ${x - 10},1164`, 6), tone, { depth: 6 });
}

function bed(e: Easel) {
  fill(e, blob('2240,1300! 2240,470 2290,400 2420,380 2520,400! 2520,1300!', 7), '#57406e');
  e.p.form(blob('1240,830! 2300,800 2330,1300! 1240,1300!', 5), '#c9d3f0', { depth: 20 });
  e.p.form(blob('1890,690 2010,610 2190,610 2290,680 2290,800 2180,850 1980,840 1890,790', 9), '#e6ebfb', {
    depth: 24,
  });
}

/** The room in the blue of the deep; the sea has come up the pipe. */
export const whaleBedroom = flatStage({
  ground: NIGHT.wall,
  back(e) {
    fill(e, rectangle(-80, 1000, 2560, 300), NIGHT.floor);
    disc(e, 520, 640, 900, 700, '#3f6ab4', 0.5, 0.1);
    seaInDoorway(e);
    bed(e);
    goldBubble(e, 1930, 842, 17);
    waveOnTips(e);
    // Goggles hang on the bedpost.
    fill(e, stroke('2250,452 2310,424 2372,452', 6, 7, 6), '#ffb93e');
    for (const x of [2276, 2346]) {
      fill(e, ellipse(x, 476, 34, 26), '#9fd6e4', 0.85);
      e.p.edge(ellipse(x, 476, 34, 26), '#ffd25e', 8, 1);
    }
  },
  over: {
    depth: 1000,
    paint(e) {
      const quilt = blob(
        '1230,900! 1300,850 1480,820 1660,812 1800,800 1900,800 1960,850 1990,930 2060,1010 2140,1300! 1230,1300!',
        9,
      );
      e.p.form(quilt, '#4d79bd', { depth: 40, softness: 36 });
      clipTo(e, quilt, () => {
        for (let row = 0; row < 5; row++) {
          const y = 900 + row * 86;
          const points = Array.from({ length: 14 }, (_, i) => `${1220 + i * 70},${y + (i % 2 ? -26 : 10)}`).join(' ');
          fill(e, stroke(points, 4, 8, 8, 8, 4), '#a9cbf0', 0.6);
        }
      });
      e.p.form(blob('1790,800 1900,792 1972,846 2010,940 1950,960 1900,880 1800,850', 8), '#8fb2e0', { depth: 12 });
    },
  },
});

/** The side of the whale from edge to edge, taken for water at first; its eye is open. */
export const whaleCover = sea({
  water: 'cobalt',
  shafts: [1700, 1960, 2200],
  back(e) {
    const side = blob(
      '-160,420! 300,330 800,300 1240,330 1640,450 1980,620 2240,800 2560,930! 2560,1400! -160,1400!',
      10,
    );
    hide(e, side, 'cover');
    pleats(e, [
      '700,1240 1100,1130 1600,1110 2000,1120 2480,1200',
      '900,1320 1250,1190 1650,1170 2050,1180 2480,1260',
      '500,1180 1000,1060 1500,1050 1900,1060 2480,1130',
    ]);
    whaleEye(e, 1390, 640, 150, { open: 0.92, look: [0.8, 0.1] });
    trail(e, '1300,1010 1480,960 1640,860 1700,700', 34, 0.5);
    for (const [x, y, r] of [
      [1600, 420, 20],
      [2230, 560, 26],
      [2120, 330, 14],
      [2300, 860, 17],
      [1520, 900, 14],
      [980, 720, 18],
      [760, 560, 12],
    ] as const)
      goldBubble(e, x, y, r);
    plug(e);
  },
});

/** The plug on its chain hangs down into the sea. */
function plug(e: Easel) {
  for (let i = 0; i < 40; i++) e.p.edge(ellipse(420 + Math.sin(i / 6) * 8, -20 + i * 17, 5, 8), '#d9b45c', 3.4, 0.95);
  e.p.form(blob('372,668 468,668 452,720 388,720', 5), '#2c2f3c', { depth: 8 });
  e.p.form(ellipse(420, 668, 54, 15), '#3d4152', { depth: 5 });
}

/** Before the book: notes that rise and break off. */
export const whaleNotes = sea({
  water: 'cobalt',
  back(e) {
    deepen(e, 500, '#092a5c', 0.7);
    const r = e.random('notes');
    for (let i = 0; i < 30; i++)
      goldBubble(
        e,
        120 + (i % 10) * 240 + (r() - 0.5) * 120,
        180 + Math.floor(i / 10) * 360 + (r() - 0.5) * 160,
        9 + r() * 17,
        0.9,
      );
    for (let i = 0; i < 20; i++) bubble(e, r() * 2400, r() * 1200, 6 + r() * 12, 0.7);
  },
});

/** After it all sleep, each with one bubble. */
export const whaleSleepers = sea({
  water: 'ink',
  back(e) {
    const r = e.random('sleepers');
    for (let i = 0; i < 24; i++) {
      const [x, y] = [210 + (i % 6) * 400 + (r() - 0.5) * 90, 170 + Math.floor(i / 6) * 290 + (r() - 0.5) * 60];
      const size = 0.7 + r() * 0.3;
      if (i % 4 === 1) littleFish(e, x, y, size, 'asleep', 0.2, '#c9805c');
      else sardine(e, x, y, size, 'asleep', i % 2 ? '#7f9abb' : '#6f8cae');
      snore(e, x + 110 * size, y - 54, 14);
    }
    fill(e, ellipse(0, 0, 0.1, 0.1), rgba(WATER.ink[0], 0));
  },
});
