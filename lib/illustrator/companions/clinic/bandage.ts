import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../kit/outline';
import type { Companion } from '../model';

const STRIP = '#f0c08f';
const RED = '#e2433f';

function dots(p: Painter, sides: readonly number[]) {
  for (const x of sides) for (const y of [-10, 10]) p.fill(ellipse(x, y, 3), shade(STRIP, 0.2));
}

function feet(p: Painter) {
  for (const side of [-1, 1]) {
    p.fill(stroke(`${side * 15},20 ${side * 16},44`, 6, 6), shade(RED, 0.15));
    p.form(ellipse(side * 18, 48, 16, 10), RED, { depth: 4 });
  }
}

/** A strip around the middle. */
function strip(p: Painter) {
  p.fill(blob('-76,-18 76,-22 82,34 -78,36', 6), '#3a1f24', { alpha: 0.2 });
  p.form(blob('-64,-27! 64,-27! 82,-14 82,14 64,27! -64,27! -82,14 -82,-14', 6), STRIP, { depth: 6 });
  p.fill(blob('-26,-25! 26,-25! 26,25! -26,25!', 2), tint(STRIP, 0.4));
  dots(p, [-62, -46, 46, 62]);
}

/** A strip that has been worn all day. */
const WORN_STRIP = '#d2934f';

/** Somebody small and asleep, a cheek on the pad. */
function asleep(p: Painter) {
  p.form(ellipse(-92, 16, 58, 54), RED, { depth: 14 });
  for (const side of [-1, 1]) {
    const x = -92 + side * 22;
    p.soft(x + side * 6, 26, 13, 9, '#ff9a86', 0.6);
    p.fill(stroke(`${x - 12},8 ${x},16 ${x + 12},8`, 2.2, 4.2, 2.2), '#3a1f24');
  }
  p.fill(ellipse(-92, 34, 7, 8), '#7a1a2a');
}

/** The strip across an arm as a blanket over somebody asleep; its corner, at the origin, is lifted. */
function blanket(p: Painter) {
  // Its shadow on the skin parts it from the arm, whatever the colours of both.
  p.fill(blob('-168,46! -90,56 -16,50! -14,134! -92,152 -170,134!', 6), '#5a2a1c', { alpha: 0.26 });
  asleep(p);
  p.form(blob('-160,40! -146,38 -92,54 -40,46! -26,66 -26,126! -92,142 -158,126!', 7), WORN_STRIP, { depth: 10 });
  p.form(blob('-134,50! -92,58 -54,52! -54,100! -92,108 -134,98!', 4), tint(WORN_STRIP, 0.26), { depth: 4 });
  for (const x of [-138, -118, -92, -66, -46])
    p.fill(ellipse(x, 122 - Math.abs(x + 92) * 0.08, 3.4), shade(WORN_STRIP, 0.2));
  // The corner in the fingers shows its pale inner side.
  p.form(blob('-62,50! -34,22 -4,-8! 10,10 0,40 -26,70!', 7), tint(WORN_STRIP, 0.3), { depth: 6 });
}

/** Wet cotton. */
function cotton(p: Painter) {
  p.form(blob('-34,10 -38,-14 -20,-30 4,-34 28,-26 38,-4 30,18 8,28 -16,26', 8), '#ffffff', { depth: 10 });
  for (const [x, y] of [
    [-44, 26],
    [40, 30],
  ] as const)
    p.fill(ellipse(x, y, 5, 8), '#9fd3ea');
}

/** What the cotton leaves: a wet stroke on the skin, and drops. */
function shine(p: Painter) {
  p.fill(stroke('-20,-34 -26,0 -16,40', 10, 15, 8), '#dff4fb', { alpha: 0.75 });
  p.fill(stroke('-25,-22 -29,4 -25,22', 2, 4, 2), '#ffffff');
  for (const [x, y] of [
    [-12, 62],
    [2, 78],
  ] as const)
    p.fill(ellipse(x, y, 4.5, 7), '#8fcbe6');
}

/** A towel over a forearm, whose elbow is on the right, with two stripes near its hem. */
function towel(p: Painter) {
  p.form(blob('-112,-26 -40,-34 40,-16 116,22 128,110 120,214! 40,232 -40,212 -116,222! -122,90', 7), '#fffaf0', {
    depth: 12,
  });
  for (const v of [168, 190])
    p.fill(stroke(`-118,${v + 4} -40,${v - 6} 40,${v + 12} 122,${v - 2}`, 5, 5, 5, 5), '#7fc4b2');
  for (const line of ['-70,0 -60,90 -76,150', '-6,0 4,80 -8,140', '70,20 60,90 74,150'])
    p.fill(stroke(line, 2, 5, 2), '#e3d6c4');
}

const kind = (paint: (p: Painter) => void): Companion => ({
  draw: (p, { tilt = 0 }) => p.in(0, 0, tilt, 1, 1, () => paint(p)),
  box: { x: -290, y: -200, width: 420, height: 440 },
  shadow: 0,
});

/** What is laid on an arm. */
export const BANDAGE: Readonly<Record<string, Companion>> = {
  bandageWithFeet: kind((p) => {
    feet(p);
    strip(p);
  }),
  bandageBlanket: kind(blanket),
  wetCotton: kind(cotton),
  wetShine: kind(shine),
  armTowel: kind(towel),
};
