import type { HeadView } from '../../head/view';
import { type HairStyleDrawing, ribbonColor } from '../style';
import type { Spot } from '../ties/place';
import { type Tie, tied } from '../ties/ties';
import { combedCap, paintCombed, SIDE_SWEPT, sweptLocks } from './combed';

/** High at the back of the head; it swings to the side that the face looks away from, or hangs down the back. */
export const highTail = ({ turn, aspect }: HeadView): readonly Tie[] => {
  const swing = aspect === 'face' ? (turn >= -0.05 ? -1 : 1) : 0;
  const lead: Spot = aspect === 'back' ? [-0.3, 0.7, 0] : [swing * 0.95, -0.55, -0.8];
  return [{ kind: 'tail', at: [swing * 24, -53, -36], lead, length: 128, width: 17 }];
};

export const ponytail: HairStyleDrawing = (h, character) => {
  const cap = combedCap(h, SIDE_SWEPT);
  const ties = tied(h, highTail(h.view), ribbonColor(character));
  return {
    shadow: cap,
    coversEars: false,
    fringe: true,
    back: () => {
      h.nape(40, 26);
      ties.back();
    },
    front: () => {
      paintCombed(h, cap, SIDE_SWEPT, [[20, -58]]);
      sweptLocks(h);
    },
    over: ties.over,
  };
};

/** Low behind one ear, over the shoulder. */
export const SIDE_TAIL: readonly Tie[] = [
  { kind: 'tail', at: [49, 26, 3], lead: [0.75, 0.7, 0], length: 92, width: 13.5, wave: 1.6 },
];

export const sidePonytail: HairStyleDrawing = (h, character) => {
  const cap = combedCap(h, SIDE_SWEPT);
  const ties = tied(h, SIDE_TAIL, ribbonColor(character));
  return {
    shadow: cap,
    coversEars: false,
    fringe: true,
    back: () => {
      h.nape(44, 32);
      ties.back();
    },
    front: () => {
      paintCombed(h, cap, SIDE_SWEPT, [[20, -58]]);
      sweptLocks(h);
    },
    over: ties.over,
  };
};
