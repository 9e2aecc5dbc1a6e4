import { ellipse, type Painter, rectangle, seededRandom, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import { LAYERS } from './colours';

/** Where a cake is cut: its foot is `y`. */
type Cut = { readonly x: number; readonly y: number; readonly width: number; readonly layer: number };

/** A layer with its crumbs. */
function band(p: Painter, { x, width, layer }: Cut, y: number, colour: string, i: number) {
  const random = seededRandom(`layer${i}`);
  p.fill(rectangle(x, y, width, layer + 1), colour);
  const count = Math.min(26, width / 26);
  for (let n = 0; n < count; n++) {
    const [u, v] = [x + layer * 0.2 + random() * (width - layer * 0.4), y + layer * (0.26 + random() * 0.52)];
    const r = layer * (0.05 + random() * 0.06);
    p.fill(ellipse(u, v, r * 1.4, r), n % 3 ? shade(colour, 0.06) : tint(colour, 0.06));
  }
}

/** Snow on top, which runs down the front. */
function snow(p: Painter, { x, width, layer: k }: Cut, top: number) {
  const at = (u: number, v: number) => `${x + u},${top + v * k}`;
  const w = width;
  const cap = [
    at(-0.26 * k, 0),
    at(0, -0.34),
    at(w * 0.25, -0.46),
    at(w * 0.5, -0.36),
    at(w * 0.78, -0.5),
    at(w, -0.32),
    at(w + 0.26 * k, 0),
    at(w + 0.2 * k, 0.7),
    at(w - 0.04 * k, 0.84),
    at(w - 0.2 * k, 0.2),
    at(w * 0.84, 0.16),
    at(w * 0.8, 0.5),
    at(w * 0.76, 0.16),
    at(w * 0.5, 0.14),
    at(w * 0.32, 0.18),
    at(w * 0.27, 0.6),
    at(w * 0.22, 0.16),
    at(0.2 * k, 0.2),
    at(0.06 * k, 0.7),
    at(-0.2 * k, 0.56),
  ];
  p.form(blob(cap.join(' '), 8), '#ffffff', { depth: k * 0.1, shadow: 0.05 });
}

/** A cake cut open: the countries lie on each other in the order of the journey. */
export function cakeSection(p: Painter, cut: Cut): void {
  const { x, y, width, layer } = cut;
  for (const [i, colour] of LAYERS.entries()) band(p, cut, y - (i + 1) * layer, colour, i);
  for (let i = 1; i < LAYERS.length; i++) {
    const wave = Array.from(
      { length: 7 },
      (_, n) => `${x + (width * n) / 6},${y - i * layer + (n % 2 ? 0.03 : -0.03) * layer}`,
    );
    p.fill(stroke(wave.join(' '), layer * 0.07, layer * 0.09), '#fffaf0');
  }
  snow(p, cut, y - LAYERS.length * layer);
}

/** A slice `width` wide on its foot at 0, 0, whose side lies in the shade. */
export function cakeSlice(p: Painter, width: number, layer: number): void {
  const top = -LAYERS.length * layer;
  cakeSection(p, { x: -width / 2, y: 0, width, layer });
  p.fill(
    blob(
      `${width / 2},${top}! ${width * 0.8},${top - layer * 0.3}! ${width * 0.8},${-layer * 0.4}! ${width / 2},0!`,
      1,
    ),
    '#f3ead8',
  );
  p.fill(
    blob(
      `${width / 2},${top}! ${width * 0.8},${top - layer * 0.3}! ${width * 0.8},${-layer * 0.4}! ${width / 2},0!`,
      1,
    ),
    '#3a2030',
    { alpha: 0.2 },
  );
}
