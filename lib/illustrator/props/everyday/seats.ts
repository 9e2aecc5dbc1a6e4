import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { BLUE, CREAM, IRON, RED, WOOD, wood } from '../kit/materials';
import { blob, block, cut, line, rod, stroke } from '../kit/shapes';
import type { PropLook } from '../model';

/** A wooden chair turned a little to the right. */
export function chair(p: Painter, { colour = '#b57a45' }: PropLook) {
  const far = shade(colour, 0.1);
  for (const [x, top] of [
    [-34, -76],
    [42, -74],
  ] as const)
    wood(p, rod(x, top, x + 2, -12, 4.6, 4), far, 1.57, 3);
  for (const x of [-44, -22])
    wood(p, stroke([x, -70, x - 4, -120, x - 7, -172], [5, 4.6, 4.6]), x < -30 ? colour : far, 1.57, 3);
  for (const [y, bow] of [
    [-164, -8],
    [-138, -6],
    [-112, -5],
  ] as const)
    wood(p, blob([-52, y, -38, y + bow, -24, y - 2, -26, y + 12, -38, y + 11, -50, y + 13]), tint(colour, 0.04), 0, 3);
  wood(p, cut([-46, -66, -30, -84, 48, -82, 54, -64], 4), tint(colour, 0.05), 0, 4);
  wood(p, cut([-48, -68, 55, -66, 54, -56, -47, -57], 3), colour, 0, 3);
  p.form(blob([-40, -70, -28, -86, 40, -84, 48, -69, 30, -65, -24, -65]), BLUE, { depth: 5 });
  for (const x of [-16, 6, 28]) line(p, [x - 6, -83, x - 10, -67], 2, CREAM, 0.7);
  for (const x of [-42, 48]) wood(p, rod(x, -58, x + (x < 0 ? -3 : 3), -4, 5.4, 4.4), colour, 1.57, 3);
  wood(p, rod(-42, -28, 48, -26, 3), far, 0, 2);
}

/** A three-legged stool. */
export function stool(p: Painter, { colour = '#b57a45' }: PropLook) {
  for (const [x, y] of [
    [4, -12],
    [-34, -4],
    [36, -4],
  ] as const)
    wood(p, rod(x * 0.6, -60, x, y, 5.4, 4.4), x === 4 ? shade(colour, 0.12) : colour, 1.57, 3);
  wood(p, rod(-26, -30, 28, -28, 3), shade(colour, 0.08), 0, 2);
  wood(p, blob([-46, -66, 0, -58, 46, -66, 44, -56, 0, -48, -44, -56]), shade(colour, 0.08), 0, 4);
  wood(p, ellipse(0, -68, 46, 12), tint(colour, 0.05), 0, 4);
}

/** A garden bench with a back. */
export function bench(p: Painter, { colour = '#8aa06c' }: PropLook) {
  for (const x of [-112, 110]) p.form(stroke([x, -66, x - 1, -110, x - 5, -150], [5, 4.4, 4]), IRON, { depth: 3 });
  for (const [i, y] of [-148, -128, -108].entries())
    wood(p, cut([-134, y, 130, y + 1, 131, y + 14, -133, y + 13], 4), shade(colour, i * 0.02), 0, 4);
  for (const [i, y] of [-86, -76, -66].entries())
    wood(
      p,
      cut([-132 - i * 5, y, 128 + i * 5, y, 130 + i * 5, y + 9, -135 - i * 5, y + 9], 3),
      tint(colour, 0.06 - i * 0.02),
      0,
      3,
    );
  for (const g of [-1, 1]) {
    const at = (flat: readonly number[]) => flat.map((v, k) => (k % 2 ? v : v * g));
    p.form(stroke(at([114, -60, 113, -26, 124, -6, 134, -3]), [5, 4.4, 4.4, 4.8]), IRON, { depth: 3 });
    p.form(stroke(at([114, -40, 100, -34, 90, -8]), [3.4, 3.4, 4]), shade(IRON, 0.05), { depth: 2 });
    p.form(stroke(at([112, -112, 128, -114, 140, -106, 138, -94, 130, -96]), [3.4, 3.8, 3.8, 3.2, 2.4]), IRON, {
      depth: 2.4,
    });
    p.form(stroke(at([134, -98, 128, -78, 122, -62]), [3.2, 3.2, 3.6]), IRON, { depth: 2 });
  }
}

/** A wooden swing in its frame. */
export function swing(p: Painter, { colour = RED }: PropLook) {
  for (const g of [-1, 1]) {
    wood(p, rod(g * 118, -366, g * 96, -14, 7, 6.4), shade(WOOD, 0.1), 1.57, 4);
    wood(p, rod(g * 118, -366, g * 164, -4, 7, 6.6), WOOD, 1.57, 4);
    wood(p, rod(g * 104, -140, g * 147, -138, 4), shade(WOOD, 0.06), 0, 3);
  }
  wood(p, rod(-146, -368, 146, -370, 8.4), tint(WOOD, 0.04), 0, 5);
  for (const x of [-40, 40]) {
    p.form(ellipse(x, -366, 8, 10), '#cda56a', { depth: 3 });
    line(p, [x, -360, x + 2, -220, x + 3, -84], 4, '#c9a068', 1);
    for (let y = -350; y < -90; y += 11) line(p, [x - 1.4, y - 2, x + 3.4, y + 2], 1.2, '#8a6a3c', 0.7);
  }
  const seat = cut([-54, -88, 58, -88, 62, -74, -50, -74], 4);
  wood(p, seat, colour, 0, 4);
  wood(p, block(-50, -76, 110, 7, 3), shade(colour, 0.12), 0, 2);
  for (const x of [-37, 43]) p.form(ellipse(x, -69, 5, 6), '#cda56a', { depth: 2 });
}

/** A folding seat of velvet in a theatre, from behind: somebody's shoulders are at the origin. */
export function theatreSeat(p: Painter, { colour = '#8e2338' }: PropLook) {
  for (const g of [-1, 1]) wood(p, blob([g * 68, 74, g * 84, 70, g * 88, 96, g * 84, 270, g * 68, 270]), WOOD, 1.57, 4);
  const back = blob([-66, 262, -72, 90, -70, 22, -54, 2, 0, -6, 54, 2, 70, 22, 72, 90, 66, 262]);
  p.form(back, colour, { depth: 12 });
  p.clip(back, () => {
    p.soft(0, 150, 62, 150, shade(colour, 0.1), 0.5);
    line(
      p,
      [-56, 250, -60, 96, -58, 32, -44, 14, 0, 7, 44, 14, 58, 32, 60, 96, 56, 250],
      2.4,
      shade(colour, 0.14),
      0.8,
    );
  });
  wood(p, stroke([-70, 24, -55, 3, 0, -6, 55, 3, 70, 24], [4, 5, 5.6, 5, 4]), tint(WOOD, 0.08), 0, 3);
  p.form(ellipse(0, 40, 13, 9), '#e2bd62', { depth: 2 });
}
