import { ellipse, rectangle } from '@/lib/illustrator/paint';
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
    e.p.form(blob('-120,0! -130,-60 -70,-104 0,-96 70,-104 130,-60 120,0!', 6), '#b8743a', { depth: 14 });
    for (const u of [-60, 0, 60]) fill(e, stroke(`${u - 20},-36 ${u},-70 ${u + 24},-78`, 6, 9, 4), '#f0c888');
  });
}

/** A jug of milk on the counter, its handle to the left. */
function jug(e: Easel, x: number, y: number) {
  e.p.in(x, y, 0, 1, 1, () => {
    e.p.form(stroke('-58,-150 -118,-140 -120,-60 -62,-44', 13, 14, 14, 13), '#6fa9c6', { depth: 5 });
    e.p.form(blob('-70,6! -84,-70 -60,-150 -58,-190! 76,-206! 60,-150 82,-70 68,6!', 7), '#8fc4dc', { depth: 16 });
    fill(e, ellipse(6, -194, 60, 13, -0.1), '#fffdf6');
    for (const v of [-96, -78]) fill(e, stroke(`-78,${v} 0,${v + 8} 76,${v}`, 4, 4, 4), '#fffdf6', 0.8);
  });
}

/** Where the counter begins, and its level top. */
const [LEFT, TOP] = [1218, 744];

/** As wide as the page and far above a child's waist. */
function counter(e: Easel) {
  e.p.form(rectangle(LEFT + 34, TOP + 40, 1300, 700), '#9c4a36', { depth: 26 });
  for (let x = LEFT + 300; x < 2480; x += 280) {
    fill(e, rectangle(x, TOP + 90, 6, 560), '#7a382c', 0.5);
    fill(e, rectangle(x + 6, TOP + 90, 4, 560), '#c46a4e', 0.4);
  }
  fill(e, rectangle(LEFT + 34, TOP + 40, 1300, 34), '#5f2a24', 0.55);
  e.p.form(
    blob(`${LEFT},${TOP}! 2490,${TOP}! 2490,${TOP + 50}! ${LEFT + 8},${TOP + 50}! ${LEFT - 6},${TOP + 26}`, 5),
    '#e8b084',
    {
      depth: 12,
    },
  );
}

/** The counter of a bakery, behind which the baker stands. */
export const lowCounter = flatStage({
  ground: '#f3c9b0',
  back(e) {
    fill(e, rectangle(-80, 1096, 2560, 200), '#dca98b');
    fill(e, rectangle(-80, 1096, 2560, 10), '#c98a68', 0.6);
    e.p.soft(1700, 560, 900, 620, '#fff0d8', 0.55);
    for (const y of [420, 560]) {
      fill(e, rectangle(-80, y, 1010, 16), '#c98a68');
      fill(e, rectangle(-80, y + 16, 1010, 8), '#b87a5c', 0.5);
      for (const x of [150, 450, 750]) loaf(e, x + (y > 500 ? 60 : 0), y, 0.8);
    }
    jug(e, 2130, TOP);
  },
  over: { depth: 800, paint: counter },
  front(e) {
    smile(e);
  },
});
