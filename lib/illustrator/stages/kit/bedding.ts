import { ellipse, type Knot, shade, smooth, star, taper } from '@/lib/illustrator/paint';
import { clipTo, type Easel, fill } from './easel';

const PATCHES = ['#3f7f8f', '#e0a858', '#c9604c', '#ecdcbc', '#5f9a86', '#7f689f', '#d98a72'] as const;

/** A patchwork quilt below a line of hills; patches follow the line. */
export function quilt(e: Easel, top: readonly Knot[], size: number, bottom = 1260, turn = 0.15) {
  const first = top[0] ?? [0, 0];
  const last = top[top.length - 1] ?? [1200, 0];
  const shape = smooth(
    [
      [first[0], first[1], 1],
      ...top.slice(1, -1),
      [last[0], last[1], 1],
      [last[0], bottom, 1],
      [first[0] + 12, bottom, 1],
      [first[0], first[1] + 150],
    ],
    true,
    8,
  );
  const line = smooth(top, false, 14);
  const at = (x: number) =>
    line.reduce((best, p) => (Math.abs(p[0] - x) < Math.abs(best[0] - x) ? p : best), line[0] ?? [0, 0])[1];
  const mean = line.reduce((sum, p) => sum + p[1], 0) / line.length;
  e.p.form(shape, '#3f7f8f', { depth: 36, softness: 22 });
  clipTo(e, shape, () => {
    const rows = Math.ceil((bottom - mean) / size) + 2;
    const columns = Math.ceil((last[0] - first[0]) / size) + 1;
    for (let j = -1; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const x0 = first[0] + i * size;
        const follow = (x: number, row: number) =>
          mean + row * size + (at(x) - mean) * Math.max(0, 1 - Math.max(0, row) * turn);
        const xs = [0, 0.25, 0.5, 0.75, 1].map((u) => x0 + u * size);
        const patch = [
          ...xs.map((x): readonly [number, number] => [x, follow(x, j)]),
          ...xs.reverse().map((x): readonly [number, number] => [x, follow(x, j + 1)]),
        ];
        const k = PATCHES[(i * 3 + (j + 2) * 5 + ((i * j) % 3) + 7) % PATCHES.length] ?? '#3f7f8f';
        e.p.form(patch, k, { depth: size * 0.11, softness: size * 0.09, shadow: 0.075, light: 0.05 });
        const cx = x0 + size / 2;
        const cy = (follow(cx, j) + follow(cx, j + 1)) / 2;
        const motif = k === '#ecdcbc' ? '#e0a858' : '#f6e8c4';
        if ((i * 2 + j * 3 + 9) % 5 === 0) fill(e, star(cx, cy, size * 0.21), motif, 0.9);
        if ((i * 2 + j * 3 + 9) % 5 === 2)
          for (const [u, v] of [
            [-1, -1],
            [1, -1],
            [-1, 1],
            [1, 1],
          ] as const)
            fill(e, ellipse(cx + u * size * 0.22, cy + v * size * 0.22, size * 0.06), motif, 0.75);
        fill(
          e,
          taper(
            [
              [x0 + 5, follow(x0 + 5, j) + 5],
              [x0 + size - 5, follow(x0 + size - 5, j) + 5],
            ],
            [0.8, 0.8],
          ),
          '#fff3da',
          0.45,
        );
      }
    }
  });
  return shape;
}

/** A plump pillow. */
export function pillow(e: Easel, x: number, y: number, w: number, h: number, rotation: number, colour = '#f7eee2') {
  e.p.in(x, y, rotation, 1, 1, () => {
    const shape = smooth(
      [
        [-w, h * 0.7],
        [-w * 1.02, -h * 0.2],
        [-w * 0.86, -h * 0.9],
        [-w * 0.2, -h * 0.86],
        [w * 0.5, -h * 0.95],
        [w * 0.98, -h * 0.7],
        [w * 1.02, h * 0.3],
        [w * 0.86, h * 0.92],
        [0, h * 0.84],
        [-w * 0.7, h],
      ],
      true,
      7,
    );
    e.p.form(shape, colour, { depth: h * 0.3, softness: h * 0.2 });
    e.p.line(
      [
        [-w * 0.86, -h * 0.6],
        [-w * 0.6, -h * 0.2],
        [-w * 0.66, h * 0.2],
      ],
      4,
      shade(colour, 0.1),
      0.6,
    );
    e.p.line(
      [
        [w * 0.84, -h * 0.4],
        [w * 0.6, 0],
        [w * 0.7, h * 0.4],
      ],
      4,
      shade(colour, 0.1),
      0.6,
    );
  });
}
