import { ellipse, type Painter, shade, smooth, tint } from '@/lib/illustrator/paint';
import { cut, line, stroke } from './shapes';

const tongue = (x: number, y: number, size: number, width: number, lean: number) =>
  smooth(
    [
      [x + lean * size, y - size, 1],
      [x + width * 0.75 + lean * size * 0.4, y - size * 0.46],
      [x + width * 0.72, y - size * 0.13],
      [x, y],
      [x - width * 0.76, y - size * 0.16],
      [x - width * 0.6 + lean * size * 0.4, y - size * 0.5],
    ],
    true,
    6,
  );

/** A flame that stands on (x, y), `size` tall, with its glow. */
export function flame(p: Painter, x: number, y: number, size: number, lean = 0.06) {
  p.soft(x, y - size * 0.45, size * 0.95, size * 1.15, '#ffb547', 0.55);
  p.fill(tongue(x, y, size, size * 0.34, lean), '#ff9a33');
  p.fill(tongue(x, y - size * 0.04, size * 0.78, size * 0.25, lean), '#ffce55');
  p.fill(tongue(x, y - size * 0.07, size * 0.5, size * 0.16, lean), '#fff7d4');
  p.soft(x, y - size * 0.06, size * 0.13, size * 0.12, '#6a86d8', 0.6);
}

/** A wax candle that stands on (x, y), with a run of wax; `lit` puts a flame on it. */
export function waxCandle(p: Painter, x: number, y: number, width: number, height: number, colour: string, lit = true) {
  const half = width / 2;
  p.form(cut([x - half, y, x - half * 0.92, y - height, x + half * 0.92, y - height, x + half, y], 1), colour, {
    depth: width * 0.3,
    shadow: 0.14,
  });
  p.fill(ellipse(x, y - height, half * 0.92, half * 0.36), tint(colour, 0.1));
  p.fill(
    stroke(
      [x + half * 0.55, y - height, x + half * 0.6, y - height * 0.76, x + half * 0.55, y - height * 0.62],
      [half * 0.26, half * 0.24, half * 0.36],
    ),
    tint(colour, 0.05),
  );
  line(p, [x, y - height, x + 0.4, y - height - width * 0.5], Math.max(1.1, width * 0.14), shade('#5a4038', 0.02));
  if (!lit) return;
  p.soft(x, y - height + width * 0.3, half * 1.3, width * 0.9, '#ffd98c', 0.5);
  flame(p, x, y - height - width * 0.22, Math.max(12, width * 1.9), 0.05 * Math.sin(x));
}

/** Steam that curls up from (x, y). */
export function steam(p: Painter, x: number, y: number, height: number, alpha = 0.5) {
  for (const [dx, k, turn] of [
    [-0.18, 0.8, 1],
    [0.05, 1, -1],
    [0.24, 0.7, 1],
  ] as const) {
    const [u, h, w] = [x + dx * height, height * k, height * 0.1 * turn];
    const curl = Array.from({ length: 13 }, (_, i) => [u + Math.sin((i / 12) * 7.5) * w, y - (h * i) / 12]).flat();
    line(p, curl, height * 0.13, '#fffaf0', alpha * 0.4, [0.2, 0.9, 1, 0.8, 0.1]);
    line(p, curl, height * 0.06, '#fffaf0', alpha, [0.1, 0.9, 1, 0.7, 0.1]);
  }
}
