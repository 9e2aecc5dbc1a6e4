import { rgba } from '@/lib/illustrator/paint';
import { fill, linear } from '../../kit/easel';
import type { Stage } from '../../model';
import { kitchen } from '../../rooms/kitchen';
import { breakfastTable } from './breakfast-table';

const PAPER = '#f8f2e7';
/** Left of the first there is nothing but paper, right of the second nothing but kitchen. */
const FADE = [10, 400] as const;

/** The kitchen without its table: the floor is free, and on the left it ends in the paper that words stand on, and breakfast is laid. */
export const kitchenOnPaper: Stage = {
  palettes: ['day'],
  slots: {},
  light: kitchen.light,
  back(e, palette) {
    kitchen.back(e, palette);
    const { x0, y0, y1 } = e.view;
    const [from, to] = FADE;
    fill(
      e,
      [
        [x0 - 4, y0 - 4],
        [to, y0 - 4],
        [to, y1 + 4],
        [x0 - 4, y1 + 4],
      ],
      linear(e, from, 0, to, 0, [
        [0, PAPER],
        [0.3, rgba(PAPER, 0.8)],
        [0.65, rgba(PAPER, 0.3)],
        [1, rgba(PAPER, 0)],
      ]),
    );
    breakfastTable(e);
  },
};
