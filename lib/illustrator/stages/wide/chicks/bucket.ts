import { ellipse } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';

const [TIN, SHADE, INSIDE, DEEP, RIM, IRON] = ['#f4f7fa', '#c9d6e0', '#5d7587', '#4b6172', '#ffffff', '#2c6d96'];

function bucket(e: Easel) {
  fill(e, ellipse(940, 1052, 640, 34, 0, 90), '#2f8cc0');
  fill(e, stroke('560,460 700,130 1120,100 1290,330', 16, 18, 16), IRON);
  fill(e, blob('470,420! 1280,270! 1280,1060! 470,950!', 2), TIN);
  fill(e, ellipse(470, 685, 70, 265), SHADE);
  fill(e, blob('470,830 900,900 1280,920 1280,1060! 470,950!', 6), SHADE);
  for (const hoop of ['640,380 702,672 640,964', '1060,315 1122,672 1060,1029']) fill(e, stroke(hoop, 9, 9), SHADE);
  fill(e, ellipse(1280, 665, 150, 402, 0, 90), RIM);
  fill(e, ellipse(1284, 665, 126, 366, 0, 90), INSIDE);
  fill(e, ellipse(1262, 640, 92, 320, 0, 90), DEEP);
}

/** A huge bucket that lies on its side, its opening to the right. */
export const bucketSide = flatStage({
  ground: '#43a8dd',
  back(e) {
    fill(e, ellipse(60, 20, 210), '#ffe07a');
    e.p.in(96, 0, 0, 1, 1, () => bucket(e));
  },
});
