import { itemAt } from '@/lib/platform/item-at';
import { lch, mix, toLch, type Vec } from '../../../paint';
import type { FaceContext, Side } from '../face-context';
import type { Eye, Iris } from '../features/eye';

const FIBRES = 22;
/** Fine lashes: place along the lid, and length in head units. */
const UPPER_LASHES = [
  [3, 1.1],
  [4, 1.4],
  [5, 1.8],
  [6, 2.2],
  [7, 2.3],
] as const;
const LOWER_LASHES = [
  [4, 0.9],
  [5, 1.1],
  [6, 1.2],
  [7, 1],
] as const;

/** The rays of the iris, dark at its rim and light round the pupil. */
export function drawIrisFibres({ painter: p, head }: FaceContext, { x, y, rx, ry }: Iris): void {
  const [L, C, H] = toLch(head.character.eyeColor);
  const [dark, light] = [lch(Math.max(0.16, L - 0.16), C, H), lch(Math.min(0.86, L + 0.22), C * 1.1, H + 0.06)];
  for (let i = 0; i < FIBRES; i++) {
    const angle = ((i + 0.3 * Math.sin(i * 7)) / FIBRES) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const from = i % 2 ? 0.46 : 0.56;
    const to = i % 2 ? 0.8 : 0.95;
    const ray: Vec[] = [
      [x + dx * rx * from, y + dy * ry * from],
      [x + dx * rx * to, y + dy * ry * to],
    ];
    p.line(ray, 0.5, i % 2 ? light : dark, i % 2 ? 0.6 : 0.5, [1, 0.3]);
  }
}

/** The lid's own roundness and depth, its wet edge, and fine lashes above and below. */
export function drawCloserLids({ painter: p, tones: t, head, own }: FaceContext, eye: Eye, side: Side): void {
  const { upper, lower, middle, width, tall } = eye;
  const depth = own.singleFold ? 0.16 : 0.3 + 0.16 * (head.character.faceShape?.lidFold ?? 0);
  const top = itemAt(upper, 4)[1];
  p.soft(middle[0], top - 3.4, width * 0.5, 3.2, t.deep, depth * 0.7);
  p.soft(middle[0] + side * width * 0.08, top - 1.4, width * 0.36, 1.5, t.glow, 0.4);
  p.soft(middle[0] - side * width * 0.52, middle[1] - tall * 0.5, 4.4, 5, t.deep, 0.2);
  p.line(
    lower.slice(2, 7).map(([x, y]): Vec => [x, y + 0.2]),
    0.7,
    mix(t.glow, '#ffffff', 0.4),
    0.6,
    [0.1, 1, 0.1],
  );
  for (const [i, long] of UPPER_LASHES) {
    const [x, y] = itemAt(upper, i);
    const out = side * long * (0.2 + 0.12 * (i - 3));
    p.line(
      [
        [x, y],
        [x + out * 0.7, y - long * 0.6],
        [x + out * 1.3, y - long * 1.1],
      ],
      0.7,
      head.lashColor,
      0.8,
      [1, 0.7, 0.1],
    );
  }
  for (const [i, long] of LOWER_LASHES) {
    const [x, y] = itemAt(lower, i);
    p.line(
      [
        [x, y + 0.2],
        [x + side * long * 0.3, y + long],
      ],
      0.5,
      head.lashColor,
      0.55,
      [1, 0.1],
    );
  }
}
