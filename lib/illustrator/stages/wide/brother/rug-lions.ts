import { ellipse } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { LILAC, YELLOW } from './colours';
import { ribbon } from './crayon';
import { floorOf } from './furniture';

/** The shadow of a grandfather, which has a mane. */
function shadow(e: Easel) {
  const [x, y] = [1640, 430];
  const points = Array.from({ length: 26 }, (_, i) => {
    const [a, r] = [(i / 26) * Math.PI * 2, i % 2 ? 232 : 300];
    return `${(x + Math.cos(a) * r).toFixed(0)},${(y + Math.sin(a) * r).toFixed(0)}`;
  }).join(' ');
  fill(e, blob(points, 4), LILAC[3]);
  for (const u of [-150, 150]) fill(e, ellipse(x + u, y - 250, 74, 74), LILAC[3]);
  fill(e, blob('1650,600 1900,520 2200,560 2500,600! 2500,900! 1500,900!', 8), LILAC[3]);
  fill(e, blob('2180,580 2280,380 2240,240 2330,190 2380,260 2350,420 2300,600', 8), LILAC[3]);
}

/** The rug of the playroom from its own height. */
export const roarRug = flatStage({
  ground: LILAC[1],
  back(e) {
    disc(e, 700, 760, 1300, 900, YELLOW[0], 0.9, 0.3);
    shadow(e);
    floorOf(e, 880, LILAC[3]);
    fill(e, ellipse(1200, 1010, 1300, 110), YELLOW[2]);
    fill(e, ellipse(1200, 1014, 1180, 84), YELLOW[1]);
  },
  front: (e) => ribbon(e, 0, { circle: 2 }),
});
