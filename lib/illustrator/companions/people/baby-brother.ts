import { drawHand } from '../../figure/hands/hand';
import { skinTones } from '../../figure/skin';
import { type Painter, rectangle } from '../../paint';
import { blob, stroke } from '../kit/outline';
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

/** An ear and a little hair above a blanket. */
function ear(p: Painter, { hero }: CompanionLook) {
  const { skin: tone, hairColor } = babyOf(hero).character;
  const skin = skinTones(tone);
  p.form(blob('-52,20! -46,-14 -20,-38 16,-38 44,-12 52,20!', 8), skin.base, { depth: 8, shadowColor: skin.shadow });
  for (const x of [-18, -4, 10])
    p.line(
      [
        [x, -34],
        [x + 3, -46],
        [x + 12, -52],
      ],
      2.4,
      hairColor,
      0.8,
    );
  p.form(blob('-8,-10 4,-26 22,-24 30,-6 24,10 12,20 2,12 -2,0', 8), skin.base, { depth: 5, shadowColor: skin.shadow });
  p.edge(blob('-8,-10 4,-26 22,-24 30,-6 24,10 12,20 2,12 -2,0', 8), skin.deep, 1.6, 0.5);
  p.fill(stroke('6,-14 16,-18 22,-8 16,4 10,8', 1.4, 2.2, 1.4), skin.deep, { alpha: 0.7 });
}

export const BABY_BROTHER: Readonly<Record<string, Companion>> = {
  babyBrother: brother,
  babyBrotherWink: { ...brother, draw: wink, key: (look) => `wink ${brother.key?.(look)}` },
  babyBrotherFist: { draw: fist, box: { x: -30, y: -40, width: 60, height: 60 }, shadow: 0 },
  babyBrotherEar: { draw: ear, box: { x: -70, y: -70, width: 140, height: 110 }, shadow: 0 },
  heldFinger: { draw: heldFinger, box: { x: -2230, y: -420, width: 3340, height: 960 }, shadow: 0 },
};
