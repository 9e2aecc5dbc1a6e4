import { drawHand } from '../../figure/hands/hand';
import { skinTones } from '../../figure/skin';
import { type Painter, rectangle } from '../../paint';
import type { Companion, CompanionLook } from '../model';
import { babyOf } from './family';
import { heldFinger } from './held-finger';
import { person } from './person';

/** The hero's little brother as a figure with a face of its own: it sits, lies on its tummy, roars. */
const brother = person({ of: babyOf, pose: 'sitGround', outfit: 'romper', grownUp: false });

/** Half asleep: one eye is open, and the mouth says something very small. */
function wink(p: Painter, look: CompanionLook) {
  const awake: CompanionLook = { ...look, expression: 'wonder' };
  brother.draw(p, awake);
  const { x, y, r } = brother.face?.(awake) ?? { x: 0, y: 0, r: 0 };
  p.clip(rectangle(x - r * 1.2, y - r * 0.5, r * 1.14, r * 0.74), () =>
    brother.draw(p, { ...awake, expression: 'asleep' }),
  );
}

function fist(p: Painter, { hero }: CompanionLook) {
  p.in(0, 0, -1.2, 1, 1, () => drawHand(p, skinTones(babyOf(hero).character.skin), 'fist'));
}

export const BABY_BROTHER: Readonly<Record<string, Companion>> = {
  babyBrother: brother,
  babyBrotherWink: { ...brother, draw: wink, key: (look) => `wink ${brother.key?.(look)}` },
  babyBrotherFist: { draw: fist, box: { x: -30, y: -40, width: 60, height: 60 }, shadow: 0 },
  heldFinger: { draw: heldFinger, box: { x: -1800, y: -420, width: 3000, height: 1500 }, shadow: 0 },
};
