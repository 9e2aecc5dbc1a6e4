import { type HairStyleDrawing, ribbonColor } from '../style';
import { type Tie, tied } from '../ties/ties';
import { combedCap, OPEN_BROW, paintCombed } from './combed';

export const TOP_BUN: readonly Tie[] = [{ kind: 'bun', at: [0, -76, -9], radius: 20 }];

export const bun: HairStyleDrawing = (h, character) => {
  const { skull: s, line: l } = h;
  const cap = combedCap(h, OPEN_BROW);
  const ties = tied(h, TOP_BUN, ribbonColor(character));
  return {
    shadow: cap,
    coversEars: false,
    fringe: false,
    back: () => {
      h.nape(40, 26);
      ties.back();
    },
    front: () => {
      paintCombed(h, cap, OPEN_BROW, [[0, -64]]);
      h.lock([l([-40, -14]), l([-47, 2]), s([-47, 20])], [1.5, 2.6, 0.3]);
      h.lock([l([41, -14]), l([47, 2]), s([46, 16])], [1.5, 2.3, 0.3]);
      h.lock([l([-4, -37]), l([-12, -28]), l([-10, -18])], [1.4, 2.3, 0.3]);
    },
    over: ties.over,
  };
};
