import { ellipse, type Painter, union } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import { boxed } from '../kit/prop';
import type { Prop } from '../model';
import { football } from '../toys/sport';

const [WHITE, PURPLE, DARK] = ['#f8f5e9', '#6a4bab', '#3b2a66'];

/** A goalkeeper's glove whose fingers point to the right, the wrist on the origin; one finger is longer than the others reach. */
function glove(p: Painter) {
  const fingers = [
    stroke('34,-22 84,-40 150,-50', 15, 14, 11),
    stroke('44,-6 96,-12 128,-14', 15, 14, 11),
    stroke('44,10 90,14 120,20', 15, 14, 11),
    stroke('36,26 76,38 98,50', 14, 12, 10),
  ];
  const palm = blob('-10,-26 20,-36 52,-30 58,4 52,34 22,38 -10,26', 7);
  p.form(stroke('10,-26 26,-58 58,-84', 15, 13, 10), WHITE, { depth: 5 });
  for (const finger of [...fingers].reverse()) {
    p.form(finger, WHITE, { depth: 5 });
    p.edge(finger, '#b9b1cc', 1.6, 0.7);
  }
  p.form(palm, WHITE, { depth: 6 });
  for (const line of ['50,-24 96,-38 134,-46', '56,-6 96,-10 116,-12', '54,10 90,14 108,18', '46,26 74,36 90,44'])
    p.fill(stroke(line, 3.4, 3.4, 2), PURPLE, { alpha: 0.85 });
  p.form(blob('-34,-27! -6,-31! -4,31! -34,27!', 3), PURPLE, { depth: 4 });
  p.fill(stroke('-20,-27 -19,28', 3, 3), DARK);
}

/** A glove that lies or is held by its cuff, its fingers hanging down. */
function gloveDown(p: Painter) {
  p.in(0, 0, Math.PI / 2, 0.62, 0.62, () => {
    const hand = union(
      blob('0,-26 40,-34 60,-20 60,24 36,34 0,26', 6),
      stroke('50,-18 104,-24', 13, 10),
      stroke('52,-4 112,-6', 13, 10),
      stroke('52,10 108,12', 13, 10),
      stroke('46,24 94,32', 12, 9),
      stroke('14,-24 34,-50 60,-62', 12, 11, 9),
    );
    p.form(hand, WHITE, { depth: 6 });
    for (const line of ['50,-18 96,-23', '52,-4 104,-6', '52,10 100,12', '46,24 86,31'])
      p.fill(stroke(line, 2.6, 1.8), PURPLE, { alpha: 0.8 });
    p.form(blob('-30,-27! 4,-30! 4,30! -30,27!', 3), PURPLE, { depth: 4 });
  });
}

/** A card with a number for somebody to wear; the number is lettering over it. */
function plate(p: Painter) {
  p.fill(blob('-33,-27! 35,-25! 34,29! -34,28!', 3), '#1d5233', { alpha: 0.35 });
  p.form(blob('-34,-30! 34,-29! 33,26! -33,26!', 3), WHITE, { depth: 3 });
  for (const s of [-1, 1]) p.fill(ellipse(s * 26, -22, 3), PURPLE);
}

/** Where a finger touched wet leather: its lines stay. */
function fingerprint(p: Painter) {
  for (const r of [14, 10, 6, 2.6]) p.edge(ellipse(0, 0, r * 0.74, r), '#4b3f3a', 1.7, 0.75);
}

/** The last save: a glove around the fist that holds it, and at its longest finger the ball, which keeps the print. */
function lastTouch(p: Painter) {
  p.in(0, 0, 0, 0.5, 0.5, () => glove(p));
  p.in(106, -52, 0.62, 1, 1, () => football(p, 36));
  p.in(84, -34, 0.5, 0.62, 0.62, () => fingerprint(p));
}

export const PITCH_HELD: Readonly<Record<string, Prop>> = {
  lastTouch: { draw: lastTouch, box: boxed(-30, -96, 180, 140), shadow: 0 },
};

export const PITCH_STANDING: Readonly<Record<string, Prop>> = {
  keeperGloveDown: { draw: gloveDown, box: boxed(-30, -30, 80, 120), shadow: 0 },
  numberPlate: { draw: plate, box: boxed(-44, -40, 88, 80), shadow: 0 },
};
