import { ellipse, lightness, type Painter, shade, smooth } from '@/lib/illustrator/paint';
import type { Mood } from '../mood';
import { INK } from './coat';

export type EyePlan = {
  /** Height of the eyes and half the distance between them. */
  readonly y: number;
  readonly gap: number;
  readonly size: number;
  readonly iris?: string;
  /** Skin around the eye; gives the brow its colour. */
  readonly coat: string;
  /** Nothing but a brow over a dark coat would be lost: its own colour then. */
  readonly brow?: string;
};

function shut(p: Painter, x: number, y: number, size: number, bend: number, ink: string) {
  const y0 = y + bend * size * 0.1;
  p.line(
    [
      [x - size, y0],
      [x, y + bend * size * 0.66],
      [x + size, y0],
    ],
    size * 0.42,
    ink,
    1,
    [0.4, 1, 0.4],
  );
  if (bend > 0)
    p.line(
      [
        [x - size, y0],
        [x - size * 1.4, y0 + size * 0.22],
      ],
      size * 0.28,
      ink,
      0.9,
      [1, 0.4],
    );
}

/** How far an iris moves, in sizes of the eye: with the head, and when it is told where to look. */
const [AHEAD, LOOKS] = [0.14, 0.3];

/** Brows as low as this press the inner half of the lid down. */
const ANGRY = -1.5;

/** The lid of rage, lower at the inner corner, or of tenderness; `side` is that of the outer corner. */
function upperLid(p: Painter, x: number, y: number, rx: number, ry: number, side: 1 | -1, mood: Mood, coat: string) {
  const isAngry = mood.brow <= ANGRY;
  if (!isAngry && mood.eyes !== 'soft') return;
  const [inner, middle, outer] = isAngry ? [0, -0.5, -0.92] : [-0.28, -0.42, -0.1];
  const edge = [
    [x - side * rx * 1.3, y + ry * inner],
    [x, y + ry * middle],
    [x + side * rx * 1.3, y + ry * outer],
  ] as const;
  const lid = smooth(edge, false, 6);
  p.fill([[edge[0][0], y - ry * 2], ...lid, [edge[2][0], y - ry * 2]], shade(coat, 0.06));
  p.line(edge, rx * 0.3, INK, 0.95);
}

/** One eye: white only as a sliver on the side it looks away from, warm light in the lower iris. */
export function eye(
  p: Painter,
  x: number,
  y: number,
  size: number,
  mood: Mood,
  plan: EyePlan,
  gaze: number,
  side: 1 | -1 = 1,
): void {
  if (mood.eyes === 'closed' || mood.eyes === 'arc' || mood.shut === side) {
    shut(p, x, y, size, mood.eyes === 'arc' ? -1 : 1, lightness(plan.coat) < 0.42 ? '#f0e2d0' : INK);
    return;
  }
  const wide = mood.eyes === 'wide';
  const [aside, down] = mood.gaze ?? [gaze, 0];
  const [rx, ry] = [size * (wide ? 1.04 : 0.92), size * (wide ? 1.26 : 1.12)];
  p.fill(ellipse(x, y + size * 0.05, rx + size * 0.17, ry + size * 0.15), shade(plan.coat, 0.26), { alpha: 0.85 });
  const white = ellipse(x, y, rx, ry);
  p.fill(white, '#fff8ec');
  p.clip(white, () => {
    const far = mood.gaze ? LOOKS : AHEAD;
    const [ix, iy, r] = [x + aside * size * far, y + size * 0.04 + down * size * far, size * (wide ? 0.9 : 0.97)];
    const iris = plan.iris ?? '#b06a2c';
    p.fill(
      ellipse(ix, iy, r * 0.94, r * 1.1),
      p.linear(0, iy - r, 0, iy + r * 1.1, [
        [0, '#1d1216'],
        [0.42, shade(iris, 0.3)],
        [1, iris],
      ]),
    );
    p.fill(ellipse(ix + aside * size * 0.05, iy - r * 0.04, r * 0.58, r * 0.68), '#170d11');
    p.soft(ix, y - ry, rx * 1.2, ry * 0.5, '#1d1216', 0.5);
  });
  p.line(
    [
      [x - rx * 1.02, y - ry * 0.36],
      [x - rx * 0.5, y - ry * 0.92],
      [x + rx * 0.3, y - ry * 1.02],
      [x + rx * 1.02, y - ry * 0.44],
    ],
    size * 0.3,
    INK,
    0.95,
    [0.4, 1, 1, 0.4],
  );
  p.fill(
    ellipse(x - rx * 0.2 + aside * size * 0.12, y - ry * 0.42 + down * size * 0.12, size * 0.31, size * 0.33),
    '#ffffff',
  );
  p.fill(ellipse(x + rx * 0.36 + aside * size * 0.1, y + ry * 0.4 + down * size * 0.06, size * 0.16), '#ffffff', {
    alpha: 0.85,
  });
  p.clip(ellipse(x, y, rx * 1.14, ry * 1.1), () => upperLid(p, x, y, rx, ry, side, mood, plan.coat));
}

/** Both eyes and brows around `x`; the far one is narrower when the head is turned. */
export function eyes(p: Painter, x: number, mood: Mood, plan: EyePlan, yaw: number): void {
  for (const side of [-1, 1] as const) {
    const narrow = 1 - Math.max(0, side * yaw) * 0.16;
    const [ex, { y, size }] = [x + side * plan.gap * narrow, plan];
    p.in(ex, y, side * 0.05, narrow, 1, () => eye(p, 0, 0, size, mood, plan, yaw, side));
    // A friend's frown is half a frown.
    const [inner, high] = [mood.brow < 0 ? mood.brow * 0.55 : mood.brow, mood.eyes === 'wide' ? 1.95 : 1.75];
    const at = (u: number, lift: number) => [ex + side * u * size, y - size * high - lift * size * 0.3] as const;
    p.line(
      [at(-0.75, inner * 1.3), at(0, 0.5 - Math.abs(inner) * 0.2), at(0.8, -inner * 1.1)],
      size * 0.36,
      plan.brow ?? shade(plan.coat, 0.24, 0.04),
      0.85,
    );
  }
}
