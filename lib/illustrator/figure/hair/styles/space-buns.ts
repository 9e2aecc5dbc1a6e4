import { type HairStyleDrawing, ribbonColor } from '../style';
import { type Tie, tied } from '../ties/ties';
import { combedCap, MIDDLE_PARTED, paintCombed } from './combed';

export const TWO_BUNS: readonly Tie[] = ([-1, 1] as const).map((g) => ({
  kind: 'bun',
  at: [g * 37, -60, -6],
  radius: 17.5,
}));

export const spaceBuns: HairStyleDrawing = (h, character) => {
  const { skull: s, line: l } = h;
  const cap = combedCap(h, MIDDLE_PARTED);
  const ties = tied(h, TWO_BUNS, ribbonColor(character));
  return {
    shadow: cap,
    coversEars: false,
    fringe: false,
    back: () => {
      h.nape(41, 28);
      ties.back();
    },
    front: () => {
      paintCombed(h, cap, MIDDLE_PARTED, [
        [-36, -54],
        [36, -54],
      ]);
      for (const g of [-1, 1])
        h.lock([l([g * 6, -45]), l([g * 32, -24]), s([g * 49, 8]), s([g * 46, 31])], [1, 3, 3, 0.3]);
    },
    over: ties.over,
  };
};
