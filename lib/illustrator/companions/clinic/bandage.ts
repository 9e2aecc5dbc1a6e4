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

/** The strip as a blanket: its corner is turned back from a sleeping face. */
function blanket(p: Painter) {
  p.form(ellipse(-30, -18, 46, 43), RED, { depth: 12 });
  for (const side of [-1, 1])
    p.fill(
      stroke(`${-30 + side * 17 - 8},-30 ${-30 + side * 17},-25 ${-30 + side * 17 + 8},-30`, 1.6, 3, 1.6),
      '#3a1f24',
    );
  p.fill(stroke('-40,-13 -30,-8 -20,-13', 1.6, 3, 1.6), '#3a1f24');
  p.form(blob('-60,10! -20,4 10,-22! 64,-27! 82,-14 82,14 64,29! -60,31!', 6), STRIP, { depth: 6 });
  p.form(blob('-60,10! -20,4 10,-22! 4,14 -20,26', 6), tint(STRIP, 0.5), { depth: 4 });
  dots(p, [46, 62]);
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

const kind = (paint: (p: Painter) => void): Companion => ({
  draw: (p, { tilt = 0 }) => p.in(0, 0, tilt, 1, 1, () => paint(p)),
  box: { x: -120, y: -120, width: 240, height: 220 },
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
};
