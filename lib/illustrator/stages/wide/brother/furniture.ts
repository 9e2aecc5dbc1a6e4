import { ellipse, rectangle, shade } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { YELLOW } from './colours';

type CotPlace = {
  readonly x: number;
  /** Where its feet stand. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Between the bars before the baby. */
  readonly gaps?: number;
};

const WOOD = '#fffaf0';

/** Behind the baby: the far side, the sheet and the mattress. */
export function cotBack(e: Easel, { x, y, width, height }: CotPlace, wood = WOOD, sheet = '#f4edff') {
  const far = shade(wood, 0.09);
  const [top, bed] = [y - height, y - height * 0.34];
  for (let u = x + 26; u < x + width - 10; u += 52) fill(e, rectangle(u, top + 10, 16, bed - top), far);
  fill(e, rectangle(x, top - 6, width, 26), far);
  fill(e, rectangle(x + 6, bed - 34, width - 12, 70), sheet);
  fill(
    e,
    blob(
      `${x + 6},${bed - 30}! ${x + width * 0.3},${bed - 46} ${x + width * 0.7},${bed - 40} ${x + width - 6},${bed - 30}! ${x + width - 6},${bed}! ${x + 6},${bed}!`,
      6,
    ),
    sheet,
  );
}

/** Before the baby: bars, rail and legs. */
export function cotFront(e: Easel, { x, y, width, height, gaps }: CotPlace, wood = WOOD, bar = 20) {
  const [top, low] = [y - height * 0.86, y - height * 0.2];
  const count = gaps ?? Math.max(3, Math.round(width / (bar * 4.4)));
  for (let i = 1; i < count; i += 1)
    e.p.form(rectangle(x + (width / count) * i - bar / 2, top, bar, low - top), wood, { depth: 4 });
  e.p.form(rectangle(x - 8, low - bar * 0.4, width + 16, bar * 1.9), wood, { depth: 6 });
  e.p.form(rectangle(x - 8, top - bar, width + 16, bar * 1.7), wood, { depth: 6 });
  for (const u of [x - 14, x + width - 14]) {
    e.p.form(rectangle(u, y - height - bar, 28, height + bar), wood, { depth: 6 });
    e.p.form(ellipse(u + 14, y - height - bar * 1.4, 24), YELLOW[1], { depth: 6 });
  }
}

/** A lamp in the shape of the moon, and its light. */
export function moonLamp(e: Easel, x: number, y: number, r: number) {
  disc(e, x, y, r * 5.4, r * 5.4, '#ffe9a6', 0.22, 0.2);
  disc(e, x, y, r * 3, r * 3, '#fff0bd', 0.4, 0.3);
  e.p.form(ellipse(x, y, r), '#fff3c4', { depth: r * 0.2, shadow: 0.05 });
  for (const [u, v, k] of [
    [-0.3, -0.2, 0.2],
    [0.3, 0.25, 0.26],
    [0.2, -0.4, 0.13],
  ] as const)
    fill(e, ellipse(x + u * r, y + v * r, k * r), '#f3dd98', 0.8);
}

/** A round rug seen from the side. */
export function rug(e: Easel, x: number, y: number, rx: number, ry: number, colours: readonly string[]) {
  colours.forEach((colour, i) => {
    const k = 1 - i / (colours.length + 0.6);
    fill(e, ellipse(x, y, rx * k, ry * k, 0, 60), colour);
  });
}

/** The floor of a room, from a height down. */
export const floorOf = (e: Easel, y: number, colour: string) => fill(e, rectangle(-90, y, 2580, 1400 - y), colour);
