import { ellipse } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { NIGHT } from './colours';
import { ribbon } from './crayon';
import { cotBack, cotFront, rug } from './furniture';
import { rings } from './house';

const COT = { x: 1440, y: 780, width: 380, height: 350 } as const;

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
    disc(e, 1600, 640, 960, 760, '#ffd36a', 0.85, 0.3);
    rug(e, 1590, 820, 850, 280, ['#f0a64c', '#ffd98a', '#f0a64c', '#ffe9b8']);
    round(e);
    fill(e, ellipse(1630, 790, 240, 40), '#7a4a2c', 0.35);
    rings(e, 1630, 530, [190, 270, 350], '#e2503f', 0.5);
    cotBack(e, COT);
  },
  over: {
    depth: 770,
    paint(e) {
      cotFront(e, { ...COT, height: 250 }, undefined, 13);
      e.p.form(blob('1424,566! 1520,558! 1530,700 1510,730 1480,690 1450,740 1424,700!', 6), '#62a843', { depth: 8 });
    },
  },
  front: (e) => ribbon(e, 62),
});
