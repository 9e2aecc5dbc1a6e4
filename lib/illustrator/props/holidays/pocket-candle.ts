import type { Painter } from '@/lib/illustrator/paint';
import { waxCandle } from '../kit/flame';
import { line } from '../kit/shapes';
import type { PropLook } from '../model';

/** The upper half of a candle that is not lit, out of a pocket whose hem crosses it at 0, 0. */
export function pocketCandle(p: Painter, { colour = '#f7ecd2' }: PropLook) {
  p.in(0, 0, 0.16, 1, 1, () => waxCandle(p, 0, 0, 9, 34, colour, false));
  line(p, [-10, -3, 0, 0, 11, 1], 3, '#22345c', 0.9, [0.5, 1, 0.5]);
}
