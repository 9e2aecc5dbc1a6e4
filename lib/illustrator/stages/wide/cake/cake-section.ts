import { ellipse, rectangle, seededRandom, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { LAYERS } from './colours';

type Cut = { readonly x: number; readonly y: number; readonly width: number; readonly layer: number };

/** A layer with crumbs and, over it, cream. */
function band(e: Easel, { x, width }: Cut, y: number, height: number, colour: string, i: number) {
  const random = seededRandom(`layer${i}`);
  fill(e, blob(`${x},${y}! ${x + width},${y}! ${x + width},${y + height}! ${x},${y + height}!`, 1), colour);
  for (let n = 0; n < width / 34; n++) {
    const [u, v] = [x + 14 + random() * (width - 28), y + height * (0.24 + random() * 0.58)];
    fill(e, ellipse(u, v, 5 + random() * 5, 3 + random() * 3), n % 3 ? shade(colour, 0.06) : tint(colour, 0.06));
  }
}

/** A cake cut open: the countries lie on each other in the order of the journey; `y` is its foot. */
export function cakeSection(e: Easel, cut: Cut): void {
  const { x, y, width, layer } = cut;
  const top = y - LAYERS.length * layer;
  for (const [i, colour] of LAYERS.entries()) band(e, cut, y - (i + 1) * layer, layer + 1, colour, i);
  for (let i = 1; i < LAYERS.length; i++) {
    const v = y - i * layer;
    const wave = Array.from({ length: 7 }, (_, n) => `${x + (width * n) / 6},${v + (n % 2 ? 3 : -3)}`);
    fill(e, stroke(wave.join(' '), layer * 0.07, layer * 0.09), '#fffaf0');
  }
  // Snow on top, which runs down the sides.
  clipTo(e, rectangle(x - 60, top - 90, width + 120, 90 + layer * 2.4), () => {
    fill(
      e,
      blob(
        `${x - 26},${top - 6} ${x},${top - 34} ${x + width * 0.25},${top - 46} ${x + width * 0.5},${top - 36} ${x + width * 0.78},${top - 48} ${x + width},${top - 32} ${x + width + 26},${top - 4} ${x + width + 22},${top + layer * 0.9} ${x + width - 4},${top + layer * 1.15} ${x + width - 18},${top + 20} ${x + width * 0.86},${top + 16} ${x + width * 0.82},${top + layer * 0.5} ${x + width * 0.78},${top + 16} ${x + width * 0.5},${top + 14} ${x + width * 0.3},${top + 18} ${x + width * 0.26},${top + layer * 0.62} ${x + width * 0.2},${top + 16} ${x + 18},${top + 20} ${x + 6},${top + layer * 0.8} ${x - 20},${top + layer * 0.66}`,
        8,
      ),
      '#ffffff',
    );
  });
  fill(
    e,
    stroke(`${x - 4},${top + 2} ${x + width * 0.5},${top + 8} ${x + width + 4},${top + 2}`, 3, 4, 3),
    '#bfe0f0',
    0.8,
  );
}

/** A slice that lies or stands, `k` times 60 units wide, its foot in the middle at (x, y). */
export function slice(e: Easel, x: number, y: number, k: number, turn = 0): void {
  e.p.in(x, y, turn, k, k, () => {
    cakeSection(e, { x: -30, y: 0, width: 60, layer: 11 });
    fill(e, blob('30,-66! 52,-76! 52,-8! 30,0!', 1), '#3a2030', 0.22);
  });
}
