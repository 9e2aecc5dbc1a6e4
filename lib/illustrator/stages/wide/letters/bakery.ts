import { clamp, ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';

/** Where the letter sits on the tray: bread is itself again near it, and small and round far from it. */
const LETTER = [1456, 900] as const;
const [NEAR, FAR] = [250, 620];

type Baked = readonly [x: number, y: number, crust: 'plain' | 'seeds' | 'burnt'];

const ROWS: readonly Baked[] = [
  [1650, 752, 'seeds'],
  [1830, 750, 'plain'],
  [2000, 752, 'plain'],
  [2150, 752, 'plain'],
  [2280, 756, 'seeds'],
  [1690, 890, 'plain'],
  [1880, 888, 'burnt'],
  [2050, 890, 'plain'],
  [2190, 890, 'plain'],
  [2320, 894, 'plain'],
  [1730, 1050, 'plain'],
  [1900, 1048, 'seeds'],
  [2050, 1050, 'plain'],
  [2190, 1050, 'burnt'],
  [2330, 1052, 'plain'],
];

/** One that came out of the oven: a loaf, or `round` 1 as round and shiny as a bead. */
function bake(e: Easel, [x, y, crust]: Baked, turn: number) {
  const round = clamp((Math.hypot(x - LETTER[0], (y - LETTER[1]) * 1.2) - NEAR) / (FAR - NEAR), 0, 1);
  const [rx, ry] = [88 - 36 * round, 46 + 6 * round];
  const [base, top, cut] = crust === 'burnt' ? ['#2a2022', '#463738', '#5a4644'] : ['#c5803f', '#dfa55e', '#f0cf9a'];
  e.p.in(x, y, turn * (1 - round), 1, 1, () => {
    fill(e, ellipse(4, ry * 0.24, rx + 3, ry), '#3d3a40', 0.6);
    fill(e, ellipse(0, 0, rx, ry), base);
    fill(e, ellipse(-rx * 0.08, -ry * 0.18, rx * 0.8, ry * 0.66), top);
    if (round < 0.6)
      for (const u of [-0.4, 0, 0.4])
        fill(e, stroke(`${rx * u - 12},${-ry * 0.5} ${rx * u + 12},${ry * 0.22}`, 2, 7 * (1 - round), 2), cut);
    else {
      fill(e, ellipse(-rx * 0.34, -ry * 0.42, rx * 0.24, ry * 0.17, -0.5), '#fffaf0', 0.9);
      fill(e, ellipse(rx * 0.36, ry * 0.4, rx * 0.12, ry * 0.1, -0.5), '#fffaf0', 0.45);
    }
    if (crust === 'seeds')
      for (let i = 0; i < 12; i++)
        fill(
          e,
          ellipse(
            Math.cos(i * 2.4) * rx * (0.2 + i * 0.045),
            Math.sin(i * 2.4) * ry * (0.1 + i * 0.04) - 4,
            4.4,
            2.8,
            i,
          ),
          '#fff3d0',
        );
  });
}

/** A board on the wall with what is baked besides: rings on a stick, and a basket of sticks of bread. */
function wallShelf(e: Easel) {
  fill(e, rectangle(1290, 560, 440, 18), '#9a8f80');
  for (const x of [1320, 1690]) fill(e, blob(`${x},578! ${x + 16},578! ${x},620!`, 2), '#8a8074');
  for (const [x, top] of [
    [1330, 430],
    [1366, 410],
    [1402, 424],
    [1436, 414],
  ] as const)
    fill(e, stroke(`${x},${top} ${x + 8},556`, 11, 15, 15), '#b98a56');
  fill(e, blob('1306,480! 1470,480! 1456,560! 1320,560!', 2), '#a8895e');
  for (const y of [498, 518, 538]) fill(e, stroke(`1312,${y} 1464,${y}`, 2.4, 2.4), '#8a6d47');
  for (const [x, h] of [
    [1540, 96],
    [1640, 76],
  ] as const) {
    fill(e, blob(`${x - 34},${560 - h}! ${x + 34},${560 - h}! ${x + 38},560! ${x - 38},560!`, 3), '#d9d4ca');
    fill(e, blob(`${x - 36},${600 - h}! ${x + 36},${600 - h}! ${x + 38},560! ${x - 38},560!`, 3), '#efe8d8');
    fill(e, rectangle(x - 38, 548 - h, 76, 18), '#8a8074');
  }
}

function oven(e: Easel) {
  fill(e, blob('1780,660! 1780,250 1880,110 2080,80 2280,110 2380,250 2380,660!', 8), '#8d867c');
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (1 + i / 8);
    fill(
      e,
      stroke(
        `${2080 + Math.cos(a) * 236},${400 + Math.sin(a) * 242} ${2080 + Math.cos(a) * 296},${400 + Math.sin(a) * 316}`,
        3,
        3,
      ),
      '#7a736a',
    );
  }
  fill(e, blob('1850,660! 1850,300 1930,190 2080,160 2230,190 2310,300 2310,660!', 8), '#4a2a20');
  disc(e, 2080, 560, 230, 160, '#f08a3c', 0.9, 0.2);
}

/** The counter of a bakery with a tray that comes out of the oven; in the tray is room for one more. */
export const breadTray = flatStage({
  ground: '#dcd5c8',
  back(e) {
    for (let row = 0; row < 6; row++)
      for (let i = 0; i < 3; i++)
        fill(e, rectangle(700 + ((row * 397 + i * 683) % 1100), 110 + row * 90, 96, 34), '#d3ccbe', 0.55);
    wallShelf(e);
    oven(e);
  },
  over: {
    depth: 900,
    paint(e) {
      fill(e, rectangle(-80, 640, 2560, 660), '#c3bbad');
      fill(e, rectangle(-80, 640, 2560, 16), '#a79e90');
      fill(e, blob('1270,650! 2390,650! 2490,1180! 1190,1180!', 2), '#55525c');
      fill(e, blob('1296,672! 2368,672! 2462,1160! 1224,1160!', 2), '#716d79');
      ROWS.forEach((baked, i) => {
        bake(e, baked, ((i * 7) % 5) * 0.07 - 0.14);
      });
    },
  },
});
