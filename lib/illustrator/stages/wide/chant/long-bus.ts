import { rectangle, star } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { matatu, roofLoad } from '../../../props/chant/matatu';
import { clipTo, type Easel, fill, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { DEEP_EARTH, EARTH, HOT_SKY } from './colours';
import { acacia } from './land';

/** Of the bus: its size, where its wheels stand, and where its parts begin and have their middle. */
const [K, GROUND] = [2.5, 1050];
const PARTS = [
  [1700, 1135, 2600],
  [920, 355, 1135],
  [140, -200, 355],
] as const;

function part(e: Easel, [x, from, to]: (typeof PARTS)[number]) {
  clipTo(e, rectangle(from, -200, to - from, 1500), () => e.p.in(x, GROUND, 0, K, K, () => matatu(e.p)));
}

/** A bus so long that only a part of it fits on two pages. */
export const longBus = flatStage({
  ground: HOT_SKY,
  back(e) {
    acacia(e, 200, 420, 0.8);
    fill(e, rectangle(-80, 380, 2560, 300), '#f2c27c');
    fill(e, rectangle(-80, 880, 2560, 500), EARTH);
    wash(e, 'earth', [-40, 900, 2440, 1190], [DEEP_EARTH, '#cc6a40'], { count: 40, alpha: 0.25, long: 300, tall: 20 });
    e.p.in(1020, 304, 0, 1.25, 1.25, () => roofLoad(e.p));
    fill(e, blob('-80,1036! 1200,1028 2480,1040! 2480,1100! 1200,1092 -80,1096!', 4), '#6a2616', 0.7);
    for (const one of PARTS) part(e, one);
    for (const [x, r] of [[160, 62], [1060, 50]] as const) fill(e, star(x, 808, r, 0.44), '#f7c238');
  },
});
