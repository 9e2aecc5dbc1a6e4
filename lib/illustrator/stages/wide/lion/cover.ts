import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { SHADOW } from './colours';
import { catShape, locks } from './shapes';

const WALL = '#f4c45e';
const X = 1800;

const JAWS = blob('1400,420 1500,322 1800,296 2100,322 2200,420 2214,600 2120,760 1800,810 1480,760 1386,600', 9);

/** The shadow with open jaws, in which there is room for a title. */
function shadow(e: Easel) {
  fill(
    e,
    [locks(X, 470, 640, 800, 25), blob('1180,900! 1300,700 2300,700 2420,900! 2480,1300! 1120,1300!', 6)],
    SHADOW,
  );
  for (const s of [-1, 1]) {
    fill(e, ellipse(X + s * 300, 116, 92, 36, s * -0.36), WALL);
    fill(e, ellipse(X + s * 288, 122, 26, 26), SHADOW);
  }
  fill(e, blob(`${X - 110},170 ${X},150 ${X + 110},170 ${X + 50},236 ${X},252 ${X - 50},236`, 6), WALL);
  fill(e, JAWS, WALL);
  clipTo(e, JAWS, () => {
    for (const s of [-1, 1]) {
      fill(e, blob(`${X + s * 330},280! ${X + s * 290},440! ${X + s * 236},290!`, 3), SHADOW);
      fill(e, blob(`${X + s * 300},840! ${X + s * 282},690! ${X + s * 216},840!`, 3), SHADOW);
    }
  });
}

/** A wall with a shadow; on the back of the book somebody much smaller has one too. */
export const lionCover = flatStage({
  ground: WALL,
  back(e) {
    shadow(e);
    fill(e, rectangle(-80, 1110, 2560, 200), '#d99a3c');
    fill(e, stroke('-80,1110 2480,1110', 6, 6), '#f9dc94');
    catShape(e, { x: 480, y: 1110, k: 0.82, mane: 1, side: -1 }, SHADOW);
  },
});
