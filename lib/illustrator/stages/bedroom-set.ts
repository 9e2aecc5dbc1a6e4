import { ellipse, mix, rectangle, shade, smooth, tint } from '@/lib/illustrator/paint';
import type { BedroomColours } from './bedroom-colours';
import { pillow } from './kit/bedding';
import { type Easel, fill, linear } from './kit/easel';
import { fir } from './kit/foliage';
import { bedLamp, books } from './kit/room';
import { moon, stars } from './kit/sky';

export const LAMP = [150, 560] as const;
export const WINDOW = { x: 700, y: 120, w: 330, h: 400 } as const;

/** The night behind the panes. */
export function outside(e: Easel, c: BedroomColours) {
  const { x, y, w, h } = WINDOW;
  fill(
    e,
    rectangle(x, y, w, h),
    linear(e, 0, y, 0, y + h, [
      [0, c.skyTop],
      [0.6, mix(c.skyTop, c.skyLow, 0.6)],
      [1, c.skyLow],
    ]),
  );
  stars(e, y, y + h * 0.7, c.stars * 3, '#fff4d6');
  moon(e, x + w * 0.72, c.moonY, 34);
  fill(
    e,
    smooth([
      [x - 30, y + h + 40],
      [x - 10, y + h * 0.8],
      [x + 70, y + h * 0.7],
      [x + 160, y + h * 0.78],
      [x + 250, y + h * 0.68],
      [x + w + 40, y + h * 0.8],
      [x + w + 40, y + h + 40],
    ]),
    c.hill,
  );
  const r = e.random('pines');
  for (let i = 0; i < 12; i++) {
    const pine = shade(c.hill, 0.02 + (i % 3) * 0.02);
    fir(e, `pine${i}`, x + (w * i) / 11 + r.bell() * 12, y + h * (0.84 + r() * 0.05), 60 + r() * 44, pine, {
      warmth: 0,
    });
  }
  fill(e, rectangle(x, y + h * 0.86, w, h * 0.2), shade(c.hill, 0.04));
}

/** Shelf, bedside table and lamp. */
export function furniture(e: Easel, c: BedroomColours) {
  // picture, shelf with books
  e.p.form(rectangle(330, 250, 210, 16), c.wood, { depth: 4 });
  books(e, 'shelf', 346, 250, 6, 92, c.lit, 0.12);
  e.p.form(ellipse(505, 222, 27), '#6c8fae', { depth: 7 });
  // bedside table
  e.p.form(rectangle(28, 740, 236, 400), c.wood, { depth: 16 });
  e.p.form(rectangle(10, 716, 272, 30), tint(c.wood, 0.06), { depth: 7 });
  e.p.form(rectangle(54, 778, 184, 92), shade(c.wood, 0.04), { depth: 7 });
  e.p.form(ellipse(146, 824, 11), '#e0b060', { depth: 3 });
  e.p.form(rectangle(180, 692, 96, 24), '#4f7f86', { depth: 5 });
  e.p.form(rectangle(188, 670, 80, 22), '#c85f4a', { depth: 5 });
  bedLamp(e, 118, 716, 168, c.lampPower);
}

/** Headboard, sheet and pillow. */
export function bedBack(e: Easel, c: BedroomColours) {
  e.p.form(
    smooth(
      [
        [262, 1240, 1],
        [258, 620],
        [280, 560],
        [352, 520],
        [430, 508],
        [508, 520],
        [580, 560],
        [602, 620],
        [598, 1240, 1],
      ],
      true,
      8,
    ),
    c.wood,
    { depth: 20 },
  );
  e.p.form(
    smooth(
      [
        [298, 1240, 1],
        [296, 640],
        [320, 592],
        [430, 560],
        [540, 592],
        [564, 640],
        [562, 1240, 1],
      ],
      true,
      8,
    ),
    shade(c.wood, 0.05),
    { depth: 14 },
  );
  for (const x of [362, 430, 498])
    e.p.line(
      [
        [x, 590],
        [x, 900],
      ],
      9,
      shade(c.wood, 0.1),
      0.7,
      [1, 1],
    );
  for (const x of [262, 598]) e.p.form(ellipse(x, 560, 24), tint(c.wood, 0.04), { depth: 8 });
  e.p.form(
    smooth(
      [
        [250, 1100, 1],
        [262, 890],
        [330, 850],
        [560, 842],
        [660, 860],
        [700, 1100, 1],
      ],
      true,
      6,
    ),
    '#efe2d4',
    { depth: 14 },
  );
  if (c.lampPower) pillow(e, 420, 742, 205, 150, -0.05);
  else pillow(e, 430, 836, 230, 92, 0.02);
}
