import { createCanvas } from '@napi-rs/canvas';
import { freeCanvas, rectangle, smooth, taper } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from './flat';

/** Height of the edge of the water, and where its reflections end. */
const EDGE = 690;
const SLICE = 14;

/** What stands at the water once more in it, upside down, in slices that waves move aside. */
function reflect(e: Easel) {
  const { canvas } = e.p;
  const { width, height } = canvas;
  const copy = createCanvas(width, height);
  copy.getContext('2d').drawImage(canvas, 0, 0);
  const k = e.p.scale();
  const { f: top } = e.c.getTransform();
  e.c.save();
  e.c.setTransform(1, 0, 0, 1, 0, 0);
  for (let y = EDGE + SLICE; y < 1240; y += SLICE) {
    const [from, to] = [top + (2 * EDGE - y) * k, top + y * k];
    if (from < 0) break;
    const shift = Math.sin(y * 0.045) * (y - EDGE) * 0.03 * k;
    e.c.globalAlpha = 0.62;
    e.c.drawImage(copy, 0, from, width, SLICE * k + 1, shift, to - SLICE * k, width, SLICE * k + 1);
  }
  e.c.restore();
  freeCanvas(copy);
}

/** A pond: whoever stands at its edge is seen in it once more. */
export const pondWide = flatStage({
  ground: '#2fa58e',
  back(e) {
    fill(e, rectangle(-80, -80, 2560, EDGE + 80), '#a5dfc0');
  },
  over: {
    depth: 2500,
    paint(e) {
      reflect(e);
      for (const [x, y, w] of [
        [1500, 900, 200],
        [2050, 1010, 240],
        [900, 1050, 200],
        [1300, 1120, 160],
        [420, 860, 190],
      ] as const)
        fill(
          e,
          taper(
            smooth(
              [
                [x - w, y],
                [x - w / 2, y - 16],
                [x, y],
                [x + w / 2, y + 14],
                [x + w, y],
              ],
              false,
              8,
            ),
            [3, 8, 8, 3],
          ),
          '#d3f3e2',
          0.75,
        );
    },
  },
});
