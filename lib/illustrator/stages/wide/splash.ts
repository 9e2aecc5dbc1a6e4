import { ellipse, type Knot, mix, taper } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../kit/easel';
import { ripples } from '../kit/water';

/** Tongues of water of a splash: where each leaves the water, how far it leans and how high it jumps. */
const TONGUES = [
  [-134, -70, 58],
  [-112, -52, 104],
  [-86, -30, 68],
  [90, 32, 76],
  [114, 54, 112],
  [136, 76, 54],
] as const;
const DROPS = [
  [-214, -96, 9],
  [-170, -150, 7],
  [-136, -128, 5],
  [-196, -44, 6],
  [-118, -176, 5],
  [168, -160, 8],
  [214, -112, 7],
  [190, -186, 5],
  [232, -58, 9],
  [142, -134, 5],
] as const;

/** Rings, tongues of water and drops around something that has just fallen in; none of it covers a face. */
export function splash(e: Easel, x: number, y: number, light: string) {
  for (const [half, alpha] of [
    [118, 0.9],
    [176, 0.55],
    [236, 0.3],
  ] as const)
    ripples(e, x, y, half, light, alpha);
  const foam = mix(light, '#ffffff', 0.5);
  for (const [dx, lean, height] of TONGUES) {
    // Round at its tip, where a drop comes off.
    const spine: readonly Knot[] = [
      [x + dx, y + 10],
      [x + dx + lean * 0.22, y - height * 0.5],
      [x + dx + lean * 0.62, y - height * 0.9],
      [x + dx + lean, y - height],
    ];
    fill(e, taper(spine, [26, 13, 8, 9]), mix(light, '#6fa8dc', 0.5), 0.8);
    fill(e, taper(spine, [13, 6, 3.4, 4.6]), foam, 0.75);
    fill(e, ellipse(x + dx + lean * 1.16, y - height * 1.06, 5.5, 6.5), foam, 0.9);
  }
  const r = e.random('foam');
  for (let i = 0; i < 46; i++) {
    const angle = Math.PI * (0.02 + 0.96 * (i / 45));
    const reach = 118 + r.bell() * 18;
    const size = 5 + r() * 8;
    fill(
      e,
      ellipse(x + Math.cos(angle) * reach, y + 2 + Math.sin(angle) * 26, size, size * 0.6),
      foam,
      0.55 + r() * 0.35,
    );
  }
  for (const [dx, dy, size] of DROPS) {
    fill(e, ellipse(x + dx, y + dy, size, size * 1.25), mix(light, '#8fc0ec', 0.4), 0.9);
    fill(e, ellipse(x + dx - size * 0.25, y + dy - size * 0.3, size * 0.36), '#ffffff', 0.95);
  }
}

/** Little waves that roll up beside a stone, each with the drops that it throws; `half` is half the width of the stone. */
export function curls(e: Easel, x: number, y: number, half: number, light: string) {
  const foam = mix(light, '#ffffff', 0.4);
  for (const [side, away, size] of [
    [-1, 1.02, 1],
    [-1, 1.5, 0.66],
    [1, 1.06, 0.86],
    [1, 1.52, 1.04],
  ] as const) {
    const turn = ([u, v]: readonly [number, number]): Knot => [x + side * (half * away + u * size), y + v * size];
    const spine = (
      [
        [26, 6],
        [8, 0],
        [-6, -16],
        [2, -32],
        [18, -32],
        [20, -20],
        [10, -17],
      ] as const
    ).map(turn);
    const width = [2, 5, 6, 5, 4, 3, 1.6].map((w) => w * size);
    fill(e, taper(spine, width), foam, 0.62);
    for (const [u, v, drop] of [
      [30, -46, 4.4],
      [8, -56, 3.2],
      [44, -26, 3],
    ] as const)
      fill(e, ellipse(...(turn([u, v]).slice(0, 2) as [number, number]), drop * size, drop * size * 1.2), foam, 0.8);
  }
}
