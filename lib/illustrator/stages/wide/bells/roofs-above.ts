import { ellipse, mix, rectangle, shade, smooth, tint } from '@/lib/illustrator/paint';
import { type Daylight, daylight } from '../../kit/daylight';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { points } from '../../kit/outline';
import { mist } from '../../kit/sky';
import { defineStage } from '../../model';
import { lightOf } from '../../nature/kit/scene';
import { sittingCat } from '../../rooms/kit/cat';
import { asRoom, walkingCat } from '../../town/kit-street';
import { printTrail } from './things';

const ROOFS = ['#3f4f86', '#4a5a92', '#384a7a', '#54588c', '#43648c'] as const;
const WALLS = ['#5c6494', '#6a6a9a', '#54628e'] as const;

type Roof = { readonly x: number; readonly y: number; readonly w: number; readonly k: number };

/** The ground of each row of houses, from far to near, and its size. */
const ROWS = [
  [480, 0.6],
  [580, 0.74],
  [700, 0.92],
  [846, 1.14],
  [1026, 1.4],
  [1260, 1.7],
] as const;

/** One house seen from above: much roof, a strip of wall with lit windows. */
function house(e: Easel, name: string, { x, y, w, k }: Roof) {
  const r = e.random(name);
  const [wall, deep] = [70 * k, (120 + r() * 40) * k];
  const tone = r.pick(ROOFS);
  const [left, right, ridge] = [x - 10 * k, x + w + 10 * k, y - wall - deep];
  fill(
    e,
    rectangle(x, y - wall, w, wall),
    linear(e, 0, y - wall, 0, y, [
      [0, shade(r.pick(WALLS), 0.1)],
      [1, '#2a2c58'],
    ]),
  );
  for (let i = 0; i < Math.max(1, Math.floor(w / (64 * k))); i++) {
    const lit = r() > 0.55;
    const wx = x + 20 * k + i * 62 * k;
    fill(e, rectangle(wx, y - wall + 24 * k, 24 * k, 32 * k), lit ? '#ffd27a' : '#23264e');
    if (lit) glow(e, wx + 12 * k, y - wall + 40 * k, 70 * k, '#ffb050', 0.4);
  }
  e.p.form(points([left, y - wall + 4, right, y - wall + 4, right - 34 * k, ridge, left + 34 * k, ridge]), tone, {
    depth: 10 * k,
  });
  for (let i = 1; i < 7; i++) {
    const u = i / 7;
    e.p.line(
      [
        [left + 34 * k * u, y - wall - deep * u],
        [right - 34 * k * u, y - wall - deep * u],
      ],
      2.2 * k,
      shade(tone, 0.09),
      0.6,
      [1, 1],
    );
  }
  e.p.line(
    [
      [left + 34 * k, ridge],
      [right - 34 * k, ridge],
    ],
    7 * k,
    mix(tone, '#dfe8ff', 0.55),
    0.9,
    [1, 1],
  );
  if (r() > 0.5) chimney(e, x + w * (0.25 + r() * 0.5), ridge + deep * 0.3, k);
}

function chimney(e: Easel, x: number, y: number, k: number) {
  e.p.form(rectangle(x, y - 56 * k, 30 * k, 60 * k), '#6a5a80', { depth: 6 });
  e.p.fill(rectangle(x - 4 * k, y - 62 * k, 38 * k, 10 * k), '#8a7a9a');
  e.p.soft(x + 24 * k, y - 110 * k, 26 * k, 50 * k, '#c8d4f4', 0.22, 0.4);
}

/** A sleeping town from above by moonlight, up to the wood; one flat roof has room for a detective. */
export const roofsAbove = defineStage<Daylight>({
  palettes: daylight('night'),
  slots: {},
  span: [0, 2400],
  light: (d) => lightOf(d, [{ x: 1700, y: 760, reach: 420, colour: '#ffce86', power: 0.5 }]),
  back(e, d) {
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
    for (const [row, [y, k]] of ROWS.entries()) {
      glow(e, 1200, y + 10, 1300, '#ff9a4c', 0.14, 0.05);
      let x = -120 + row * 37;
      while (x < 2460) {
        const w = (170 + r() * 120) * k;
        const free = (row === 3 || row === 4) && x + w > 1480 && x < 2080;
        if (!free) house(e, `h${row}:${Math.round(x)}`, { x, y, w, k });
        x += w + (34 + r() * 26) * k;
      }
      if (row === 3) terrace(e);
    }
    cats(e, d);
    printTrail(
      e,
      smooth(
        [
          [610, 672],
          [780, 700],
          [930, 650],
          [1060, 900],
          [1330, 940],
          [1420, 1100],
          [1600, 1230],
        ],
        false,
        5,
      ),
      0.62,
      '#dfe8ff',
      0.62,
      9,
    );
  },
  front(e) {
    e.p.soft(300, 1230, 900, 190, '#0c1236', 0.5);
    e.p.soft(2300, 1230, 700, 190, '#0c1236', 0.5);
  },
});

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
  e.p.fill(ellipse(1950, 704, 8, 11), '#fff0c0');
  glow(e, 1950, 700, 120, '#ffce86', 0.7);
}

function cats(e: Easel, d: Daylight) {
  const fur = (c: string) => tint(c, 0.12);
  sittingCat(e, asRoom(d), 410, 606, 58, fur('#a8a4c0'));
  sittingCat(e, asRoom(d), 490, 612, 50, fur('#c8a88c'));
  walkingCat(e, d, 700, 642, 0.74, fur('#e0a468'));
  sittingCat(e, asRoom(d), 1290, 610, 54, fur('#9a98b8'));
  walkingCat(e, d, 2200, 625, 0.7, fur('#b8b4cc'), -1);
}
