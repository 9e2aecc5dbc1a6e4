import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { dim, inAir, yawnStage } from './land';
import { teddyBear } from './parts';

const STEP = 11;
const PILLOW = blob(
  '120,420 300,310 700,330 1200,300 1700,330 2100,310 2280,420 2300,700 2260,1290! 140,1290! 100,700',
  9,
);

/** The pillow, in the one warm circle of light. */
function pillow(e: Easel) {
  fill(e, PILLOW, inAir('#c9cff0', STEP, 0.36));
  clipTo(e, PILLOW, () => {
    fill(e, ellipse(1200, 700, 1010, 620, 0, 90), inAir('#ffd79c', STEP, 0.22));
  });
}

function quilt(e: Easel) {
  fill(
    e,
    blob('-90,1000! 300,930 700,950 1200,920 1700,950 2100,930 2490,1000! 2490,1290! -90,1290!', 8),
    dim(STEP, -0.09),
  );
  fill(
    e,
    blob(
      '-90,1000! 300,930 700,950 1200,920 1700,950 2100,930 2490,1000! 2490,1030! 2100,966 1700,986 1200,958 700,986 300,966 -90,1030!',
      8,
    ),
    inAir('#c9cff0', STEP, 0.5),
  );
}

/** The bed with which the strip began, very near. */
export const nearPillow = yawnStage(STEP, {
  back(e) {
    fill(e, rectangle(-90, 250, 2580, 1040), dim(STEP, 0.05));
    pillow(e);
    teddyBear(e, 2170, 1060, 2.1, { open: true, coat: inAir('#c08a52', STEP, 0.28) });
  },
  over: { depth: 3000, paint: quilt },
});
