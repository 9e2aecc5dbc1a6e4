import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../kit/outline';
import type { Companion } from '../model';

/** The sweater of the child at the clinic; the same as its outfit. */
export const RASPBERRY = '#b8325e';

/** Half the height of a head above its middle: these are painted around a point there, in units of the head's figure. */
const TO_FIGURE = 1 / 0.44;

/** The collar pulled up to the eyes. */
function collar(p: Painter) {
  p.form(blob('-50,112! -24,120 0,123 24,120 50,112! 56,150 60,186! 0,200 -60,186! -56,150', 8), RASPBERRY, {
    depth: 12,
  });
  for (const x of [-36, -18, 0, 18, 36]) p.fill(stroke(`${x},124 ${x * 1.1},184`, 1.4, 1.8), shade(RASPBERRY, 0.16));
  p.fill(stroke('-50,113 -24,121 0,124 24,121 50,113', 2.4, 2.4), tint(RASPBERRY, 0.25));
}

/** The front with an arm inside, and the sleeve that hangs empty. */
function sleeve(p: Painter) {
  p.form(blob('-44,180! -40,168 0,176 34,170 40,190 42,240 40,288! -4,294 -44,288!', 7), RASPBERRY, { depth: 8 });
  p.form(blob('-34,236 -20,214 14,208 30,226 26,256 -4,266 -30,260', 8), tint(RASPBERRY, 0.06), { depth: 12 });
  p.fill(stroke('-36,262 -8,272 28,262', 1.6, 2.4, 1.6), shade(RASPBERRY, 0.24));
  p.form(blob('-40,172! -58,186 -70,230 -66,276 -74,330! -46,336! -40,290 -44,246 -32,214', 8), RASPBERRY, {
    depth: 9,
  });
  p.fill(stroke('-58,244 -52,254 -58,268', 1.2, 2, 1.2), shade(RASPBERRY, 0.26));
  p.form(blob('-78,322! -44,328! -46,350! -80,344!', 3), shade(RASPBERRY, 0.12), { depth: 4 });
  p.fill(ellipse(-63, 347, 16, 4, 0.18), '#4a1226');
}

const worn = (paint: (p: Painter) => void): Companion => ({
  draw: (p) => p.in(0, 0, 0, TO_FIGURE, TO_FIGURE, () => paint(p)),
  box: { x: -260, y: 0, width: 520, height: 900 },
  shadow: 0,
});

/** Worn on a head's place, which goes with the child wherever it sits. */
export const SWEATER: Readonly<Record<string, Companion>> = {
  collarUp: worn(collar),
  sleeveEmpty: worn(sleeve),
  sleeveAndCollar: worn((p) => {
    sleeve(p);
    collar(p);
  }),
};
