import { ellipse, mix, smooth } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../kit/easel';
import { ripples } from '../kit/water';

/** Sheets of water of a splash: where each leaves the water, how far it leans and how high it jumps. */
const SHEETS = [
  [-128, -74, 70],
  [-104, -44, 116],
  [-76, -34, 74],
  [80, 30, 84],
  [106, 52, 128],
  [132, 82, 62],
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

/** Rings, torn sheets of water and drops around something that has just fallen in; none of it covers a face. */
export function splash(e: Easel, x: number, y: number, light: string) {
  for (const [half, alpha] of [
    [118, 0.9],
    [176, 0.55],
    [236, 0.3],
  ] as const)
    ripples(e, x, y, half, light, alpha);
  const foam = mix(light, '#ffffff', 0.5);
  for (const [dx, lean, height] of SHEETS) {
    const sheet = smooth(
      [
        [x + dx - 26, y + 8, 1],
        [x + dx - 12 + lean * 0.3, y - height * 0.5],
        [x + dx + lean, y - height, 1],
        [x + dx + 12 + lean * 0.42, y - height * 0.42],
        [x + dx + 26, y + 8, 1],
        [x + dx, y + 14],
      ],
      true,
      8,
    );
    fill(e, sheet, mix(light, '#5f9ad0', 0.45), 0.62);
    e.p.line(
      [
        [x + dx - 10, y],
        [x + dx + lean * 0.4, y - height * 0.5],
        [x + dx + lean * 0.94, y - height * 0.94],
      ],
      7,
      foam,
      0.8,
      [0.9, 0.6, 0.2],
    );
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
