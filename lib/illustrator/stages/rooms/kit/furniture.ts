import { ellipse, mix, rectangle, shade, tint } from '@/lib/illustrator/paint';
import { clipTo, dab, type Easel, fill, linear, seen } from '../../kit/easel';
import type { RoomLight } from './light';
import { blob, poly, rounded, solid } from './shapes';

type Cell = (x: number, y: number, w: number, h: number, index: number) => void;

/** An open case of shelves against the wall; `cell` puts things on each board (y is the board's top). */
export function openShelf(
  e: Easel,
  d: RoomLight,
  box: readonly [x: number, y: number, w: number, h: number],
  grid: readonly [columns: number, rows: number],
  wood: string,
  cell: Cell,
) {
  const [x, y, w, h] = box;
  if (!seen(e, x + w / 2, y + h / 2, Math.max(w, h))) return;
  const [columns, rows] = grid;
  const colour = d.tone(wood);
  e.p.soft(x + w / 2, y + h, w * 0.62, 40, d.shadow, 0.4);
  e.p.soft(x + w / 2 + 16, y + h / 2, w * 0.64, h * 0.62, d.shadow, 0.22);
  e.p.form(rounded(x, y, w, h, 8), colour, { depth: 12 });
  const t = 13;
  const [cw, ch] = [(w - t * (columns + 1)) / columns, (h - t * (rows + 1)) / rows];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [cx, cy] = [x + t + i * (cw + t), y + t + j * (ch + t)];
      fill(
        e,
        rectangle(cx, cy, cw, ch),
        linear(e, 0, cy, 0, cy + ch, [
          [0, shade(colour, 0.24)],
          [0.5, shade(colour, 0.16)],
          [1, shade(colour, 0.12)],
        ]),
      );
      clipTo(e, rectangle(cx, cy - 2, cw, ch + 2), () => cell(cx, cy + ch, cw, ch, j * columns + i));
      fill(e, rectangle(cx, cy, cw, 12), shade(colour, 0.32), 0.35);
    }
  for (let i = 0; i < rows * 3; i++)
    dab(e, 'dry', x + w * 0.5, y + t / 2 + ((h - t) * (i % (rows + 1))) / rows, w * 0.44, 4, tint(colour, 0.1), {
      alpha: 0.5,
      variant: i,
    });
}

const COVERS = ['#b8524a', '#4f7f86', '#d59a48', '#6d5f96', '#7c9a6c', '#c77a6c', '#3f6a92', '#e2c48a'] as const;

/** Books side by side on a board, a few leaning; the row is `w` wide. */
export function bookRow(e: Easel, d: RoomLight, name: string, x: number, y: number, w: number, h: number) {
  if (!seen(e, x + w / 2, y - h / 2, Math.max(w, h))) return;
  const r = e.random(name);
  for (let at = x; at < x + w - h * 0.16; ) {
    const bw = h * (0.13 + r() * 0.12);
    const bh = h * (0.72 + r() * 0.26);
    const colour = d.tone(r.pick(COVERS));
    const leans = r() > 0.88 ? h * 0.16 : 0;
    const spine = poly(at + leans, y - bh, at + leans + bw, y - bh + leans * 0.2, at + bw, y, at, y);
    fill(
      e,
      spine,
      linear(e, at, 0, at + bw, 0, [
        [0, shade(colour, 0.05)],
        [0.35, tint(colour, 0.07)],
        [1, shade(colour, 0.13)],
      ]),
    );
    if (!leans) {
      const gold = d.tone('#f2d79a');
      fill(e, rectangle(at + bw * 0.12, y - bh * 0.86, bw * 0.76, Math.max(2, h * 0.03)), gold, 0.75);
      if (r() > 0.5) fill(e, rectangle(at + bw * 0.12, y - bh * 0.2, bw * 0.76, Math.max(2, h * 0.025)), gold, 0.65);
      else fill(e, ellipse(at + bw / 2, y - bh * 0.45, bw * 0.22, bw * 0.3, 0, 12), gold, 0.6);
    }
    at += bw + leans + 1;
  }
}

/** A soft sofa seen from the front, with cushions. */
export function sofa(
  e: Easel,
  d: RoomLight,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  cushions: readonly string[],
) {
  const c = d.tone(colour);
  e.p.soft(x + w / 2, y, w * 0.62, 40, d.shadow, 0.5);
  for (const u of [0.08, 0.92])
    solid(
      e,
      poly(x + w * u - 14, y - 30, x + w * u + 14, y - 30, x + w * u + 8, y, x + w * u - 8, y),
      d.tone('#7a5038'),
    );
  e.p.form(
    blob(
      x + w * 0.06,
      y - h * 0.3,
      x + w * 0.05,
      y - h * 0.82,
      x + w * 0.12,
      y - h * 0.98,
      x + w * 0.5,
      y - h * 1.02,
      x + w * 0.88,
      y - h * 0.98,
      x + w * 0.95,
      y - h * 0.82,
      x + w * 0.94,
      y - h * 0.3,
    ),
    shade(c, 0.02),
    { depth: 26, softness: 16 },
  );
  for (const u of [0.3, 0.5, 0.7]) {
    e.p.soft(x + w * u, y - h * 0.74, 6, h * 0.2, shade(c, 0.2), 0.5);
    fill(e, ellipse(x + w * (u - 0.1), y - h * 0.74, 6, 6, 0, 14), shade(c, 0.16));
  }
  fill(e, ellipse(x + w * 0.8, y - h * 0.74, 6, 6, 0, 14), shade(c, 0.16));
  for (const [from, to] of [
    [0.1, 0.5],
    [0.5, 0.9],
  ] as const)
    e.p.form(rounded(x + w * from, y - h * 0.52, w * (to - from), h * 0.24, 26), tint(c, 0.045), { depth: 13 });
  e.p.form(rounded(x + w * 0.07, y - h * 0.32, w * 0.86, h * 0.24, 14), shade(c, 0.03), { depth: 13 });
  for (const u of [0, 0.86])
    e.p.form(
      blob(
        x + w * u,
        y - h * 0.1,
        x + w * (u - 0.005),
        y - h * 0.5,
        x + w * (u + 0.02),
        y - h * 0.66,
        x + w * (u + 0.07),
        y - h * 0.7,
        x + w * (u + 0.12),
        y - h * 0.66,
        x + w * (u + 0.145),
        y - h * 0.5,
        x + w * (u + 0.14),
        y - h * 0.1,
      ),
      tint(c, 0.02),
      { depth: 18 },
    );
  cushions.forEach((tone, i) => {
    const u = i % 2 ? 0.76 - i * 0.02 : 0.24 + i * 0.05;
    pillowOn(e, x + w * u, y - h * 0.66, h * 0.19, i % 2 ? 0.2 : -0.22, d.tone(tone));
  });
}

/** A square cushion with a stitched edge. */
export function pillowOn(e: Easel, x: number, y: number, size: number, turn: number, colour: string) {
  e.p.in(x, y, turn, 1, 1, () => {
    const s = size;
    e.p.form(
      blob(
        -s,
        s * 0.9,
        -s * 0.92,
        0,
        -s * 1.02,
        -s * 0.94,
        0,
        -s * 0.84,
        s * 1.02,
        -s * 0.94,
        s * 0.92,
        0,
        s,
        s * 0.9,
        0,
        s * 0.86,
      ),
      colour,
      { depth: s * 0.22 },
    );
    for (const v of [-0.4, 0, 0.4]) fill(e, rounded(-s * 0.74, s * v - 4, s * 1.48, 8, 4), tint(colour, 0.12), 0.7);
  });
}

/** A cupboard front with doors or drawers. */
export function cupboard(
  e: Easel,
  d: RoomLight,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  columns: number,
  rows = 1,
) {
  if (!seen(e, x + w / 2, y + h / 2, Math.max(w, h))) return;
  const c = d.tone(colour);
  e.p.form(rectangle(x, y, w, h), c, { depth: 8 });
  const [cw, ch] = [w / columns, h / rows];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [dx, dy] = [x + i * cw, y + j * ch];
      fill(e, rounded(dx + 8, dy + 8, cw - 16, ch - 16, 5), shade(c, 0.1));
      solid(e, rounded(dx + 11, dy + 11, cw - 20, ch - 20, 5), tint(c, 0.02), {
        turn: 0.04,
        marks: 3,
        upright: rows === 1,
      });
      fill(e, rounded(dx + 26, dy + 26, cw - 52, ch - 52, 4), shade(c, 0.06), 0.7);
      const knob = rows === 1 ? [dx + (i % 2 ? 22 : cw - 22), dy + ch * 0.3] : [dx + cw / 2, dy + ch / 2];
      solid(e, ellipse(knob[0] as number, knob[1] as number, 8, 8, 0, 16), d.tone('#e0b060'), { turn: 0.14 });
    }
}

/** A gathered curtain that hangs straight from a rod. */
export function drape(e: Easel, d: RoomLight, x: number, y: number, w: number, h: number, colour: string, flare = 0) {
  if (!seen(e, x + w / 2, y + h / 2, Math.max(w, h))) return;
  const c = d.tone(colour);
  const cloth = blob(
    x,
    y,
    x + w,
    y,
    x + w + flare * 0.4,
    y + h * 0.5,
    x + w + flare,
    y + h,
    x + w * 0.75 + flare,
    y + h + 8,
    x + w * 0.5 + flare * 0.7,
    y + h - 2,
    x + w * 0.25 + flare * 0.4,
    y + h + 8,
    x + Math.min(0, flare),
    y + h,
    x,
    y + h * 0.5,
  );
  e.p.soft(x + w / 2 + 14, y + h / 2, w * 0.8, h * 0.56, d.shadow, 0.22);
  e.p.form(cloth, c, { depth: 14 });
  clipTo(e, cloth, () => {
    for (let i = 0; i < 6; i++) {
      const u = (i + 0.5) / 6;
      const wide = w * (0.05 + (i % 3) * 0.02);
      fill(
        e,
        poly(
          x + w * u,
          y,
          x + w * u + wide * 0.5,
          y,
          x + w * u + flare * u + wide,
          y + h + 10,
          x + w * u + flare * u - wide * 0.4,
          y + h + 10,
        ),
        i % 2 ? shade(c, 0.09) : mix(tint(c, 0.1), d.beam, 0.2),
        0.55,
      );
    }
  });
}
