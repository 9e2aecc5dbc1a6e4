import type { NOSES } from '../../character';
import { ellipse, type Knot } from '../../paint';
import type { HeadContext } from './context';

const WIDTH: Readonly<Record<(typeof NOSES)[number], number>> = {
  button: 4.6,
  round: 5.6,
  broad: 7.2,
  small: 3.6,
  long: 4.6,
  up: 4.4,
};

export function drawNose({ painter: p, character, skin, view }: HeadContext): void {
  const { nose } = character;
  const w = WIDTH[nose];
  const { x, y } = view.project(0, nose === 'long' ? 21 : nose === 'small' ? 19.5 : 20, nose === 'long' ? 58 : 56);
  const [lx] = p.lit();
  p.soft(x - 1.2 * lx, y + 2.8, w * 1.5, 3.4, skin.deep, 0.42);
  p.soft(x, y - 0.6, w * 1.35, 4.6, skin.blush, 0.34);
  if (Math.abs(view.turn) > 0.28) {
    const g = view.turn < 0 ? -1 : 1;
    const bridge: Knot[] = [
      [x + g * w * 0.2, y - 6],
      [x + g * w * 0.8, y - 2],
      [x + g * w * 0.95, y + 0.8],
      [x + g * w * 0.3, y + 2.6],
      [x - g * w * 0.2, y + 2.2],
    ];
    p.line(bridge, 1.7, skin.line, 0.62, [0.1, 0.5, 1, 0.9, 0.2]);
    p.line(
      [
        [x - g * w * 0.9, y - 0.3],
        [x - g * w * 0.85, y + 1.3],
        [x - g * w * 0.4, y + 1.9],
      ],
      1.3,
      skin.line,
      0.5,
    );
  } else {
    const up = nose === 'up';
    const wing = y + (up ? 1.4 : 2.3);
    const tip: Knot[] = [
      [x - w, y - 0.6],
      [x - w * 0.82, y + 1.6],
      [x - w * 0.35, wing],
      [x, y + (up ? 1.8 : 2.8)],
      [x + w * 0.35, wing],
      [x + w * 0.82, y + 1.6],
      [x + w, y - 0.6],
    ];
    p.line(tip, 1.8, skin.line, 0.62, [0.15, 1, 0.75, 0.6, 0.75, 1, 0.15]);
  }
  p.fill(ellipse(x + lx * 1.6, y - 1.8, w * 0.32, 1.3), skin.highlight, { alpha: 0.85, blur: 0.4 });
}
