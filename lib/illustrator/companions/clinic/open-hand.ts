import { mix, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../kit/outline';
import type { Companion } from '../model';

/** The shadow side of skin stays warm, so that a pale hand is seen before a pale ground. */
const inShadow = (skin: string) => mix(skin, '#a8523c', 0.3);

/** Where the wrist is: the middle of what lies in the hand is at 0, 0. */
const WRIST = -130;

/** The fingers from the far one to the near one. */
const FINGERS = [
  ['70,-14 140,-22 196,-44', 17],
  ['76,0 152,-6 218,-32', 19],
  ['76,16 152,14 220,-12', 19],
  ['70,32 136,36 198,16', 17],
] as const;

/** A palm that is held up, its fingers to the right. */
function palm(p: Painter, skin: string) {
  // What is below is in the shadow of the hand itself.
  p.form(blob('-60,-32! -10,-38 50,-34 96,-18 110,12 92,46 40,60 -10,50 -60,34!', 8), mix(skin, inShadow(skin), 0.4), {
    depth: 16,
    shadowColor: inShadow(skin),
  });
  for (const [line, half] of FINGERS)
    p.form(stroke(line, half, half, half - 4), tint(skin, 0.02), { depth: 9, shadowColor: inShadow(skin) });
  p.form(blob('-56,-26 0,-34 56,-26 96,-8 90,22 40,30 -20,20', 8), tint(skin, 0.05), {
    depth: 10,
    shadowColor: inShadow(skin),
  });
  p.fill(stroke('86,-8 70,10 76,28', 2, 4, 2), shade(skin, 0.12), { alpha: 0.7 });
  p.fill(stroke('10,-26 34,-2 40,24', 2, 3, 2), shade(skin, 0.12), { alpha: 0.6 });
}

/** Its thumb, over the rim of what lies in it. */
function thumb(p: Painter, skin: string) {
  p.form(stroke('-8,2 24,-46 88,-74', 25, 23, 17), tint(skin, 0.05), { depth: 9, shadowColor: inShadow(skin) });
  p.fill(stroke('80,-82 92,-84 100,-78', 3, 6, 3), tint(skin, 0.22), { alpha: 0.8 });
}

const kind = (paint: (p: Painter, skin: string) => void): Companion => ({
  draw: (p, { hero, tilt = 0 }) =>
    p.in(0, 0, tilt, 1, 1, () => p.in(WRIST, 0, 0, 1, 1, () => paint(p, hero?.skin ?? '#b9805a'))),
  box: { x: -250, y: -190, width: 400, height: 330 },
  shadow: 0,
});

/** The child's own hand, near; what lies in it is painted between the two. */
export const OPEN_HAND: Readonly<Record<string, Companion>> = {
  openPalm: kind(palm),
  openThumb: kind(thumb),
};
