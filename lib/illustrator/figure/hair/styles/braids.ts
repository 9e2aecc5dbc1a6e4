import { type HairStyleDrawing, ribbonColor } from '../style';
import { type Tie, tied } from '../ties/ties';
import { combedCap, MIDDLE_PARTED, paintCombed } from './combed';

export const TWO_PLAITS: readonly Tie[] = ([-1, 1] as const).map((g) => ({
  kind: 'plait',
  at: [g * 49, 19, 4],
  lead: [g * 0.4, 1, 0],
  length: 104,
  width: 11,
}));

export const braids: HairStyleDrawing = (h, character) => {
  const { line: l } = h;
  const cap = combedCap(h, MIDDLE_PARTED);
  const ties = tied(h, TWO_PLAITS, ribbonColor(character));
  return {
    shadow: cap,
    coversEars: false,
    fringe: false,
    back: () => {
      h.nape(42, 28);
      ties.back();
    },
    front: () => {
      paintCombed(h, cap, MIDDLE_PARTED, [[3, -54]]);
      h.lock([l([4, -46]), l([-14, -36]), l([-26, -22])], [1, 3.4, 0.3]);
      h.lock([l([4, -46]), l([16, -38]), l([22, -27])], [1, 2.8, 0.3]);
    },
    over: ties.over,
  };
};
