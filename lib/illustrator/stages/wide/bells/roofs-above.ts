import { mix, rectangle, smooth } from '@/lib/illustrator/paint';
import { type Daylight, daylight } from '../../kit/daylight';
import { blend, type Easel, fill, glow, linear, radial } from '../../kit/easel';
import { points } from '../../kit/outline';
import { mist } from '../../kit/sky';
import { defineStage } from '../../model';
import { lightOf } from '../../nature/kit/scene';
import { house, onRoof } from './house';
import { printTrail, smallLantern } from './things';

/** The ground of each row of houses, from far to near, and its size. */
const ROWS = [
  [480, 0.6],
  [580, 0.74],
  [700, 0.92],
  [846, 1.14],
  [1026, 1.4],
  [1260, 1.7],
] as const;

/** One long roof in front, calm enough for words. */
const LONG = { x: 1236, w: 1094, ridge: 944, eaves: 1166 } as const;
/** Another one, along whose ridge the cats sit. */
const OF_CATS = { x: 236, w: 736, ridge: 632, eaves: 772 } as const;

/** A sleeping town from above by moonlight, up to the wood; one flat roof has room for a detective. */
export const roofsAbove = defineStage<Daylight>({
  palettes: daylight('night'),
  slots: {},
  span: [0, 2400],
  light: (d) => lightOf(d, [{ x: 1860, y: 720, reach: 460, colour: '#ffce86', power: 0.75 }]),
  back(e) {
    fill(
      e,
      rectangle(-60, -60, 2520, 1340),
      linear(e, 0, 0, 0, 1200, [
        [0, '#0e1740'],
        [0.3, '#1c2a5c'],
        [1, '#2a2a58'],
      ]),
    );
    wood(e);
    mist(e, 350, 70, '#9fb4ec', 0.3);
    const r = e.random('rows');
    const houses: ReturnType<typeof house>[] = [];
    for (const [row, [y, k]] of ROWS.entries()) {
      glow(e, 1200, y + 10, 1300, '#ff9a4c', 0.14, 0.05);
      let x = -120 + row * 37;
      while (x < 2460) {
        const w = (170 + r() * 120) * k;
        const free =
          (row === 3 && x + w > OF_CATS.x && x < OF_CATS.x + OF_CATS.w) ||
          ((row === 3 || row === 4) && x + w > 1480 && x < 2080) ||
          (row === 5 && x + w > LONG.x && x < LONG.x + LONG.w);
        if (!free) houses.push(house(e, `h${row}:${Math.round(x)}`, { x, y, w, k }));
        x += w + (34 + r() * 26) * k;
      }
      if (row === 3) {
        houses.push(longRoof(e, OF_CATS));
        terrace(e);
      }
    }
    printTrail(
      e,
      smooth(
        [
          [610, 672],
          [780, 700],
          [930, 650],
          [960, 860],
          [1060, 960],
          [1020, 1120],
          [900, 1230],
        ],
        false,
        5,
      ),
      0.2,
      '#dfe8ff',
      0.85,
      5,
      (at) => onRoof(houses, at),
    );
    longRoof(e, LONG);
    nightfall(e);
  },
  front(e) {
    e.p.soft(300, 1230, 900, 190, '#0c1236', 0.5);
    e.p.soft(2300, 1230, 700, 190, '#0c1236', 0.5);
  },
});

/** The town sinks into the night around the one roof with a light. */
function nightfall(e: Easel) {
  const [x, y] = [1760, 760];
  blend(e, 'multiply', () => {
    e.c.save();
    e.c.translate(x, y);
    e.c.scale(1, 0.72);
    fill(
      e,
      rectangle(-2000, -1400, 4000, 2800),
      radial(e, 0, 0, 1900, [
        [0, '#ffffff'],
        [0.14, '#ffffff'],
        [0.34, '#b0b4e0'],
        [0.7, '#8088bc'],
        [1, '#70789c'],
      ]),
    );
    e.c.restore();
  });
  glow(e, 1930, 700, 480, '#ffb45a', 0.42);
  glow(e, x, 790, 420, '#ffce86', 0.36, 0.5);
  e.p.soft(1790, 780, 260, 70, '#ffa648', 0.5);
  smallLantern(e, 1944, 716, 1.25, '#ffce86');
}

/** The wood behind the town: calm rows of pointed tops, so that words stand on it. */
function wood(e: Easel) {
  const r = e.random('wood');
  for (let row = 0; row < 5; row++) {
    const [base, step] = [150 + row * 56, 62 + row * 9];
    const tone = mix('#0d1540', '#243c78', row / 5);
    for (let x = -80 + (row % 2) * 30; x < 2480; x += step) {
      const [h, at] = [130 + row * 8 + r() * 46, x + r.bell() * 12];
      const half = step * 0.85;
      fill(e, points([at, base - h, at + half, base + 90, at - half, base + 90]), tone);
      fill(e, points([at, base - h, at + half, base + 90, at + half * 0.3, base + 90]), mix(tone, '#8fa8ec', 0.08));
    }
  }
}

function longRoof(e: Easel, { x, w, ridge, eaves }: typeof LONG | typeof OF_CATS) {
  fill(e, rectangle(x + 16, eaves, w - 32, 120), '#3a3e70');
  for (let at = x + 70; at < x + w - 60; at += 150) fill(e, rectangle(at, eaves + 22, 40, 60), '#23264e');
  e.p.form(points([x, eaves, x + w, eaves, x + w - 56, ridge, x + 56, ridge]), '#2c3868', { depth: 10 });
  e.p.line(points([x + 56, ridge, x + w - 56, ridge]), 11, '#8a9ccc', 0.9, [1, 1]);
  return { left: x, right: x + w, ridge, eaves, ground: eaves + 120 };
}

/** The flat roof with a low wall and a lamp. */
function terrace(e: Easel) {
  fill(e, rectangle(1540, 846, 460, 210), '#33386c');
  for (const x of [1590, 1720, 1850]) fill(e, rectangle(x, 868, 36, 44), '#ffd27a');
  e.p.form(points([1524, 850, 2016, 850, 1976, 716, 1564, 716]), '#7a7cae', { depth: 12 });
  for (let i = 1; i < 5; i++)
    e.p.line(
      [
        [1524 + i * 8, 850 - i * 27],
        [2016 - i * 8, 850 - i * 27],
      ],
      2,
      '#6a6ca0',
      0.8,
      [1, 1],
    );
  e.p.form(points([1564, 716, 1976, 716, 1976, 690, 1564, 690]), '#8c8ebe', { depth: 6 });
  glow(e, 1740, 800, 300, '#ffce86', 0.4, 0.5);
  e.p.line(points([1560, 690, 1980, 690]), 9, '#c4cbf2', 0.9, [1, 1]);
  e.p.line(points([1564, 716, 1524, 850]), 5, '#a6aad8', 0.8, [1, 1]);
  e.p.line(points([1976, 716, 2016, 850]), 5, '#a6aad8', 0.8, [1, 1]);
}
