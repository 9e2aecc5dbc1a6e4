import { flatStage } from '../flat';
import { SHADOW } from './colours';
import { catShape } from './shapes';

const STEPS = [1, 0.82, 0.64, 0.46, 0.28, 0] as const;
const PLACES = [330, 730, 1060, 1450, 1810, 2130] as const;

const row = (sizes: readonly number[], ground: string) =>
  flatStage({
    ground,
    back(e) {
      sizes.forEach((mane, i) => {
        catShape(
          e,
          { x: PLACES[i] ?? 0, y: 900, k: 0.44 + mane * 0.24, mane, side: 1, ears: mane && mane < 0.7 ? 'back' : 'up' },
          SHADOW,
        );
      });
    },
  });

/** What becomes of a lion whom everybody calls a kitten. */
export const shrinkingRow = row(STEPS, '#f2cf86');

/** What becomes of a kitten that nobody calls so, or only at night. */
export const growingRow = row([...STEPS].reverse(), '#e8b04e');
