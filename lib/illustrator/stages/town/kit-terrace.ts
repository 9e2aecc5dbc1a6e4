import { mix, rectangle, shade, tint } from '@/lib/illustrator/paint';
import type { Daylight } from '../kit/daylight';
import { type Easel, fill, linear } from '../kit/easel';
import { contactShadow } from '../kit/ground';
import { points } from '../kit/outline';

/** A woven rug that lies on the floor; (x, y) is its middle. */
export function rug(e: Easel, d: Daylight, x: number, y: number, w: number, h: number) {
  const at = (k: number) =>
    points([
      x - w * 0.44 * k,
      y - h * 0.5 * k,
      x + w * 0.44 * k,
      y - h * 0.5 * k,
      x + w * 0.54 * k,
      y + h * 0.5 * k,
      x - w * 0.54 * k,
      y + h * 0.5 * k,
    ]);
  for (const [k, c] of [
    [1, '#8a3f4c'],
    [0.9, '#f0d8a4'],
    [0.84, '#b8504c'],
    [0.56, '#2f6a7c'],
    [0.46, '#e8b860'],
  ] as const)
    fill(e, at(k), d.tone(c));
  for (let i = 0; i < 9; i++)
    fill(
      e,
      points([
        x - w * 0.4 + i * w * 0.1 - 9,
        y + h * 0.34,
        x - w * 0.4 + i * w * 0.1,
        y + h * 0.26,
        x - w * 0.4 + i * w * 0.1 + 9,
        y + h * 0.34,
        x - w * 0.4 + i * w * 0.1,
        y + h * 0.4,
      ]),
      d.tone('#f6e2b0'),
      0.9,
    );
}

/** A brass telescope on three legs, turned to the sky. */
export function telescope(e: Easel, d: Daylight, x: number, y: number) {
  const brass = d.tone('#d8a44c');
  const wood = d.tone('#7a5038');
  contactShadow(e, x, y, 70, d.shadow, 0.4);
  for (const u of [-58, 4, 60]) e.p.line(points([x, y - 190, x + u, y + (u === 4 ? 10 : 0)]), 9, wood, 1, [1, 0.8]);
  e.p.in(x, y - 204, -0.62, 1, 1, () => {
    for (const [u, w, h] of [
      [-110, 70, 22],
      [-46, 84, 30],
      [34, 96, 40],
    ] as const)
      fill(
        e,
        rectangle(u, -h / 2, w, h),
        linear(e, 0, -h / 2, 0, h / 2, [
          [0, shade(brass, 0.03)],
          [0.3, mix(tint(brass, 0.12), d.glow, 0.2)],
          [1, shade(brass, 0.14)],
        ]),
      );
    for (const [u, h] of [
      [-48, 34],
      [32, 44],
      [124, 46],
    ] as const)
      fill(e, rectangle(u, -h / 2, 9, h), shade(wood, 0.02));
  });
}
