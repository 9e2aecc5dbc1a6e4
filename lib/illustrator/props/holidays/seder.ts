import type { Painter } from '@/lib/illustrator/paint';
import { cushion } from '../everyday/cushion';
import { chair } from '../everyday/seats';
import { blob, cut, line } from '../kit/shapes';
import type { PropLook } from '../model';
import { halfMatzah, matzahCrumbs } from './matzah';

const LINEN = '#f4ecdc';
const BORDER = '#5f86ad';

/** The cushion to lean on at the Seder, on its chair. */
export function sederChair(p: Painter, look: PropLook) {
  chair(p, {});
  p.in(2, -76, -0.06, 0.66, 0.7, () => cushion(p, look));
}

/** The same chair without the cushion: on its seat a napkin full of crumbs. */
export function crumbChair(p: Painter) {
  chair(p, {});
  p.in(2, -76, 0, 0.56, 0.8, () => matzahCrumbs(p));
}

/** The afikoman in its napkin: two corners tied, the torn edge of the matzah looks out. */
export function afikoman(p: Painter) {
  p.in(4, -10, 0.08, 0.9, 0.9, () => halfMatzah(p));
  const napkin = blob([-46, -44, -20, -34, 4, -38, 30, -32, 46, -42, 44, -2, 30, 6, 0, 8, -32, 6, -46, -4]);
  p.form(napkin, LINEN, { depth: 6, shadow: 0.12 });
  p.clip(napkin, () => {
    line(p, [-50, -6, -20, 1, 0, 2, 24, 1, 50, -6], 2.4, BORDER, 0.85);
    for (const x of [-22, 2, 24]) line(p, [x, -40, x - 5, -20, x - 2, 4], 2.4, '#c9bda4', 0.5, [0.2, 1, 0.3]);
  });
  p.form(blob([-8, -40, -24, -56, -30, -48, -18, -38]), LINEN, { depth: 3 });
  p.form(blob([8, -40, 26, -54, 30, -45, 16, -37]), LINEN, { depth: 3 });
}

/** The same in the hand. */
export const heldAfikoman = (p: Painter) => p.in(0, 18, 0.08, 0.74, 0.74, () => afikoman(p));

/** An old sheet of paper that a small child wrote on; no mark is a letter of any script. */
export function writtenPaper(p: Painter, { colour = '#f0dfb4' }: PropLook) {
  p.in(0, -4, -0.12, 1, 0.72, () => {
    const sheet = cut([-38, 0, -31, -54, 36, -57, 40, -3, 4, 3], 3);
    p.form(sheet, colour, { depth: 4, shadow: 0.12 });
    p.clip(sheet, () => {
      for (const [i, y] of [-45, -31, -17].entries())
        line(
          p,
          [-24, y, -12, y - 6 + i * 2, 0, y + 3, 13, y - 5, 27 - i * 7, y + 1],
          3.4,
          '#6a5a78',
          0.8,
          [0.6, 1, 0.7],
        );
      line(p, [3, -60, 2, 6], 1.6, '#c9b27c', 0.7);
    });
  });
}
