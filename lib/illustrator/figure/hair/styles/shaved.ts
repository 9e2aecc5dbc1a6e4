import type { Knot } from '../../../paint';
import { coverScalp } from '../scalp';
import type { HairStyleDrawing } from '../style';

const OUTER: readonly Knot[] = [
  [-47.5, 6, 1],
  [-52, -8],
  [-51, -28],
  [-43, -44],
  [-25, -54],
  [0, -57],
  [25, -54],
  [43, -44],
  [51, -28],
  [52, -8],
  [47.5, 6, 1],
];
const LINE: readonly Knot[] = [
  [45, -6],
  [42, -18, 1],
  [38, -27],
  [24, -33],
  [0, -35.5],
  [-24, -33],
  [-38, -27],
  [-42, -18, 1],
  [-45, -6],
];

export const shaved: HairStyleDrawing = (h, _character, skin) => {
  const cap = h.cap(OUTER, LINE);
  return {
    shadow: null,
    coversEars: false,
    fringe: false,
    back: () => undefined,
    front: () => {
      coverScalp(h, skin, cap, { under: 0.42, density: [0.5, 0.74, 0.9], grain: 0.5, stubble: 4.5 });
      h.painter.clip(h.contour, () => h.crownLight(cap, -16, -42, 18, 8, 6));
    },
  };
};
