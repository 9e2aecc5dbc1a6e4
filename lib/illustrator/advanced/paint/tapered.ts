import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../planes/plane';

/** Fills a stroke that swells to `width` in its middle and has the share `ends` of it at both ends. */
export function fillTapered(
  c: SKRSContext2D,
  points: readonly Point[],
  { width, color, ends = 0.15 }: { readonly width: number; readonly color: string; readonly ends?: number },
): void {
  const last = points.length - 1;
  const side = (sign: 1 | -1) =>
    points.map(([x, y], k): Point => {
      const [a, b] = [points[Math.max(0, k - 1)], points[Math.min(last, k + 1)]];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const half = (width / 2) * (ends + (1 - ends) * Math.sin((Math.PI * k) / last)) * sign;
      return [x - ((b[1] - a[1]) / length) * half, y + ((b[0] - a[0]) / length) * half];
    });
  c.beginPath();
  for (const [x, y] of [...side(1), ...side(-1).reverse()]) c.lineTo(x, y);
  c.closePath();
  c.fillStyle = color;
  c.fill();
}
