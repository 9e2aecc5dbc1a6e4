import { ellipse, type Knot, mix, shade, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { clipTo, type Easel, fill, glow, linear, seen } from '../kit/easel';
import { curve, outline, points } from '../kit/outline';

/** A hot-air balloon, `h` high from crown to basket. */
export function balloon(e: Easel, d: Daylight, x: number, y: number, h: number, colours: readonly string[], depth = 0) {
  if (!seen(e, x, y, h)) return;
  const r = h * 0.34;
  const rope = d.far('#8a6a50', depth);
  const side = d.light.direction[0] < 0 ? -1 : 1;
  const skin = outline([
    x,
    y - h * 0.5,
    x + r * 0.78,
    y - h * 0.4,
    x + r,
    y - h * 0.16,
    x + r * 0.7,
    y + h * 0.1,
    x + r * 0.24,
    y + h * 0.28,
    x - r * 0.24,
    y + h * 0.28,
    x - r * 0.7,
    y + h * 0.1,
    x - r,
    y - h * 0.16,
    x - r * 0.78,
    y - h * 0.4,
  ]);
  for (const u of [-1, -0.35, 0.35, 1])
    e.p.line(
      points([x + u * r * 0.26, y + h * 0.26, x + u * r * 0.15, y + h * 0.42]),
      Math.max(1, h * 0.007),
      rope,
      1,
      [1, 1],
    );
  if (d.lampsLit) glow(e, x, y + h * 0.1, h * 0.6, '#ffb45c', 0.5);
  fill(e, skin, d.far(colours[0] ?? '#e8604f', depth));
  clipTo(e, skin, () => {
    for (let i = 0; i < 7; i++) {
      const [a, b] = [Math.cos(Math.PI * (1 - i / 7)), Math.cos(Math.PI * (1 - (i + 1) / 7))];
      const tone = d.far(colours[i % colours.length] ?? '#f4c060', depth);
      fill(
        e,
        outline([
          x,
          y - h * 0.52,
          x + a * r * 0.8,
          y - h * 0.38,
          x + a * r * 1.06,
          y - h * 0.14,
          x + a * r * 0.3,
          y + h * 0.3,
          x + b * r * 0.3,
          y + h * 0.3,
          x + b * r * 1.06,
          y - h * 0.14,
          x + b * r * 0.8,
          y - h * 0.38,
        ]),
        tone,
      );
    }
    e.p.soft(x + side * r * 0.55, y - h * 0.26, r * 0.8, h * 0.3, '#fff6dc', 0.42);
    e.p.soft(x - side * r * 0.8, y + h * 0.02, r * 0.9, h * 0.42, d.shadow, 0.4);
    if (d.lampsLit) e.p.soft(x, y + h * 0.24, r * 0.8, h * 0.34, '#ffd27a', 0.7);
  });
  const wicker = d.far('#b58350', depth);
  fill(
    e,
    outline([
      x - r * 0.2,
      y + h * 0.41,
      x + r * 0.2,
      y + h * 0.41,
      x + r * 0.16,
      y + h * 0.5,
      x - r * 0.16,
      y + h * 0.5,
    ]),
    linear(e, x - r * 0.2, 0, x + r * 0.2, 0, [
      [0, tint(wicker, 0.05)],
      [1, shade(wicker, 0.08)],
    ]),
  );
  fill(e, ellipse(x, y + h * 0.41, r * 0.22, h * 0.012), tint(wicker, 0.07));
}

/** A kite with a tail of bows; its cord runs to `hand`. */
export function kite(
  e: Easel,
  d: Daylight,
  x: number,
  y: number,
  s: number,
  turn: number,
  colours: readonly [string, string],
  hand: readonly [number, number],
) {
  if (!seen(e, x, y, s * 4)) return;
  const cord: readonly Knot[] = [
    [x, y],
    [(x + hand[0]) / 2 - s * 0.4, (y + hand[1]) / 2 + s],
    [hand[0], hand[1]],
  ];
  e.p.line(cord, 1.8, d.tone('#fff4e0'), 0.6, [1, 1]);
  e.p.in(x, y, turn, s / 50, s / 50, () => {
    const tail = curve([0, 52, 14, 84, -10, 112, 12, 146, -4, 176]);
    e.p.line(tail, 2, d.tone('#8a6a5a'), 1, [1, 1]);
    for (const [i, k] of [0.25, 0.5, 0.75, 1].entries()) {
      const at = tail[Math.floor((tail.length - 1) * k)] ?? [0, 0];
      for (const w of [-1, 1])
        fill(
          e,
          points([at[0], at[1], at[0] + w * 13, at[1] - 8, at[0] + w * 13, at[1] + 8]),
          d.tone(colours[i % 2] ?? colours[0]),
        );
    }
    for (const [i, quarter] of [
      [0, -50, 38, 0, 0, 0],
      [0, -50, -38, 0, 0, 0],
      [0, 54, 38, 0, 0, 0],
      [0, 54, -38, 0, 0, 0],
    ].entries()) {
      const tone = d.tone(colours[i === 0 || i === 3 ? 0 : 1]);
      fill(e, points(quarter), i < 2 ? mix(tint(tone, 0.05), d.glow, 0.16) : tone);
    }
    e.p.line(points([0, -50, 0, 54]), 2, d.tone('#7a5a48'), 0.8, [1, 1]);
    e.p.line(points([-38, 0, 38, 0]), 2, d.tone('#7a5a48'), 0.8, [1, 1]);
  });
}

/** A far flock of geese in a wedge. */
export function geese(e: Easel, x: number, y: number, s: number, colour: string) {
  for (let i = 0; i < 7; i++) {
    const row = Math.ceil(i / 2);
    const [gx, gy] = [x - row * s * 1.7, y + (i % 2 ? -1 : 1) * row * s * 0.62];
    e.p.line(points([gx - s * 0.6, gy, gx + s * 0.5, gy + s * 0.06]), s * 0.24, colour, 0.9);
    e.p.line(
      curve([gx - s * 0.1, gy, gx - s * 0.28, gy - s * 0.5, gx - s * 0.6, gy - s * 0.62]),
      s * 0.2,
      colour,
      0.9,
      [1, 0.7, 0.1],
    );
    e.p.line(
      curve([gx + s * 0.1, gy, gx + s * 0.3, gy - s * 0.34, gx + s * 0.1, gy - s * 0.6]),
      s * 0.16,
      colour,
      0.7,
      [1, 0.7, 0.1],
    );
  }
}
