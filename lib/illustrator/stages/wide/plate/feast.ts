import { rectangle } from '@/lib/illustrator/paint';
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
    fill(e, arch(1900, 1030, 470, 960), '#e7eef6');
    fill(e, arch(1900, 1030, 410, 890), '#fbe9b8');
    glow(e, 1900, 640, 520, '#fff8dc', 0.8);
    fill(
      e,
      blob(
        '1490,1030! 1490,640! 1560,620! 1700,650! 1700,590! 1860,590! 1860,700! 2050,700! 2050,630! 2200,630! 2310,660! 2310,1030!',
        1,
      ),
      '#b6cfe8',
    );
    tiles(e, 1010, '#a9c6e6', '#7fa6d2', 1900);
    flags(e);
  },
  front: hugeRim,
});
