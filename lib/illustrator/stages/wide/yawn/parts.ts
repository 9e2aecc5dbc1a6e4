import { ellipse, mix, shade } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';

export const INK = '#2a1528';

/** A shut eye: a bow that hangs, `size` half its width. */
export function shutEye(e: Easel, x: number, y: number, size: number, colour = INK) {
  const [s, d] = [size, size * 0.55];
  const bow = `${x - s},${y} ${x - s * 0.55},${y + d * 0.75} ${x},${y + d} ${x + s * 0.55},${y + d * 0.75} ${x + s},${y}`;
  fill(e, stroke(bow, s * 0.1, s * 0.17, s * 0.1), colour);
}

/** A mouth that yawns, with its tongue. */
export function gape(e: Easel, x: number, y: number, rx: number, ry: number, inside: string, tongue: string) {
  const mouth = ellipse(x, y, rx, ry, 0, 60);
  fill(e, mouth, inside);
  e.p.clip(mouth, () => fill(e, ellipse(x, y + ry * 0.95, rx * 0.78, ry * 0.6), tongue));
}

/** What the bear that the child holds has, too. */
const [BOW, PATCH] = ['#c8403c', '#5a86c0'];

/** The child's teddy bear, who sits; `open`: he yawns too. */
export function teddyBear(
  e: Easel,
  x: number,
  y: number,
  k: number,
  { open, coat }: { readonly open: boolean; readonly coat: string },
) {
  const [dark, light] = [shade(coat, 0.08), mix(coat, '#fff0d8', 0.4)];
  e.p.in(x, y, 0, k, k, () => {
    for (const side of [-1, 1]) {
      fill(e, ellipse(side * 36, -148, 20), coat);
      fill(e, ellipse(side * 36, -148, 11), light);
      fill(e, stroke(`${side * 30},-76 ${side * 54},-56 ${side * 62},-30`, 16, 15), dark);
    }
    fill(e, blob('-34,-90 -48,-44 -40,-4 0,2 40,-4 48,-44 34,-90', 8), coat);
    fill(e, ellipse(0, -40, 27, 30), light);
    for (const side of [-1, 1]) {
      fill(e, ellipse(side * 40, -12, 23, 20), coat);
      fill(e, ellipse(side * 42, -11, 12, 11), light);
    }
    for (const side of [-1, 1]) fill(e, blob(`0,-66! ${side * 32},-82! ${side * 30},-50!`, 3), BOW);
    fill(e, ellipse(0, -66, 8), shade(BOW, 0.1));
    fill(e, blob('12,-44! 30,-46! 32,-28! 14,-26!', 2), PATCH);
    fill(e, ellipse(0, -112, 52, 46), coat);
    fill(e, ellipse(0, -96, 24, 20), light);
    for (const side of [-1, 1])
      if (open) shutEye(e, side * 23, -122, 9);
      else fill(e, ellipse(side * 22, -120, 6, 7), INK);
    fill(e, ellipse(0, -106, 8, 6), INK);
    if (open) gape(e, 0, -87, 11, 12, '#7a2c34', '#f08a84');
    else fill(e, stroke('-9,-92 0,-86 9,-92', 2, 3, 2), INK);
  });
}
