import { ellipse, type Polygon, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { disc, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { LILAC, YELLOW } from './colours';
import { ribbon } from './crayon';
import { dayWall, floorOf } from './furniture';

/** The edge of a shadow on a wall is not sharp. */
const soft = (e: Easel, shape: Polygon, colour: string) => e.p.fill(shape, colour, { blur: 9 });

/** The shadow of a grandfather, which has a mane and a tail. */
function shadow(e: Easel) {
  const [x, y] = [1640, 590];
  const points = Array.from({ length: 36 }, (_, i) => {
    const [a, r] = [(i / 36) * Math.PI * 2, i % 2 ? 262 : 336];
    return `${(x + Math.cos(a) * r).toFixed(0)},${(y + Math.sin(a) * r).toFixed(0)}!`;
  }).join(' ');
  soft(e, blob('1660,640 1900,600 2160,640 2300,720 2400,900! 1500,900!', 8), LILAC[3]);
  soft(e, blob(points, 4), LILAC[3]);
  for (const u of [-118, 118]) soft(e, ellipse(x + u, y - 238, 76, 80), LILAC[3]);
  soft(e, stroke('2240,800 2370,700 2350,520 2270,440', 26, 24, 20, 18), LILAC[3]);
  soft(e, blob('2270,460 2200,410 2190,320 2250,260 2310,320 2320,410', 7), LILAC[3]);
}

/** The rug of the playroom from its own height. */
export const roarRug = flatStage({
  ground: LILAC[1],
  back(e) {
    dayWall(e, 700, 620, 2100);
    disc(e, 700, 760, 1300, 900, YELLOW[0], 0.85, 0.1);
    shadow(e);
    floorOf(e, 880, LILAC[3]);
    fill(e, rectangle(-90, 872, 2580, 10), LILAC[0], 0.8);
    fill(e, ellipse(1200, 1010, 1300, 110, 0, 90), YELLOW[2]);
    fill(e, ellipse(1200, 1014, 1180, 84, 0, 90), YELLOW[1]);
  },
  front: (e) => ribbon(e, 0, { circle: 2 }),
});
