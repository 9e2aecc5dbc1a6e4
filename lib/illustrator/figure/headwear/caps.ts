import type { HairStyle } from '../../character';
import { ellipse, type Knot, type Shape, shade, smooth, taper, tint } from '../../paint';
import type { HairBrush } from '../hair/brush';

/** How high the hair stands over the skull at the crown. */
const CROWN: Partial<Record<HairStyle, number>> = {
  afro: -73,
  shaved: -50,
  wisps: -51,
  bun: -54,
  puffs: -56,
  tousled: -60,
  short: -60,
  curlyLong: -61,
  curlyShort: -61,
};
const CURLY: readonly HairStyle[] = ['curlyShort', 'curlyLong', 'coilyShort', 'afro'];

/** A kippah on the crown, a little to the back; curls stand over its rim. */
export function drawKippah(h: HairBrush, style: HairStyle, color: string, hair: Shape | null): void {
  const { painter: p, tones } = h;
  const [x, y] = h.skull([-8 - h.view.turn * 14, CROWN[style] ?? -59]);
  const cap = smooth([
    [x - 27, y + 5],
    [x - 20, y - 6.5],
    [x, y - 11],
    [x + 21, y - 4.5],
    [x + 27, y + 5],
    [x, y + 9.5],
  ]);
  if (hair) p.cast(hair, cap, tones.deep, 0, 3, 2, 0.7);
  p.form(cap, color, { depth: 5 });
  p.line(
    [
      [x - 26, y + 3.6],
      [x, y + 8],
      [x + 26, y + 3.6],
    ],
    2.2,
    tint(color, 0.2),
    0.9,
    [1, 1, 1],
  );
  p.line(
    [
      [x - 22, y - 0.5],
      [x, y + 2.6],
      [x + 22, y - 0.5],
    ],
    1.2,
    tint(color, 0.2),
    0.7,
    [1, 1, 1],
  );
  if (!CURLY.includes(style)) return;
  for (const u of [-25, -12, 3, 17, 27]) {
    const cy = y + 13 - Math.abs(u) * 0.12;
    p.form(ellipse(x + u, cy, 7.5, 6.6), tones.base, {
      depth: 2.5,
      shadowColor: tones.shadow,
      lightColor: tones.light,
    });
    h.curl(x + u, cy, 4.6, u, tones.shine, 1.7, 0.5);
  }
}

/** A headband from ear to ear, with a small bow beside the crown. */
export function drawHeadband(h: HairBrush, style: HairStyle, color: string): void {
  const { painter: p } = h;
  const high = style === 'afro' ? -56 : style === 'shaved' || style === 'wisps' ? -46 : -50;
  const close = style === 'shaved' || style === 'wisps' || style === 'short' ? 0.94 : 1;
  const along: Knot[] = [
    [-52, -4],
    [-49, -22],
    [-36, high + 9],
    [-14, high + 1],
    [8, high],
    [32, high + 8],
    [48, -24],
    [52, -6],
  ];
  const band = taper(
    along.map(([x, y]) => h.skull([x * close, y])),
    [0.8, 3.9, 4.6, 4.8, 4.6, 3.9, 0.8],
  );
  p.fill(band, h.tones.deep, { alpha: 0.35, dy: 2, blur: 1.2 });
  p.form(band, color, { depth: 3.4, softness: 2 });
  const [x, y] = h.skull([26, high + 3]);
  for (const g of [-1, 1]) {
    const wing = smooth([
      [x, y],
      [x + g * 13, y - 8],
      [x + g * 16, y],
      [x + g * 12, y + 7],
    ]);
    p.form(wing, color, { depth: 3 });
    p.line(
      [
        [x + g * 3, y],
        [x + g * 11, y - 0.6],
      ],
      1.2,
      shade(color, 0.12),
      0.7,
    );
  }
  p.form(ellipse(x, y, 3.8, 4.2), shade(color, 0.04), { depth: 2 });
}
