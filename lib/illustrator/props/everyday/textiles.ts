import { ellipse, type Painter, seededRandom, shade, star, tint } from '@/lib/illustrator/paint';
import { BLUE, BRASS, CREAM, dabs, RED, YELLOW } from '../kit/materials';
import { blob, block, cut, line, stroke } from '../kit/shapes';
import type { PropLook } from '../model';

const PATCHES = ['#5f86ad', '#e9b9a4', '#3f5b86', '#f0cf86', '#8f7fb4', '#9cc0b0', '#d98a7a'] as const;

/** Patches with stars and stitches inside a shape, in rows that follow its upper edge. */
function patchwork(p: Painter, shape: ReturnType<typeof blob>, left: number, top: number, size: number, rows: number) {
  const columns = Math.ceil(Math.abs(left * 2) / size);
  p.clip(shape, () => {
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const [x, y] = [left + i * size, top + j * size + Math.sin(i * 1.3 + j) * 1.6];
        const tone = PATCHES[(i * 3 + j * 2) % PATCHES.length] ?? BLUE;
        p.form(block(x, y, size + 1, size + 1, 1), tone, { depth: 3, shadow: 0.08 });
        if ((i + j) % 2 === 0) p.fill(star(x + size / 2, y + size / 2, size * 0.34, 0.46), '#fff1c4', { alpha: 0.95 });
        else
          for (const u of [0.3, 0.7])
            p.fill(ellipse(x + size * u, y + size * u, size * 0.08), tint(tone, 0.16), { alpha: 0.9 });
        line(p, [x, y, x, y + size], 1.3, CREAM, 0.6);
        line(p, [x, y, x + size, y], 1.3, CREAM, 0.6);
      }
    }
  });
  p.inner(shape, '#3a3050', -4, -6, 7, 0.4);
}

/** One layer of the folded blanket, its round edge towards the reader. */
function fold(p: Painter, y: number, half: number, height: number, tone: string) {
  const roll = blob([
    -half,
    y,
    -half - 4,
    y - height * 0.5,
    -half,
    y - height,
    half,
    y - height,
    half + 4,
    y - height * 0.5,
    half,
    y,
  ]);
  p.form(roll, tone, { depth: 5 });
  dabs(p, roll, tone, 10, 6, 0.1, 0.3);
  for (let x = -half + 6; x < half; x += 9) line(p, [x, y - height * 0.46, x + 4, y - height * 0.46], 1.4, CREAM, 0.8);
}

/** A patchwork blanket with stars, folded. */
export function quilt(p: Painter) {
  fold(p, 0, 68, 20, '#3f5b86');
  fold(p, -18, 67, 19, '#d98a7a');
  fold(p, -35, 68, 19, '#f0cf86');
  const top = blob([
    -70, -52, -60, -82, -30, -90, 28, -90, 58, -82, 70, -52, 68, -40, 34, -37, 0, -41, -34, -36, -68, -40,
  ]);
  p.form(top, '#5f86ad', { depth: 6 });
  patchwork(p, top, -77, -94, 22, 3);
  p.edge(top, '#fff1d4', 2, 0.5);
}

/** The same blanket laid over both arms, hanging down in front. */
export function heldQuilt(p: Painter) {
  const back = blob([-56, -26, -46, -40, 0, -44, 46, -40, 56, -26, 50, -8, -50, -8]);
  p.form(back, '#3f5b86', { depth: 6 });
  const cloth = blob([
    -60, -22, -50, -34, -20, -36, 20, -36, 50, -34, 60, -22, 62, 22, 54, 50, 34, 44, 16, 52, -4, 45, -24, 53, -44, 46,
    -60, 50, -63, 20,
  ]);
  p.form(cloth, '#5f86ad', { depth: 9 });
  patchwork(p, cloth, -66, -38, 22, 5);
  p.clip(cloth, () => {
    for (const [x, lean] of [
      [-36, -4],
      [-8, 3],
      [26, 5],
    ] as const)
      p.soft(x + lean, 22, 5, 34, '#2c2848', 0.34, lean * 0.02);
    p.soft(-10, -26, 54, 9, '#fff6dc', 0.4);
  });
  p.edge(cloth, '#fff1d4', 1.8, 0.45);
}

function sock(p: Painter) {
  const shape = blob([-8, -4, 8, -5, 9, 16, 12, 27, 24, 32, 26, 40, 16, 44, 2, 42, -7, 32, -8, 14]);
  p.form(shape, RED, { depth: 5 });
  p.clip(shape, () => {
    for (const y of [6, 15, 24]) line(p, [-12, y, 0, y + 1, 14, y], 3.4, CREAM, 0.95);
    p.form(ellipse(23, 38, 8, 8), YELLOW, { depth: 2 });
  });
  p.form(block(-10, -8, 20, 7, 3), tint(RED, 0.06), { depth: 2 });
}

/** A suitcase that lies open, clothes in it, and as many socks as counted (one) hanging out. */
export function openSuitcase(p: Painter, { colour = '#a8663f', count = 1 }: PropLook) {
  const lid = cut([-70, -58, 70, -58, 76, -142, -76, -142], 9);
  p.form(lid, colour, { depth: 9 });
  dabs(p, lid, colour, 14, 8, 0.4, 0.35);
  const lining = cut([-61, -56, 61, -56, 66, -132, -66, -132], 6);
  p.form(lining, '#e8cfa4', { depth: 9, shadow: 0.13 });
  const random = seededRandom('lining');
  p.clip(lining, () => {
    for (let j = 0; j < 5; j++)
      for (let i = 0; i < 7; i++)
        p.fill(
          ellipse(-60 + i * 20 + (j % 2) * 10, -126 + j * 16, 2.6 + random() * 0.6),
          i % 2 ? '#c9705c' : '#7fa098',
          { alpha: 0.85 },
        );
    line(p, [-66, -92, 0, -84, 66, -92], 4, '#b98a58', 0.9);
    p.soft(0, -56, 70, 26, '#7a5236', 0.5);
  });
  p.form(cut([-70, -60, 70, -60, 72, -46, -72, -46], 4), shade('#e8cfa4', 0.22), { depth: 4, light: 0 });
  p.form(blob([-62, -44, -60, -66, -34, -72, -8, -66, -6, -44]), '#6f9f96', { depth: 6 });
  p.clip(blob([-62, -44, -60, -66, -34, -72, -8, -66, -6, -44]), () => {
    for (const y of [-64, -55]) line(p, [-64, y, -34, y - 4, -4, y], 3, '#f4e6c8', 0.85);
  });
  p.form(blob([-4, -44, -2, -60, 24, -68, 52, -62, 60, -44]), '#e9b75a', { depth: 6 });
  p.form(blob([20, -46, 24, -72, 42, -78, 60, -66, 62, -46]), '#cf8fa4', { depth: 5 });
  for (const [x, y] of [
    [36, -66],
    [48, -58],
    [34, -55],
  ] as const)
    p.fill(ellipse(x, y, 3), '#fff2e4', { alpha: 0.9 });
  const front = cut([-76, -50, 76, -50, 72, 0, -72, 0], 8);
  p.form(front, colour, { depth: 10 });
  dabs(p, front, colour, 16, 8, 0.4, 0.35);
  p.form(stroke([-18, -30, -16, -16, 16, -16, 18, -30], [3, 3.6, 3.6, 3]), shade(colour, 0.16), { depth: 2 });
  for (const x of [-46, 46]) {
    p.form(block(x - 6, -50, 12, 51, 2), '#6a3f2c', { depth: 3 });
    p.form(block(x - 8, -36, 16, 13, 3), BRASS, { depth: 2 });
  }
  p.form(stroke([-76, -51, 0, -48, 76, -51], [3.4, 3.8, 3.4]), tint(colour, 0.05), { depth: 2 });
  if (count > 0) p.in(14, -48, 0.06, 1, 1, () => sock(p));
}
