import { type Painter, shade, tint } from '@/lib/illustrator/paint';
import { dabs } from '../kit/materials';
import { blob, cut, line } from '../kit/shapes';
import type { PropLook } from '../model';

/** One roll of parchment, standing for its far end. */
function roll(p: Painter, x: number, colour: string) {
  const body = blob([x - 15, -4, x - 16, -50, x, -56, x + 16, -50, x + 15, -4, x, 2]);
  p.form(body, colour, { depth: 7, shadow: 0.14 });
  dabs(p, body, colour, 8, 5, 1.57, 0.3);
  p.form(blob([x - 14, -50, x, -57, x + 14, -50, x, -45]), tint(colour, 0.05), { depth: 2 });
  line(p, [x - 8, -50, x, -54, x + 7, -50, x, -48, x - 4, -50], 1.3, shade(colour, 0.2), 0.7);
}

/** The scroll of Esther, opened on the desk: columns of ink, of which no mark is a letter of any script. */
export function megillah(p: Painter, { colour = '#f1dfb6' }: PropLook) {
  const sheet = cut([-92, -2, -86, -46, 86, -46, 92, -2, 0, 4], 3);
  p.form(sheet, tint(colour, 0.03), { depth: 5, shadow: 0.1 });
  p.clip(sheet, () => {
    for (const x of [-70, -24, 24])
      for (let i = 0; i < 6; i++)
        line(
          p,
          [x, -40 + i * 6.4, x + 12, -41 + i * 6.4, x + 24, -39.5 + i * 6.4, x + 38 - (i % 3) * 4, -40.4 + i * 6.4],
          2,
          '#5a4a48',
          0.7,
        );
    for (const x of [-29, 19]) line(p, [x, -48, x - 1, 4], 1.2, shade(colour, 0.12), 0.7);
  });
  roll(p, -98, colour);
  roll(p, 98, colour);
}
