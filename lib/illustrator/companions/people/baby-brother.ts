import { drawHand } from '../../figure/hands/hand';
import { skinTones } from '../../figure/skin';
import type { Painter } from '../../paint';
import type { Companion, CompanionLook } from '../model';
import { babyOf } from './family';
import { heldFinger } from './held-finger';
import { person } from './person';

/** The hero's little brother as a figure with a face of its own: it sits, lies on its tummy, roars. */
const brother = person({ of: babyOf, pose: 'sitGround', outfit: 'romper', grownUp: false });

function fist(p: Painter, { hero }: CompanionLook) {
  p.in(0, 0, -1.2, 1, 1, () => drawHand(p, skinTones(babyOf(hero).character.skin), 'fist'));
}

export const BABY_BROTHER: Readonly<Record<string, Companion>> = {
  babyBrother: brother,
  babyBrotherFist: { draw: fist, box: { x: -30, y: -40, width: 60, height: 60 }, shadow: 0 },
  heldFinger: { draw: heldFinger, box: { x: -3200, y: -1800, width: 5200, height: 3600 }, shadow: 0 },
};
