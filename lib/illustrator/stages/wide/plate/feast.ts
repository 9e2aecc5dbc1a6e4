import { rectangle, star } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../../companions/kit/outline';
import { type Easel, fill, glow, linear } from '../../kit/easel';
import { flatStage } from '../flat';
import { GOLD } from './colours';
import { hugeRim } from './dish';
import { arch, tiles } from './parts';

function flags(e: Easel) {
  fill(e, stroke('-80,10 700,70 1500,30', 3, 3, 3), '#8fb4d8');
  for (let i = 0; i < 13; i++) {
    const u = i / 12;
    const [x, y] = [-40 + u * 1480, 12 + 230 * u * (1 - u) + u * 16];
    fill(
      e,
      blob(`${x - 26},${y}! ${x + 26},${y}! ${x},${y + 52}!`, 1),
      ['#e2533f', GOLD, '#fbf4e2', '#3f8f86'][i % 4] ?? GOLD,
    );
  }
}

/** A crescent of gold paper on a thread, as thin as last night's. */
function paperMoon(e: Easel, x: number, y: number, r: number) {
  fill(e, stroke(`${x - r * 0.62},${y - r * 0.74} ${x - r * 0.62},66`, 3, 3), '#8fb4d8');
  fill(
    e,
    blob(
      `${x - r * 0.62},${y - r * 0.74}! ${x - r},${y + r * 0.1} ${x - r * 0.4},${y + r * 0.9} ${x + r * 0.5},${y + r * 0.84} ${x + r * 0.98},${y + r * 0.2}! ${x + r * 0.4},${y + r * 0.62} ${x - r * 0.3},${y + r * 0.62} ${x - r * 0.74},${y + r * 0.08}`,
      8,
    ),
    '#f0b93c',
  );
  for (const [u, v, s] of [
    [120, 26, 30],
    [-150, 10, 24],
  ] as const) {
    fill(e, stroke(`${x + u},64 ${x + u},${y + v - s}`, 2.4, 2.4), '#8fb4d8');
    fill(e, star(x + u, y + v, s, 0.5, 8), '#f0b93c');
  }
}

/** The door of the child's home, open, at the left edge. */
function homeDoor(e: Easel) {
  fill(e, rectangle(-80, 560, 150, 340), '#7fa6d2');
  fill(e, rectangle(-80, 580, 130, 320), '#f8d99a');
  fill(e, rectangle(-80, 880, 190, 26), '#e7eef6');
}

/** The gate of the court from inside, on the first blue morning of the feast. */
export const feastGate = flatStage({
  ground: '#a9cdf0',
  back(e) {
    fill(
      e,
      rectangle(-80, -80, 2560, 1200),
      linear(e, 0, 0, 2400, 0, [
        [0, '#9cc3ec'],
        [1, '#bcdcf6'],
      ]),
    );
    fill(e, arch(1900, 880, 470, 830), '#e7eef6');
    fill(e, arch(1900, 880, 410, 766), '#fbe9b8');
    glow(e, 1900, 560, 480, '#fff8dc', 0.8);
    fill(
      e,
      blob(
        '1490,880! 1490,560! 1560,540! 1700,570! 1700,510! 1860,510! 1860,620! 2050,620! 2050,550! 2200,550! 2310,580! 2310,880!',
        1,
      ),
      '#b6cfe8',
    );
    homeDoor(e);
    tiles(e, 866, '#d8c8a4', '#b8a47c', 1200);
    fill(e, rectangle(-80, 856, 2560, 12), '#8fb4d8');
    flags(e);
    paperMoon(e, 1000, 236, 82);
  },
  front: hugeRim,
});
