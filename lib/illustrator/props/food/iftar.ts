import { ellipse, type Painter, type Polygon, shade, tint } from '@/lib/illustrator/paint';
import { dabs } from '../kit/materials';
import type { PropLook } from '../model';
import { rimPlate } from './rim-plate';

function date(p: Painter, x: number, y: number, turn: number) {
  p.in(x, y, turn, 1, 1, () => {
    const body = ellipse(0, 0, 12, 6.8);
    p.form(body, '#74391d', { depth: 4, shadow: 0.14 });
    p.soft(-3, -3, 6, 2.2, '#f0be8a', 0.8);
    p.fill(ellipse(11, 0, 2, 1.6), '#d8b072');
  });
}

/** The star-rimmed plate with a heap of dates. */
export function plateOfDates(p: Painter, look: PropLook) {
  rimPlate(p, look);
  for (const [row, count] of [7, 6, 5, 3, 2].entries())
    for (let i = 0; i < count; i++)
      date(
        p,
        (i - (count - 1) / 2) * 14 + (row % 2) * 3,
        -22 - row * 10 + Math.sin(i * 2.3 + row) * 2,
        Math.sin(i * 1.7 + row) * 0.6,
      );
}

/** One date, as large as it is between two fingers. */
export const oneDate = (p: Painter) => p.in(0, 0, -0.5, 1, 1, () => date(p, 0, 0, 0));

/** A round bread, its face towards us; its middle is at the origin. */
export function roundBread(p: Painter) {
  const crust = ellipse(0, 0, 100, 96);
  p.form(crust, '#d99a50', { depth: 14 });
  const top = ellipse(-3, -4, 86, 82);
  p.form(top, '#efc683', { depth: 10 });
  dabs(p, top, '#e2ae66', 16, 12, 0.3, 0.35);
  for (const [x, y, r] of [
    [-40, -34, 9],
    [16, -52, 8],
    [44, -10, 10],
    [-10, 8, 9],
    [-52, 20, 8],
    [24, 42, 9],
    [-20, 54, 8],
  ] as const) {
    p.fill(ellipse(x, y, r, r * 0.7), shade('#c98a45', 0.06), { alpha: 0.8 });
    p.soft(x - 2, y - 3, r * 0.6, r * 0.4, tint('#efc683', 0.3), 0.7);
  }
}

/** A glass of water, its foot at the origin. */
export function waterGlass(p: Painter) {
  const glass: Polygon = [
    [-30, -100],
    [30, -100],
    [24, 0],
    [-24, 0],
  ];
  p.fill(glass, '#f2fbff', { alpha: 0.62 });
  p.fill(
    [
      [-28, -78],
      [28, -78],
      [23, -3],
      [-23, -3],
    ],
    '#8fc7e0',
    { alpha: 0.85 },
  );
  p.fill(ellipse(0, -78, 28, 6), '#c8e8f4');
  p.edge(ellipse(0, -100, 29, 6), '#ffffff', 2.6, 0.9);
  p.soft(-16, -50, 4, 36, '#ffffff', 0.8);
}
