import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { CARNIVAL, SHADOW } from './colours';
import { catShape } from './shapes';

function bunting(e: Easel) {
  fill(e, stroke('-80,60 300,120 700,120 1100,60 1500,130 1900,130 2480,40', 4, 4), '#8a6a7a');
  for (let i = 0; i < 20; i++) {
    const x = 40 + i * 124;
    if (Math.abs(x - 1190) < 60) continue;
    const y = 92 + 28 * Math.sin((x / 2400) * Math.PI * 5.4 - 1);
    fill(e, blob(`${x - 40},${y - 10}! ${x + 40},${y - 10}! ${x},${y + 66}!`, 2), CARNIVAL[(i * 3) % 8] ?? '#e2483d');
  }
}

/** The mat of the kindergarten, with a smaller shadow on it. */
export const costumeRing = flatStage({
  ground: '#cfe6ee',
  back(e) {
    fill(e, rectangle(-80, 640, 2560, 660), '#e6d3ac');
    fill(e, rectangle(-80, 632, 2560, 16), '#fffaf0');
    bunting(e);
    fill(e, ellipse(1300, 1010, 1080, 300, 0, 90), '#6cbfb4');
    fill(e, ellipse(1300, 1010, 1000, 266, 0, 90), '#7ccfc2');
    catShape(e, { x: 900, y: 1070, k: 0.66, mane: 0.4, squash: 0.66, lean: -0.35, side: 1 }, SHADOW, 0.6);
  },
});
