import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { GOLD, INK, MANE, SHADOW } from './colours';
import { catFromBehind } from './mirror';
import { catShape } from './shapes';

const FUR_SHADE = '#b9812f';

/** The costume from behind, as it sits: its back, both haunches, and its tail, whose tip lies over the cat's. */
function seatedBack(e: Easel) {
  fill(e, ellipse(1500, 1098, 330, 26, 0, 90), INK, 0.16);
  fill(e, stroke('1600,1060 1740,1112 1850,1100 1900,1040', 24, 24, 22, 18), GOLD);
  fill(e, blob('1896,1060! 1858,990 1886,930 1936,900! 1956,960 1944,1020', 6), MANE);
  fill(e, blob('1412,862 1386,940 1372,1020 1400,1096 1600,1096 1628,1020 1614,940 1588,862 1500,840', 8), GOLD);
  for (const side of [-1, 1]) {
    const at = (x: number) => 1500 + side * x;
    fill(e, ellipse(at(150), 1020, 104, 84, side * 0.25), GOLD);
    fill(e, stroke(`${at(70)},1010 ${at(110)},944 ${at(190)},946 ${at(244)},1010`, 3, 7, 7, 3), FUR_SHADE);
    fill(e, ellipse(at(216), 1082, 66, 26), GOLD);
    for (const u of [200, 226]) fill(e, stroke(`${at(u)},1078 ${at(u + 8)},1100`, 4, 5), FUR_SHADE);
  }
  fill(e, stroke('1500,880 1494,970 1500,1060', 3, 6, 3), FUR_SHADE);
}

/** The street before a sunny step, with the sun behind those who sit there. */
export const sunnyStep = flatStage({
  ground: '#f8d674',
  back(e) {
    fill(e, rectangle(-80, -40, 2560, 200), '#f3b64f');
    fill(e, rectangle(-80, 150, 2560, 20), '#fff0c0');
    for (const x of [820, 1400, 1980]) fill(e, stroke(`${x},168 ${x},480`, 4, 4), '#e9bd55');
    for (const x of [960, 1560, 2140]) fill(e, stroke(`${x},480 ${x},1040`, 4, 4), '#e9bd55');
    fill(e, stroke('-80,480 2480,480', 4, 4), '#e9bd55');
    catShape(e, { x: 1420, y: 1040, k: 1.1, mane: 0.75, squash: 1.15, lean: 0.36, side: 1 }, SHADOW, 0.7);
    catShape(e, { x: 2090, y: 1040, k: 0.76, mane: 0, squash: 1.25, lean: 0.36, side: -1 }, SHADOW, 0.7);
  },
  over: {
    depth: 2000,
    paint(e) {
      fill(e, blob('-80,1030! 2480,1030! 2480,1300! -80,1300!', 2), '#e7d7c2');
      fill(e, rectangle(-80, 1030, 2560, 18), '#fff6e6');
      seatedBack(e);
      catFromBehind(e, 2150, 1100, 0.72, '#8f929c', '#666975', -1);
    },
  },
});
