import { rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { SHADOW } from './colours';
import { catShape } from './shapes';

function window(e: Easel) {
  fill(e, rectangle(1960, 150, 330, 470), '#4c3f6e');
  fill(e, rectangle(1980, 170, 290, 430), '#f2a26a');
  fill(e, rectangle(1980, 170, 290, 200), '#e88a72');
  fill(e, rectangle(2118, 170, 14, 430), '#4c3f6e');
  fill(e, rectangle(1980, 370, 290, 14), '#4c3f6e');
}

/** A large empty room in the evening, with a long rug; the shadow on it is a kitten's. */
export const longRug = flatStage({
  ground: '#6a5a90',
  back(e) {
    fill(e, rectangle(-80, 760, 2560, 540), '#57487a');
    fill(e, rectangle(-80, 744, 2560, 22), '#8676ac');
    window(e);
    fill(e, blob('1960,770! 2290,770! 1700,1300! 900,1300!', 2), '#f2a26a', 0.3);
    fill(e, blob('-80,930! 2480,930! 2480,1140! -80,1140!', 2), '#9a4a62');
    for (let x = -40; x < 2460; x += 130) fill(e, rectangle(x, 930, 46, 210), '#b25c70');
    for (const y of [946, 1124]) fill(e, stroke(`-80,${y} 2480,${y}`, 7, 7), '#f0c070');
    fill(e, blob('1960,930! 2290,930! 1980,1140! 1560,1140!', 2), '#f2a26a', 0.24);
    catShape(e, { x: 1540, y: 1086, k: 0.72, mane: 0, squash: 0.8, lean: 0.42, side: 1 }, SHADOW, 0.86);
  },
});
