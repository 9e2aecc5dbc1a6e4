import { type Painter, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../kit/outline';
import type { Companion } from '../model';

const SLEEVE = '#57709a';
const TROUSERS = '#6d6356';

function arm(p: Painter) {
  p.form(blob('150,-80! 620,-120! 620,130! 150,90!', 4), SLEEVE, { depth: 20 });
  p.form(blob('120,-70! 176,-84! 176,92! 120,80!', 4), tint(SLEEVE, 0.25), { depth: 8 });
}

/** Somebody who sits beside, of whom the page shows an arm and a leg; the hand holds a cuff at 0, 0 like a hand. */
function besideHolding(p: Painter, skin: string) {
  p.form(stroke('560,-190 380,-190 250,-176', 92, 84, 66), TROUSERS, { depth: 18 });
  p.form(stroke('252,-172 232,-20 240,130', 64, 50, 46), shade(TROUSERS, 0.06), { depth: 14 });
  p.form(blob('196,124! 284,124! 290,176! 120,176! 130,150 176,142', 6), '#5a4432', { depth: 6 });
  p.form(stroke('560,-520 330,-270 100,-40', 92, 78, 52), SLEEVE, { depth: 20 });
  p.form(stroke('118,-58 76,-14', 50, 46), tint(SLEEVE, 0.25), { depth: 6 });
  p.form(blob('82,-44 34,-50 -20,-28 -28,20 4,44 62,30 92,0', 8), skin, { depth: 12 });
  for (const [u, v] of [
    [-26, -10],
    [-22, 16],
    [-6, 38],
  ] as const)
    p.form(stroke(`40,${v - 8} 6,${v} ${u},${v + 6}`, 17, 17, 14), tint(skin, 0.03), { depth: 5 });
  p.form(stroke('58,-30 16,-34 -14,-22', 18, 17, 13), tint(skin, 0.05), { depth: 6 });
}

/** The fingers are around something. */
function holding(p: Painter, skin: string) {
  arm(p);
  p.form(blob('134,-66 50,-78 -30,-60 -40,20 40,80 134,72', 8), skin, { depth: 14 });
  for (const [u, v] of [
    [-44, -58],
    [-60, -20],
    [-56, 20],
    [-36, 54],
  ] as const)
    p.form(stroke(`70,${v * 0.8} 0,${v} ${u},${v + 6}`, 24, 24, 21), tint(skin, 0.03), { depth: 6 });
  p.form(stroke('126,-44 60,-86 -22,-84', 27, 25, 20), tint(skin, 0.06), { depth: 8 });
  p.fill(stroke('-34,-92 -20,-94 -10,-90', 4, 6, 4), tint(skin, 0.2), { alpha: 0.8 });
}

const HAND_BOX = { x: -640, y: -300, width: 1280, height: 600 } as const;
const PERSON_BOX = { x: -80, y: -680, width: 780, height: 900 } as const;

const kind = (paint: (p: Painter, skin: string) => void, box: Companion['box'] = HAND_BOX): Companion => ({
  draw: (p, { hero, tilt = 0 }) => p.in(0, 0, tilt, 1, 1, () => paint(p, shade(hero?.skin ?? '#b9805a', 0.05))),
  box,
  shadow: 0,
});

/** A hand of somebody big of the family with its cuff, from the right edge. */
export const BIG_HAND: Readonly<Record<string, Companion>> = {
  bigSitsBeside: kind(besideHolding, PERSON_BOX),
  bigHandHolds: kind(holding),
};
