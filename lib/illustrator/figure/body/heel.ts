import { type Painter, shade, smooth, tint } from '../../paint';
import type { Shoes } from '../outfit';
import type { Skin } from '../skin';

/** The sole of a foot that leaves the ground, toes down. */
function sole(p: Painter, colour: string, under: string): void {
  const tread = smooth([
    [-7, -4],
    [-8, 8],
    [-8.6, 17],
    [-5, 23],
    [1.6, 24.6],
    [7, 20.6],
    [8, 10],
    [7, -4],
  ]);
  p.form(tread, shade(under, 0.07), { depth: 4 });
  for (let i = 0; i < 4; i += 1)
    p.line(
      [
        [-6, 7 + i * 4],
        [0, 8.4 + i * 4],
        [6, 7 + i * 4],
      ],
      1.4,
      shade(under, 0.16),
      0.6,
      [1, 1],
    );
  const counter = smooth([
    [-8.6, -7],
    [0, -9],
    [8.6, -7],
    [9, 2],
    [0, 5],
    [-9, 2],
  ]);
  p.form(counter, colour, { depth: 4 });
}

/** A foot that stands, seen from behind. */
function heel(p: Painter, colour: string, under: string, high: boolean): void {
  const top = high ? -26 : -9;
  const counter = smooth([
    [-8.6, top, 1],
    [0, top + 1.6],
    [8.6, top, 1],
    [9.6, 0],
    [10, 8],
    [0, 10.4],
    [-10, 8],
    [-9.6, 0],
  ]);
  p.form(counter, colour, { depth: 5 });
  const edge = smooth([
    [-10.4, 6.4],
    [0, 8],
    [10.4, 6.4],
    [10.6, 11],
    [0, 12.4],
    [-10.6, 11],
  ]);
  p.form(edge, under, { depth: 2 });
  p.line(
    [
      [0, top + 1.6],
      [0.4, 0],
      [0, 6],
    ],
    2,
    shade(colour, 0.14),
    0.6,
    [1, 1],
  );
  const loop = smooth([
    [-2.6, top],
    [2.6, top],
    [2.2, top + 5.4],
    [-2.2, top + 5.4],
  ]);
  p.form(loop, tint(colour, 0.1), { depth: 1 });
}

/** A foot from behind in its frame: ankle at the origin, the ground 10.5 units below; `lifted` shows the sole. */
export function drawHeel(p: Painter, skin: Skin, shoes: Shoes | undefined, sock: string | undefined, lifted: boolean) {
  const colour = shoes?.color ?? sock ?? skin.base;
  const under = shoes ? (shoes.sole ?? (shoes.kind === 'boot' ? shade(colour, 0.14) : '#fbf4e6')) : colour;
  if (lifted) sole(p, colour, under);
  else heel(p, colour, under, shoes?.kind === 'boot');
}
