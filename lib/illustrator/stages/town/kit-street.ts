import { ellipse, mix, type Polygon, rectangle, rgba, shade, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { clipTo, dab, type Easel, fill, glow, linear, seen } from '../kit/easel';
import { contactShadow, pool } from '../kit/ground';
import { curve, outline, points } from '../kit/outline';
import { sideOf } from '../nature/kit/scene';
import type { RoomLight } from '../rooms/kit/light';

/** The hour outdoors as the light of a room, for things that are painted in both. */
export const asRoom = (d: Daylight): RoomLight => ({
  time: d.time === 'dawn' ? 'day' : d.time,
  tone: d.tone,
  outside: d.tone,
  sky: d.sky,
  beam: d.glow,
  lampsLit: d.lampsLit,
  shadow: d.shadow,
});

/** Paving below y0 in rows that widen towards the eye; `round` for cobbles. */
export function paving(
  e: Easel,
  d: Daylight,
  name: string,
  shape: Polygon,
  y0: number,
  colour: string,
  o: { row?: number; round?: boolean } = {},
) {
  const far = mix(d.far(colour, 0.2), d.glow, d.time === 'night' ? 0.05 : 0.2);
  const near = shade(d.tone(colour), 0.05);
  fill(
    e,
    shape,
    linear(e, 0, y0, 0, 1220, [
      [0, far],
      [1, near],
    ]),
  );
  const r = e.random(name);
  clipTo(e, shape, () => {
    let y = y0;
    for (let row = 0; y < 1230; row++) {
      const u = (y - y0) / (1230 - y0);
      const tall = (o.row ?? 9) * (1 + u * 3.4);
      const wide = tall * (o.round ? 2.1 : 3.3);
      const base = mix(far, near, u);
      for (let x = -40 - (row % 2) * wide * 0.5 - r() * 9; x < 1240; x += wide) {
        const tone = r() > 0.6 ? tint(base, 0.035) : r() > 0.4 ? shade(base, 0.03) : base;
        const at = [x + wide * 0.5, y + tall * 0.5] as const;
        if (o.round) fill(e, ellipse(at[0], at[1], wide * 0.46, tall * 0.44, 0, 14), tone, 0.85);
        else fill(e, rectangle(x + 1, y + 1, wide - 2.4, tall - 2), tone, 0.8);
        if (r() > 0.72)
          dab(e, 'dry', at[0], at[1] - tall * 0.2, wide * 0.34, tall * 0.16, mix(tint(base, 0.08), d.glow, 0.2), {
            alpha: 0.5,
            variant: row,
          });
      }
      y += tall;
    }
  });
}

/** A street lamp with a lantern; returns nothing but light. */
export function streetLamp(e: Easel, d: Daylight, x: number, y: number, h: number) {
  if (!seen(e, x, y - h / 2, h)) return;
  const iron = d.tone('#3f4a58');
  contactShadow(e, x, y, h * 0.06, d.shadow, 0.5);
  const w = h * 0.018;
  fill(
    e,
    points([
      x - w * 2.6,
      y,
      x - w * 1.3,
      y - h * 0.1,
      x - w,
      y - h * 0.78,
      x + w,
      y - h * 0.78,
      x + w * 1.3,
      y - h * 0.1,
      x + w * 2.6,
      y,
    ]),
    linear(e, x - w * 2, 0, x + w * 2, 0, [
      [0, tint(iron, 0.1)],
      [1, shade(iron, 0.05)],
    ]),
  );
  for (const v of [0.12, 0.5, 0.76]) fill(e, ellipse(x, y - h * v, w * 2, w * 0.9, 0, 16), tint(iron, 0.04));
  const [ty, half] = [y - h * 0.78, h * 0.055];
  if (d.lampsLit) glow(e, x, ty - half * 1.4, h * 0.5, '#ffae58', 0.5);
  const glass = points([
    x - half * 0.62,
    ty,
    x - half,
    ty - half * 2.3,
    x + half,
    ty - half * 2.3,
    x + half * 0.62,
    ty,
  ]);
  fill(e, glass, d.lampsLit ? '#fff0bc' : mix(d.tone('#dfeef0'), d.sky[1], 0.3), 0.94);
  for (const u of [-0.8, 0, 0.8])
    e.p.line(points([x + u * half * 0.72, ty, x + u * half * 1.14, ty - half * 2.3]), w * 0.9, iron, 1, [1, 1]);
  fill(
    e,
    points([
      x - half * 1.25,
      ty - half * 2.2,
      x - half * 0.3,
      ty - half * 3.2,
      x + half * 0.3,
      ty - half * 3.2,
      x + half * 1.25,
      ty - half * 2.2,
    ]),
    iron,
  );
  fill(e, ellipse(x, ty - half * 3.35, half * 0.24), iron);
  if (!d.lampsLit) return;
  glow(e, x, ty - half * 1.2, h * 0.17, '#fff0c4', 0.8);
  pool(e, x, y, h * 0.5, '#ffc070', 0.6);
}

/** A bicycle that leans somewhere, with a basket of flowers; (x, y) is between its wheels on the ground. */
export function bicycle(e: Easel, d: Daylight, x: number, y: number, k: number, colour: string) {
  if (!seen(e, x, y - 50 * k, 120 * k)) return;
  const paint = d.tone(colour);
  const dark = d.tone('#4a4450');
  const r = e.random('bicycle');
  e.p.in(x, y, 0, k, k, () => {
    e.p.soft(0, 1, 104, 9, d.shadow, 0.4);
    for (const wx of [-52, 52]) {
      e.p.edge(ellipse(wx, -34, 33, 33, 0, 40), dark, 4.4, 1);
      e.p.edge(ellipse(wx, -34, 30, 30, 0, 40), d.tone('#e4dccc'), 1.2, 0.8);
      for (let i = 0; i < 6; i++)
        e.p.line(
          points([
            wx - Math.cos(i * 0.52) * 30,
            -34 - Math.sin(i * 0.52) * 30,
            wx + Math.cos(i * 0.52) * 30,
            -34 + Math.sin(i * 0.52) * 30,
          ]),
          0.9,
          dark,
          0.6,
          [1, 1],
        );
    }
    const bars = [
      [-52, -34, -28, -82],
      [-28, -82, -4, -34],
      [-52, -34, -4, -34],
      [-4, -34, 38, -82],
      [-26, -74, 38, -78],
      [52, -34, 36, -94],
    ];
    for (const bar of bars) e.p.line(points(bar), 5, paint, 1, [1, 1]);
    e.p.line(curve([-40, -88, -28, -91, -16, -87]), 8, d.tone('#7a5038'), 1, [0.8, 1, 0.7]);
    e.p.line(curve([36, -92, 40, -102, 24, -104]), 4.5, dark, 1, [1, 1, 1]);
    fill(e, ellipse(-4, -34, 7), dark);
    for (let i = 0; i < 14; i++)
      dab(e, 'leaf', 58 + r.bell() * 17, -104 - r() * 17, 9, 8, d.tone(i % 2 ? '#5f9a4e' : '#7ab060'), {
        variant: i,
        rotate: r() * 6,
      });
    for (let i = 0; i < 8; i++)
      fill(e, ellipse(58 + r.bell() * 18, -108 - r() * 14, 4, 4, 0, 10), d.tone(i % 2 ? '#f4a0b0' : '#fff0d4'));
    e.p.form(points([40, -100, 78, -100, 73, -72, 45, -72]), d.tone('#c79258'), { depth: 5 });
    for (let i = 0; i < 4; i++) fill(e, rectangle(43, -96 + i * 6, 32, 1.6), d.tone('#9a6a3c'), 0.7);
  });
}

/** A bench of slats; (x, y) is the middle of its ground line. */
export function bench(e: Easel, d: Daylight, x: number, y: number, k: number, colour = '#b5794a') {
  if (!seen(e, x, y, 130 * k)) return;
  const wood = d.tone(colour);
  const iron = d.tone('#3f4650');
  e.p.in(x, y, 0, k, k, () => {
    e.p.soft(0, 0, 130, 12, d.shadow, 0.42);
    for (const s of [-1, 1]) {
      e.p.line(curve([s * 88, 0, s * 84, -44, s * 90, -104]), 8, iron, 1, [1, 1, 0.8]);
      e.p.line(points([s * 72, 4, s * 76, -44]), 7, iron, 1, [1, 1]);
    }
    for (const v of [-104, -86, -68]) slat(e, -104, v, 208, 12, wood, d);
    for (const v of [-50, -40]) slat(e, -108, v, 216, 10, tint(wood, 0.03), d);
  });
}

function slat(e: Easel, x: number, y: number, w: number, h: number, colour: string, d: Daylight) {
  fill(
    e,
    rectangle(x, y, w, h),
    linear(e, 0, y, 0, y + h, [
      [0, mix(tint(colour, 0.08), d.glow, 0.15)],
      [1, shade(colour, 0.07)],
    ]),
  );
  dab(e, 'dry', x + w * 0.5, y + h * 0.5, w * 0.45, h * 0.3, shade(colour, 0.08), { alpha: 0.45 });
}

/** Bulbs or paper lanterns on a cord between two nails, lit after dark. */
export function garland(
  e: Easel,
  d: Daylight,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  o: { step?: number; size?: number; colours?: readonly string[] } = {},
) {
  const count = Math.max(4, Math.round(Math.abs(to[0] - from[0]) / (o.step ?? 62)));
  const at = (t: number) =>
    [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)] as const;
  e.p.line(
    Array.from({ length: 9 }, (_, i) => at(i / 8)),
    2.6,
    d.tone('#4a4450'),
    0.9,
    [1, 1],
  );
  const size = o.size ?? 11;
  const colours = o.colours ?? ['#ffd27a', '#ff9a7a', '#fff0c0', '#8fd0c0', '#f6a8c0'];
  for (let i = 0; i < count; i++) {
    const [x, y] = at((i + 0.5) / count);
    const colour = colours[i % colours.length] ?? '#ffd27a';
    if (d.lampsLit) glow(e, x, y + size, size * 4.4, mix(colour, '#ffb050', 0.4), 0.5);
    fill(e, ellipse(x, y + size, size * 0.72, size, 0, 18), d.lampsLit ? mix(colour, '#fff6d8', 0.5) : d.tone(colour));
    fill(e, ellipse(x - size * 0.2 * -sideOf(d), y + size * 0.7, size * 0.2, size * 0.3, 0, 10), '#ffffff', 0.75);
    fill(e, rectangle(x - size * 0.22, y - size * 0.1, size * 0.44, size * 0.3), d.tone('#5a4a44'));
  }
}

/** A cat that walks along a wall or a roof, seen from its side. */
export function walkingCat(e: Easel, d: Daylight, x: number, y: number, k: number, colour: string, way: 1 | -1 = 1) {
  if (!seen(e, x, y, 70 * k)) return;
  const fur = d.tone(colour);
  e.p.in(x, y, 0, way * k, k, () => {
    e.p.line(curve([-32, -30, -54, -40, -56, -70, -46, -82]), 8, fur, 1, [1, 1, 0.8, 0.5]);
    for (const [u, v] of [
      [-26, -34],
      [-14, 4],
      [16, 22],
      [26, 34],
    ] as const)
      e.p.line(points([(u + v) / 2, -24, v, 0]), 9, shade(fur, 0.05), 1, [1, 0.8]);
    e.p.form(outline([-36, -22, -34, -40, -10, -46, 22, -46, 34, -34, 26, -18, -10, -14]), fur, { depth: 7 });
    e.p.form(outline([22, -44, 26, -60, 42, -64, 56, -54, 54, -40, 38, -34]), fur, { depth: 5 });
    for (const u of [30, 46]) fill(e, points([u - 5, -58, u, -74, u + 7, -59]), fur);
    fill(e, ellipse(46, -51, 2.4, 3), '#2a2430');
    for (let i = 0; i < 4; i++) e.p.line(points([-22 + i * 11, -45, -19 + i * 11, -34]), 3.4, shade(fur, 0.14), 0.7);
  });
}

/** The dark of an evening sinking into the corners, or the clear shade of a day. */
export function corners(e: Easel, d: Daylight) {
  fill(
    e,
    rectangle(-20, 1040, 1240, 200),
    linear(e, 0, 1040, 0, 1210, [
      [0, rgba(d.shadow, 0)],
      [1, rgba(d.shadow, 0.34)],
    ]),
  );
}
