import { rectangle, star } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { matatu, roofLoad } from '../../../props/chant/matatu';
import { clipTo, type Easel, fill, wash } from '../../kit/easel';
import { flatStage } from '../flat';
import { DEEP_EARTH, EARTH, HOT_SKY } from './colours';
import { rope } from './rope';

const [K, GROUND, FRONT] = [2.2, 1050, 1640];
/** A stretch between two windows that is repeated, in units of the bus. */
const [FROM, TO] = [-122, 86];

/** The part of the bus that is `n` stretches behind its front. */
function part(e: Easel, n: number) {
  const x = FRONT - n * (TO - FROM) * K;
  const right = n ? x + TO * K : 2600;
  clipTo(e, rectangle(x + FROM * K, -200, right - x - FROM * K + 2, 1500), () =>
    e.p.in(x, GROUND, 0, K, K, () => matatu(e.p)),
  );
}

/** A bus so long that only a part of it fits on two pages. */
export const longBus = flatStage({
  ground: HOT_SKY,
  back(e) {
    fill(e, rectangle(-80, 380, 2560, 300), '#f2c27c');
    fill(e, rectangle(-80, 880, 2560, 500), EARTH);
    wash(e, 'earth', [-40, 900, 2440, 1190], [DEEP_EARTH, '#b45630'], { count: 40, alpha: 0.25, long: 300, tall: 20 });
    e.p.in(960, 392, 0, 1.2, 1.2, () => roofLoad(e.p));
    rope(
      e,
      [
        [600, 388],
        [690, 300],
        [860, 262],
        [1060, 268],
        [1230, 300],
        [1402, 352],
      ],
      { r: 7 },
    );
    fill(e, blob('-80,1036! 1200,1028 2480,1040! 2480,1100! 1200,1092 -80,1096!', 4), '#6a2616', 0.7);
    for (const n of [0, 1, 2, 3, 4]) part(e, n);
    for (const x of [150, 1090]) fill(e, star(x, 832, 54, 0.44), '#f7c238');
  },
});
