import { ellipse, type Painter, shade, smooth, tint } from '@/lib/illustrator/paint';
import { isYawning, type Mood } from '../mood';
import { CREAM, coat, FUR, INK, SOCK } from './coat';

function ear(p: Painter, x: number, y: number, angle: number, width: number) {
  p.in(x, y, angle, width, 1, () => {
    const outer = smooth(
      [
        // Runs into the fur of the cheek.
        [-6, 18, 1],
        [-13, 4],
        [-17, -18],
        [-6, -46],
        [2, -54],
        [9, -44],
        [19, -16],
        [20, 8, 1],
      ],
      true,
      7,
    );
    p.form(outer, FUR, { depth: 5 });
    p.clip(outer, () =>
      p.fill(
        smooth(
          [
            [-14, -34, 1],
            [2, -30],
            [18, -34, 1],
            [12, -66, 1],
            [-10, -66, 1],
          ],
          true,
          4,
        ),
        SOCK,
      ),
    );
    p.fill(
      smooth(
        [
          [-10, 8, 1],
          [-9, -12],
          [-1, -36],
          [3, -40],
          [7, -32],
          [12, -10],
          [12, 8, 1],
        ],
        true,
        6,
      ),
      '#b8604a',
    );
    p.fill(
      smooth(
        [
          [-8, 10, 1],
          [-7, -6],
          [-2, -16, 1],
          [1, -4],
          [5, -20, 1],
          [8, -4],
          [11, 10, 1],
        ],
        true,
        4,
      ),
      CREAM,
      { alpha: 0.95 },
    );
  });
}

function eye(p: Painter, x: number, y: number, size: number, mood: Mood, gaze: number) {
  if (mood.eyes === 'closed' || mood.eyes === 'arc') {
    const bend = mood.eyes === 'arc' ? -1 : 1;
    p.line(
      [
        [x - size, y + bend * 1],
        [x, y + bend * size * 0.62 + 1],
        [x + size, y + bend * 1],
      ],
      4,
      INK,
      1,
      [0.4, 1, 0.4],
    );
    return;
  }
  const k = mood.eyes === 'wide' ? 1.14 : 1;
  const [rx, ry] = [size * 0.86 * k, size * 1.08 * k];
  p.fill(ellipse(x, y, rx + 1.6, ry + 1.6), SOCK);
  p.fill(
    ellipse(x, y, rx, ry),
    p.linear(0, y - ry, 0, y + ry, [
      [0, '#23151a'],
      [0.45, '#4a2818'],
      [1, '#c98030'],
    ]),
  );
  const [aside, down] = mood.gaze ? [mood.gaze[0] * rx * 0.32, mood.gaze[1] * ry * 0.26] : [gaze * 1.4, 0];
  p.fill(ellipse(x + aside, y + down, rx * 0.62, ry * 0.68), '#1c1014');
  p.fill(ellipse(x - rx * 0.24 + aside / 1.4, y - ry * 0.42 + down * 0.6, rx * 0.34, ry * 0.32), '#ffffff');
  p.fill(ellipse(x + rx * 0.36 + aside / 1.4, y + ry * 0.4 + down * 0.4, rx * 0.18), '#ffffff', { alpha: 0.85 });
}

/** Flat ears and a closed mouth that wavers. */
const isFrightened = ({ ears, mouth, brow }: Mood) => ears === 'low' && mouth === 'round' && brow > 1;

function mouth(p: Painter, x: number, y: number, mood: Mood) {
  const line = (points: readonly (readonly [number, number])[], w = 2.2) =>
    p.line(
      points.map(([u, v]) => [x + u, y + v] as const),
      w,
      INK,
      0.9,
      [0.3, 1, 0.4],
    );
  if (isYawning(mood)) {
    const jaw = ellipse(x, y + 14, 9.4, 11);
    p.fill(jaw, '#7a2c34');
    p.clip(jaw, () => p.fill(ellipse(x, y + 24, 7.4, 6), '#f08a84'));
  } else if (mood.mouth === 'open') {
    const jaw = smooth(
      [
        [x - 11, y + 4, 1],
        [x, y + 6.4],
        [x + 11, y + 4, 1],
        [x + 7, y + 14],
        [x, y + 17],
        [x - 7, y + 14],
      ],
      true,
      6,
    );
    p.fill(jaw, '#7a2c34');
    p.clip(jaw, () => p.fill(ellipse(x, y + 16, 7, 5.4), '#f08a84'));
  } else if (mood.mouth === 'round' && !isFrightened(mood)) {
    p.fill(ellipse(x, y + 9, 4, 4.8), '#7a2c34');
  }
  if (mood.mouth === 'down' || isFrightened(mood)) {
    line([
      [-9, 10],
      [-4, 6.4],
      [0, 7.6],
      [4, 6.4],
      [9, 10],
    ]);
  } else {
    line([
      [0, -2],
      [0, 3],
      [-5, 6.6],
      [-11, 4],
    ]);
    line([
      [0, 3],
      [5, 6.6],
      [11, 4],
    ]);
  }
}

/** The fox's head around its middle, about 100 units wide; `yaw` -1..1 turns it to the side of the picture. */
export function foxHead(p: Painter, mood: Mood, yaw = 0.5, roll = 0) {
  p.in(0, 0, roll, 1, 1, () => {
    const lowered = mood.ears === 'low';
    const spread = isFrightened(mood) ? 1 : lowered ? 0.62 : mood.ears === 'up' ? 0.1 : 0.22;
    ear(p, -27 + yaw * 3, -24 + (lowered ? 7 : 0), -spread, 1 - yaw * 0.06);
    ear(p, 27 + yaw * 3, -25 + (lowered ? 7 : 0), spread, -(0.94 + yaw * 0.04));
    const face = smooth(
      [
        [0, -39],
        [24, -34],
        [40, -14],
        [45, 6],
        [58, 17, 1],
        [47, 20],
        [50, 30, 1],
        [37, 29],
        [22, 35],
        [0, 39],
        [-22, 35],
        [-37, 29],
        [-50, 30, 1],
        [-47, 20],
        [-58, 17, 1],
        [-45, 6],
        [-40, -14],
        [-24, -34],
      ],
      true,
      7,
    );
    p.form(face, FUR, { depth: 9, softness: 6 });
    const x = yaw * 9;
    const mask = smooth(
      [
        [x, 3],
        [x + 8, -2],
        [x + 17, -13],
        [x + 29, -9],
        [42, 4],
        [59, 17, 1],
        [47, 20],
        [51, 30, 1],
        [37, 29.5],
        [22, 36],
        [0, 40],
        [-22, 36],
        [-37, 29.5],
        [-51, 30, 1],
        [-47, 20],
        [-59, 17, 1],
        [-42, 4],
        [x - 29, -9],
        [x - 17, -13],
        [x - 8, -2],
      ],
      true,
      6,
    );
    p.clip(face, () => p.form(mask, CREAM, { depth: 6, shadow: 0.07, light: 0 }));
    coat(
      p,
      face,
      [
        [-8, -30, 1.6],
        [4, -32, 1.5],
        [14, -28, 1.4],
        [-19, -25, 1.8],
        [-34, -8, 2],
        [36, -8, 1.2],
        [x, -16, 1.57],
        [x + 5, -11, 1.5],
        [x - 5, -11, 1.65],
      ],
      FUR,
      9,
    );
    for (const side of [-1, 1]) {
      p.soft(x + side * 33, 16, 11, 8, '#f0785a', 0.42);
      eye(p, x + side * 19, 0, 9.4, mood, yaw);
      const inner = mood.brow;
      p.line(
        [
          [x + side * 12, -17 - inner * 3.4],
          [x + side * 18, -19 + inner * 0.5],
          [x + side * 24, -17 + inner * 3],
        ],
        3.4,
        shade(FUR, 0.16),
        0.8,
      );
    }
    const n = x * 1.5;
    mouth(p, n * 0.92, 18, mood);
    const nose = smooth(
      [
        [n - 7, 9],
        [n, 7.4],
        [n + 7, 9],
        [n + 4.4, 14.4],
        [n, 16.2],
        [n - 4.4, 14.4],
      ],
      true,
      6,
    );
    p.form(nose, '#3a2226', { depth: 2.4 });
    p.fill(ellipse(n - 2, 9.8, 2.2, 1.2), tint('#c9a0a0', 0.1), { alpha: 0.85 });
  });
}
