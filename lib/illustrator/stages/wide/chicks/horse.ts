import { ellipse, smooth, taper } from '@/lib/illustrator/paint';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from './flat';

const [COAT, FAR, DARK, HOOF] = ['#8a4a26', '#6f3a1d', '#5c2f18', '#2e1c16'];

function column(e: Easel, x: number, tone: string, width = 190) {
  const half = width / 2;
  fill(e, smooth([[x - half * 1.5, 250, 1], [x + half * 1.5, 250, 1], [x + half, 520], [x + half * 1.12, 640], [x + half * 0.82, 780], [x + half * 0.82, 980, 1], [x - half * 0.82, 980, 1], [x - half * 0.82, 780], [x - half * 1.12, 640], [x - half, 520]], true, 8), tone);
  fill(e, smooth([[x - half * 0.9, 960, 1], [x + half * 0.9, 960, 1], [x + half * 1.25, 1090, 1], [x - half * 1.25, 1090, 1]], true, 4), HOOF);
  // Long hair above the hoof.
  for (const u of [-0.8, -0.3, 0.3, 0.8])
    fill(e, taper([[x + u * half, 900], [x + u * half * 1.2, 1000]], [34, 6]), '#f6e3c5');
}

/** A horse of which only four legs fit into the picture, as thick as columns. */
export const horseLegs = flatStage({
  ground: '#f0b98a',
  back(e) {
    fill(e, ellipse(1200, 1096, 1500, 60), '#dc9c69');
    column(e, 850, FAR, 170);
    column(e, 1940, FAR, 170);
  },
  over: {
    depth: 900,
    paint(e) {
      column(e, 260, COAT);
      column(e, 1480, COAT);
      fill(e, smooth([[-100, -100, 1], [2500, -100, 1], [2500, 330, 1], [2160, 300], [1700, 360], [1200, 390], [640, 360], [300, 400], [-100, 420, 1]], true, 8), COAT);
      fill(e, smooth([[-100, -100, 1], [120, -100, 1], [150, 200], [90, 500], [120, 760], [30, 900, 1], [-30, 700], [-100, 720, 1]], true, 8), DARK);
    },
  },
});
