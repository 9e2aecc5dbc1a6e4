import { itemAt } from '@/lib/platform/item-at';
import { lch, mix, toLch, type Vec } from '../../../paint';
import type { FaceContext, Side } from '../face-context';
import type { Eye, Iris } from '../features/eye-lines';

const FIBRES = 22;
/** Fine short lashes: place along the lid, and length in head units. */
const LASHES = [
  [4, 0.9],
  [5, 1.1],
  [6, 1.3],
  [7, 1.3],
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

/** The lid's own roundness and depth, its wet edge, and fine lashes. */
export function drawCloserLids({ painter: p, tones: t, head, own }: FaceContext, eye: Eye, side: Side): void {
  const { upper, lower, middle, width, tall } = eye;
  const depth = own.singleFold ? 0.1 : 0.16 + 0.1 * (head.character.faceShape?.lidFold ?? 0);
  const top = itemAt(upper, 4)[1];
  p.soft(middle[0], top - 3.4, width * 0.5, 3.2, t.deep, depth * 0.7);
  p.soft(middle[0] + side * width * 0.08, top - 1.4, width * 0.36, 1.5, t.glow, 0.4);
  p.soft(middle[0] - side * width * 0.52, middle[1] - tall * 0.5, 4.4, 5, t.deep, 0.12);
  p.line(
    lower.slice(2, 7).map(([x, y]): Vec => [x, y + 0.2]),
    0.7,
    mix(t.glow, '#ffffff', 0.4),
    0.6,
    [0.1, 1, 0.1],
  );
  for (const [i, long] of LASHES) {
    const [x, y] = itemAt(upper, i);
    const out = side * long * (0.2 + 0.12 * (i - 3));
    p.line(
      [
        [x, y],
        [x + out * 0.7, y - long * 0.6],
        [x + out * 1.3, y - long * 1.1],
      ],
      0.6,
      mix(head.lashColor, t.line, 0.3),
      0.6,
      [1, 0.7, 0.1],
    );
  }
}
