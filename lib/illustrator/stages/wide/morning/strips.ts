import { ellipse, rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';
import { BLOCK_COLOURS } from './colours';

const { red, orange, green } = BLOCK_COLOURS;
const STEEL = '#7d8798';

const ground = (e: Easel, colour: string) => fill(e, rectangle(-80, 820, 800, 500), colour);

/** Four things to show to somebody new, each in a picture 540 units wide. */
export const MORNING_STRIPS = {
  showTap: flatStage({
    ground: '#bfe6f7',
    back(e) {
      ground(e, '#6fbfe0');
      fill(e, stroke('-20,190 250,190 280,196 284,250', 34, 34, 34, 30), STEEL);
      fill(e, stroke('150,190 150,120', 16, 16), STEEL);
      fill(e, ellipse(150, 110, 62, 20), red);
      fill(e, blob('262,262! 306,262! 420,420 460,620 470,840! 330,840! 340,620 320,420', 8), '#4fb4e6');
    },
  }),
  showSwing: flatStage({
    ground: '#ffe08a',
    back(e) {
      ground(e, '#f2b53c');
      for (const x of [52, 488]) fill(e, stroke(`${x},-90 ${x},690`, 9, 9), '#7a4a2c');
    },
    over: { depth: 1300, paint: (e) => fill(e, rectangle(24, 676, 492, 40), red) },
  }),
  showHooks: flatStage({
    ground: '#f6c3c9',
    back(e) {
      fill(e, rectangle(-80, 210, 800, 40), '#c27a3e');
      for (const [x, colour] of [
        [150, green],
        [390, orange],
      ] as const) {
        fill(e, ellipse(x, 120, 62), '#ffffff');
        fill(e, stroke(`${x},230 ${x},286 ${x + 28},292`, 14, 14, 12), '#5a4632');
        if (colour === green) {
          fill(e, blob(`${x - 44},150! ${x + 22},146 ${x + 40},96 ${x + 48},150!`, 5), '#d8b98a');
          fill(e, ellipse(x - 8, 120, 28), green);
          fill(e, ellipse(x - 8, 120, 12), '#3f8a30');
        } else {
          fill(e, blob(`${x - 18},100 ${x + 18},100 ${x},164!`, 5), orange);
          fill(e, stroke(`${x},100 ${x},76`, 8, 5), green);
        }
      }
    },
  }),
  showCookies: flatStage({
    ground: '#cfe8b8',
    over: {
      depth: 1300,
      paint(e) {
        fill(e, rectangle(-80, 700, 800, 600), '#8fc46a');
        fill(e, ellipse(270, 740, 220, 54), '#ffffff');
        fill(e, ellipse(270, 734, 170, 36), '#e8f1de');
        for (const [x, y] of [
          [200, 722],
          [270, 738],
          [338, 720],
        ] as const) {
          fill(e, ellipse(x, y, 56, 26), '#c98a45');
          for (const [u, v] of [
            [-20, -6],
            [8, 4],
            [22, -8],
          ] as const)
            fill(e, ellipse(x + u, y + v, 7, 5), '#6a3f20');
        }
      },
    },
  }),
};
