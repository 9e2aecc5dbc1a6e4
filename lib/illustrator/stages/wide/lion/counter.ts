import { rectangle } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { clipTo, type Easel, fill } from '../../kit/easel';
import { flatStage } from '../flat';

/** What the whole queue has in common: one smile along the top. */
function smile(e: Easel) {
  const mouth = blob('-90,-40! 500,66 1200,88 1900,66 2490,-40! 2490,30 1900,210 1200,254 500,210 -90,30', 9);
  fill(e, mouth, '#fff8ee');
  clipTo(e, mouth, () => {
    for (let x = 60; x < 2400; x += 190) if (Math.abs(x - 1200) > 50) fill(e, rectangle(x, -40, 4, 400), '#efdccc');
  });
  fill(e, stroke('-90,-40 500,62 1200,84 1900,62 2490,-40', 16, 20, 16), '#c8505c');
  fill(e, stroke('-90,34 500,216 1200,260 1900,216 2490,34', 16, 30, 16), '#d8606a');
}

function loaf(e: Easel, x: number, y: number, k: number) {
  e.p.in(x, y, 0, k, k, () => {
    fill(e, blob('-120,0! -130,-60 -70,-104 0,-96 70,-104 130,-60 120,0!', 6), '#b8743a');
    for (const u of [-60, 0, 60]) fill(e, stroke(`${u - 20},-36 ${u},-70 ${u + 24},-78`, 6, 9, 4), '#f0c888');
  });
}

/** The counter of a bakery, seen from below. */
export const lowCounter = flatStage({
  ground: '#f3c9b0',
  back(e) {
    for (const y of [420, 560]) {
      fill(e, rectangle(-80, y, 1500, 16), '#c98a68');
      for (const x of [150, 460, 770, 1060]) loaf(e, x + (y > 500 ? 60 : 0), y, 0.8);
    }
  },
  over: {
    depth: 800,
    paint(e) {
      fill(e, blob('1300,880! 2480,730! 2480,1300! 1420,1300!', 2), '#9c4a36');
      fill(e, blob('1260,830! 2480,670! 2480,750! 1270,910!', 2), '#7a382c');
      fill(e, blob('1260,810! 2480,650! 2480,690! 1260,852!', 2), '#e8b084');
    },
  },
  front(e) {
    smile(e);
  },
});
