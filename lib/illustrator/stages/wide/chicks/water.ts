import { createCanvas } from '@napi-rs/canvas';
import { freeCanvas, rectangle } from '@/lib/illustrator/paint';
import { stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';

/** Height of the edge of the water, and where its reflections end. */
const EDGE = 690;
const SLICE = 14;
const BEYOND = 24;

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
    // A little wider than the picture, so that no wave bares its edge.
    const [x, wide] = [shift - BEYOND * k, width + 2 * BEYOND * k];
    e.c.drawImage(copy, 0, from, width, SLICE * k + 1, x, to - SLICE * k, wide, SLICE * k + 1);
  }
  e.c.restore();
  freeCanvas(copy);
}

const WAVES = [
  '1300,900 1400,884 1500,900 1600,914 1700,900',
  '1810,1010 1930,994 2050,1010 2170,1024 2290,1010',
  '700,1050 800,1034 900,1050 1000,1064 1100,1050',
  '1140,1120 1220,1104 1300,1120 1380,1134 1460,1120',
  '230,860 325,844 420,860 515,874 610,860',
];

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
      for (const wave of WAVES) fill(e, stroke(wave, 3, 8, 8, 3), '#d3f3e2', 0.75);
    },
  },
});
