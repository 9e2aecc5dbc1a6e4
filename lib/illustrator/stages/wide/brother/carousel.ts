import { ellipse } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { NIGHT } from './colours';
import { ribbon } from './crayon';
import { cotBack, cotFront, rug } from './furniture';
import { rings } from './house';

const COT = { x: 1390, y: 770, width: 380, height: 330 } as const;

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
      return `${(1560 + Math.cos(a) * 780 * r).toFixed(0)},${(800 + Math.sin(a) * 250 * r).toFixed(0)}`;
    }).join(' ');
    fill(e, stroke(points, 2, 7, 9), '#ffe9a6', 0.7);
  }
}

/** A cot in a ring of lamp light, from above. */
export const roarCarousel = flatStage({
  ground: NIGHT[2],
  back(e) {
    disc(e, 1560, 640, 1150, 760, '#ffd36a', 0.85, 0.3);
    rug(e, 1560, 820, 860, 280, ['#f0a64c', '#ffd98a', '#f0a64c', '#ffe9b8']);
    round(e);
    fill(e, ellipse(1580, 770, 230, 40), '#7a4a2c', 0.35);
    cotBack(e, COT);
  },
  over: {
    depth: 770,
    paint(e) {
      cotFront(e, COT, undefined, 13);
      e.p.form(blob('1384,470! 1480,462! 1490,610 1470,640 1440,600 1410,650 1384,610!', 6), '#62a843', { depth: 8 });
      rings(e, 1580, 560, [150, 210], '#e2503f', 0.5);
    },
  },
  front: (e) => ribbon(e, 62),
});
