import { ellipse, rectangle, smooth } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';

const [COAT, FAR, DARK, HOOF, SOCK] = ['#8a4a26', '#6f3a1d', '#5c2f18', '#2e1c16', '#f6e3c5'];

function column(e: Easel, x: number, tone: string, width = 190) {
  const half = width / 2;
  fill(
    e,
    smooth(
      [
        [x - half * 1.5, 250, 1],
        [x + half * 1.5, 250, 1],
        [x + half, 560],
        [x + half * 1.12, 660],
        [x + half * 0.82, 780],
        [x + half * 0.82, 930, 1],
        [x - half * 0.82, 930, 1],
        [x - half * 0.82, 780],
        [x - half * 1.12, 660],
        [x - half, 560],
      ],
      true,
      8,
    ),
    tone,
  );
  fill(
    e,
    smooth(
      [
        [x - half * 0.9, 910, 1],
        [x + half * 0.9, 910, 1],
        [x + half * 1.25, 1035, 1],
        [x - half * 1.25, 1035, 1],
      ],
      true,
      4,
    ),
    HOOF,
  );
  fill(e, rectangle(x - half * 0.84, 800, half * 1.68, 90), SOCK);
  for (const u of [-0.72, -0.24, 0.24, 0.72]) fill(e, ellipse(x + u * half, 888, half * 0.27, 34), SOCK);
}

/** A horse of which only four legs fit into the picture, as thick as columns. */
export const horseLegs = flatStage({
  ground: '#f0b98a',
  back(e) {
    fill(e, ellipse(1200, 1046, 1500, 60, 0, 90), '#dc9c69');
    column(e, 850, FAR, 170);
    column(e, 1940, FAR, 170);
  },
  over: {
    depth: 900,
    paint(e) {
      column(e, 260, COAT);
      column(e, 1504, COAT);
      fill(e, blob('-100,-100! 2500,-100! 2500,400! 2160,390 1700,450 1200,480 640,450 300,480 -100,500!', 8), COAT);
      fill(e, blob('-100,-100! 120,-100! 150,200 90,500 120,760 30,900! -30,700 -100,720!', 8), DARK);
    },
  },
});
