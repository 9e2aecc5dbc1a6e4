import { ellipse } from '@/lib/illustrator/paint';
import { stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { NIGHT } from './colours';
import { ribbon } from './crayon';
import { cotBack, cotFront, rug } from './furniture';

const COT = { x: 1520, y: 870, width: 500, height: 450, gaps: 4 } as const;

/** Lines of those who go round and round. */
function round(e: Easel) {
  for (const [r, from, to] of [
    [1, 0.3, 1.4],
    [1.04, 2, 2.9],
    [0.97, 3.6, 4.5],
    [1.02, 5, 5.9],
  ] as const) {
    const points = Array.from({ length: 12 }, (_, i) => {
      const a = from + ((to - from) * i) / 11;
      return `${(1740 + Math.cos(a) * 640 * r).toFixed(0)},${(880 + Math.sin(a) * 220 * r).toFixed(0)}`;
    }).join(' ');
    fill(e, stroke(points, 2, 7, 9), '#ffe9a6', 0.7);
  }
}

/** A cot in a ring of lamp light, from above. */
export const roarCarousel = flatStage({
  ground: NIGHT[2],
  back(e) {
    disc(e, 1770, 800, 720, 420, '#ffd36a', 0.7, 0.3);
    rug(e, 1740, 890, 690, 240, ['#f0a64c', '#ffd98a', '#f0a64c', '#ffe9b8']);
    round(e);
    fill(e, ellipse(1770, 878, 310, 40), '#7a4a2c', 0.35);
    cotBack(e, COT);
  },
  over: {
    depth: 770,
    paint(e) {
      cotFront(e, { ...COT, height: 280 }, undefined, 15);
    },
  },
  front: (e) => ribbon(e, 62),
});
