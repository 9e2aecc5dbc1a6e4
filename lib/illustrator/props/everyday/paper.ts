import { type Painter, seededRandom, shade, star, tint } from '@/lib/illustrator/paint';
import { dabs, RED } from '../kit/materials';
import { blob, block, cut, line } from '../kit/shapes';
import type { PropLook } from '../model';

const PAGE = '#fbf2de';

/** An open picture book that lies on the ground, its pages towards the reader. */
export function openBook(p: Painter, { colour = '#4c74a8' }: PropLook) {
  p.form(cut([-76, 0, -66, -40, 0, -32, 66, -40, 76, 0, 0, 8], 4), colour, { depth: 5 });
  for (const g of [-1, 1]) {
    for (const [dy, tone] of [
      [0, 0.06],
      [-3, 0.03],
    ] as const)
      p.form(
        blob([0, 2 + dy, g * 30, -6 + dy, g * 71, -3 + dy, g * 62, -42 + dy, g * 28, -45 + dy, 0, -36 + dy]),
        shade(PAGE, tone),
        { depth: 2 },
      );
    const page = blob([0, -2, g * 14, -9, g * 40, -10, g * 69, -6, g * 61, -45, g * 34, -49, g * 12, -46, 0, -38]);
    p.form(page, PAGE, { depth: 5, shadow: 0.09 });
    p.clip(page, () => {
      p.soft(0, -20, 15, 32, '#a8866a', 0.5);
      if (g < 0) {
        p.fill(blob([-58, -14, -54, -38, -20, -40, -16, -16]), '#a9d2dc', { alpha: 0.9 });
        p.fill(blob([-60, -14, -44, -26, -30, -20, -14, -25, -12, -12]), '#86ad5c', { alpha: 0.95 });
        p.soft(-46, -34, 7, 5, '#f6cf5c', 1);
        p.fill(blob([-32, -19, -32, -27, -27, -31, -22, -27, -22, -19]), '#c9583f');
      } else {
        for (let i = 0; i < 5; i++)
          line(
            p,
            [18, -41 + i * 7, 40, -43.5 + i * 7, 58 - (i % 2) * 8, -41 + i * 7.4],
            1.7,
            '#a9927a',
            0.55,
            [0.4, 1, 0.4],
          );
      }
    });
  }
  line(p, [0, -38, 0, -2], 2, '#b79a7c', 0.8);
  p.fill(cut([22, -5, 28, -5, 29, 13, 25, 9, 21, 13], 1), RED);
}

/** An open book between two hands, seen from its cover. */
export function heldOpenBook(p: Painter, { colour = '#b8433f' }: PropLook) {
  for (const g of [-1, 1]) {
    p.form(blob([0, -20, g * 15, -26, g * 31, -23, g * 31, 10, g * 14, 14, 0, 16]), PAGE, { depth: 2 });
    line(p, [g * 3, -22, g * 16, -25.4, g * 30, -22], 1, '#c9b494', 0.8);
    const cover = blob([0, -15, g * 16, -20, g * 34, -17, g * 33, 17, g * 15, 16, 0, 22]);
    p.form(cover, colour, { depth: 6 });
    dabs(p, cover, colour, 6, 6, 0.8, 0.3);
    p.clip(cover, () => {
      line(p, [g * 6, -11, g * 29, -13, g * 28, 12, g * 6, 16], 1.4, '#f2cc7c', 0.8);
      p.soft(g * 2, 2, 6, 22, shade(colour, 0.2), 0.55);
    });
  }
  p.form(star(17.5, 0, 7.6, 0.48), '#f2cc6c', { depth: 2 });
  line(p, [0, -15, 0, 22], 3, shade(colour, 0.16), 0.9);
}

/** A closed book that stands upright, its lower edge on the origin. */
export function book(p: Painter, { colour = '#4f8f86' }: PropLook) {
  p.in(0, 0, 0.05, 1, 1, () => {
    p.form(block(-25, -70, 56, 68, 3), shade(colour, 0.13), { depth: 4 });
    p.form(block(-22, -68, 51, 64, 2), PAGE, { depth: 3 });
    for (const x of [25.6, 27.4]) line(p, [x, -66, x, -6], 0.8, '#c9b494', 0.9);
    const cover = block(-28, -71, 52, 71, 4);
    p.form(cover, colour, { depth: 7 });
    dabs(p, cover, colour, 12, 6, 0.7, 0.3);
    p.clip(cover, () => {
      p.fill(block(-30, -74, 9, 80, 1), shade(colour, 0.1));
      line(p, [-16, -64, 19, -64, 19, -7, -16, -7, -16, -64], 1.4, '#f2cc7c', 0.85);
    });
    p.form(star(2, -38, 13, 0.48), '#f2cc6c', { depth: 3 });
    p.fill(cut([-6, -3, 0, -3, 1, 9, -3, 6, -7, 9], 1), RED);
  });
}

/** A sealed letter. */
export function letter(p: Painter, { colour = '#f8eeda' }: PropLook) {
  p.in(0, -14, -0.14, 1, 1, () => {
    const paper = block(-30, -20, 60, 40, 3);
    p.form(paper, colour, { depth: 5, shadow: 0.1 });
    p.clip(paper, () => {
      line(p, [-30, 20, -5, -1], 1.3, shade(colour, 0.14), 0.7);
      line(p, [30, 20, 5, -1], 1.3, shade(colour, 0.14), 0.7);
    });
    p.form(blob([-29, -19, 29, -19, 8, 2, 0, 6, -8, 2]), tint(colour, 0.04), { depth: 3, shadow: 0.13 });
    p.form(blob([-1, -6, 7, -3, 8, 5, 1, 9, -7, 6, -8, -2]), '#b8323e', { depth: 3 });
    p.fill(blob([0, 5, -4, 1, -2.4, -1.6, 0, 0, 2.4, -1.6, 4, 1]), tint('#b8323e', 0.14));
  });
}

/** An old map between two hands, its picture towards the reader. */
export function map(p: Painter, { colour = '#ecd3a0' }: PropLook) {
  const sheet = blob([
    -50, -30, -26, -36, 0, -31, 26, -37, 50, -32, 47, -4, 50, 24, 24, 19, 0, 25, -26, 19, -49, 25, -46, 0,
  ]);
  p.form(sheet, colour, { depth: 7, shadow: 0.12 });
  dabs(p, sheet, colour, 12, 7, 0.4, 0.35);
  p.clip(sheet, () => {
    p.form(
      blob([-42, 0, -34, -22, -12, -26, 4, -14, 20, -20, 38, -18, 40, 4, 26, 12, 6, 8, -14, 16, -34, 14]),
      '#c3b870',
      { depth: 3 },
    );
    p.fill(blob([-8, -20, 0, -10, -6, 2, 4, 12, 0, 18, -6, 10, -12, 2, -4, -10]), '#8fb7bd', { alpha: 0.9 });
    for (const x of [-30, -23, 22]) p.form(cut([x - 7, -3, x, -16, x + 7, -3], 2), '#9a7a58', { depth: 2 });
    for (let i = 0; i < 8; i++)
      line(
        p,
        [-32 + i * 7.6, 8 - Math.sin(i * 0.8) * 9, -28 + i * 7.6, 7 - Math.sin(i * 0.8 + 0.4) * 9],
        2.2,
        '#a8443c',
        0.95,
      );
    line(p, [28, -1, 36, 8], 3, '#b8323e');
    line(p, [36, -1, 28, 8], 3, '#b8323e');
    for (const x of [-25, 0, 25]) line(p, [x, -38, x, 28], 1.4, shade(colour, 0.14), 0.5);
    for (const x of [-19, 31]) p.soft(x, -6, 8, 34, '#fff6dc', 0.5);
  });
  p.form(star(-36, -18, 6, 0.32, 4), '#8a5a38', { depth: 1 });
}

const SCRAP_TONES = ['#fbf2de', '#f4b7a8', '#a9cbd8', '#f2d27c', '#b8cf9a', '#cfb4d8', '#f7e6c8'] as const;

/** A heap of torn paper in many colours, scribbled on; no mark is a letter of any script. */
export function letterScraps(p: Painter) {
  const random = seededRandom('scraps');
  p.soft(0, -4, 92, 12, '#5a4030', 0.4);
  for (let i = 0; i < 34; i++) {
    const near = i / 33;
    const half = 84 * (1 - (1 - near) * 0.42);
    const [x, y] = [random.between(-half, half), -50 + near * 50 + random.bell() * 5];
    const lift = y - Math.max(0, 1 - Math.abs(x) / 70) * 24 * (1 - near * 0.6);
    const tone = SCRAP_TONES[i % SCRAP_TONES.length] ?? PAGE;
    p.in(x, lift, random.bell() * 0.8, 1, random.between(0.55, 0.85), () => {
      const [w, h] = [random.between(13, 21), random.between(10, 15)];
      const scrap = cut([-w, -h * 0.8, -w * 0.2, -h, w, -h * 0.9, w * 0.86, h * 0.7, w * 0.2, h, -w * 0.9, h * 0.8], 2);
      p.fill(scrap, shade(tone, 0.2), { alpha: 0.6, dx: 1.4, dy: 2.2 });
      p.form(scrap, tone, { depth: 3, shadow: 0.09 });
      const ink = shade(tone, 0.34);
      for (const v of i % 3 ? [-0.3, 0.3] : [0]) {
        const wave = [-0.6, -0.3, 0, 0.3, 0.6].flatMap((u, k) => [u * w, v * h + (k % 2 ? -2.6 : 2.2)]);
        line(p, wave, 1.6, ink, 0.75, [0.5, 1, 0.6]);
      }
    });
  }
  p.in(52, -16, -0.5, 1, 1, () => {
    p.form(cut([-26, -3, 20, -3, 20, 3, -26, 3], 1), '#e0a23c', { depth: 1.6 });
    p.form(cut([20, -3, 30, 0, 20, 3], 0.5), '#f0d8ae', { depth: 1 });
    p.fill(cut([27, -1, 31, 0, 27, 1], 0.3), '#4a4038');
    p.form(block(-31, -3, 6, 6, 2), '#e58f8a', { depth: 1 });
  });
}
