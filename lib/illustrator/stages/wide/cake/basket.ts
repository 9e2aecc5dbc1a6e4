import { rectangle, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';

const STRAW = '#c98d4c';

/** The woven side of a basket from the left end of its rim. */
export function basket(e: Easel, x: number, y: number, width: number, height: number) {
  const [r, cell] = [x + width, Math.max(46, width / 12)];
  const side = blob(`${x},${y}! ${r},${y}! ${r - width * 0.08},${y + height} ${x + width * 0.08},${y + height}`, 3);
  fill(e, side, STRAW);
  clipTo(e, side, () => {
    for (let row = 0; row * cell * 0.5 < height + cell; row++)
      for (let i = -1; i * cell < width + cell; i++) {
        const [u, v] = [x + i * cell + (row % 2) * cell * 0.5, y + row * cell * 0.5];
        fill(
          e,
          blob(
            `${u},${v + 4} ${u + cell * 0.5},${v} ${u + cell - 6},${v + 4} ${u + cell - 6},${v + cell * 0.42} ${u + cell * 0.5},${v + cell * 0.47} ${u},${v + cell * 0.42}`,
            4,
          ),
          row % 2 ? tint(STRAW, 0.05) : shade(STRAW, 0.05),
        );
      }
    fill(e, rectangle(r - width * 0.3, y, width * 0.4, height), shade(STRAW, 0.2), 0.25);
  });
  const rim = Math.max(14, cell * 0.34);
  fill(e, stroke(`${x - rim},${y} ${x + width / 2},${y + rim * 0.5} ${r + rim},${y}`, rim, rim, rim), '#9a5f30');
  for (let u = x; u < r; u += rim * 1.5)
    fill(e, stroke(`${u},${y - rim * 0.6} ${u + rim * 0.7},${y + rim * 0.9}`, rim * 0.16, rim * 0.16), '#6f4020', 0.7);
}
