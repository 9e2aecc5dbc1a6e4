import { type Painter, taper } from '@/lib/illustrator/paint';
import { fur, type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { fringe } from '../kit/fringe';
import { head } from '../kit/head';
import { blob, knots } from '../kit/outline';
import { sitter } from '../kit/seated';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const SLATE = '#7f8796';
const FACE = blob('0,-38 24,-34 42,-14 48,8 38,26 20,38 0,42 -20,38 -38,26 -48,8 -42,-14 -24,-34');

function wolfHead(p: Painter, mood: Mood, tones: Tones, roll: number) {
  p.in(0, 0, roll, 1, 1, () => {
    ears(p, mood, {
      outer: '-18,10! -17,-12 -6,-36 2,-44! 12,-32 20,-8 20,12!',
      inner: '-9,12 -9,-8 0,-30 10,-16 13,12',
      colour: tones.base,
      at: [28, -24],
      lean: 0.22,
      yaw: 0.5,
    });
    head(p, mood, {
      face: fringe(FACE, { size: ([, y]) => (y > 2 ? 11 : 0), spacing: 14, hang: 0.35 }),
      colour: tones.base,
      yaw: 0.5,
      eyes: { y: -2, gap: 19, size: 9, iris: '#5f9ac0' },
      muzzle: { y: 21, rx: 19, ry: 16, colour: tones.pale },
      nose: { y: 10, size: 1.04, colour: '#2f2a34' },
      mouth: { y: 19, size: 0.92 },
      cheeks: { y: 16, gap: 34 },
      marks: (x) => {
        for (const side of [-1, 1]) {
          p.soft(x + side * 36, 18, 22, 18, tones.pale, 0.95);
          p.soft(x + side * 19, -19, 10, 7, tones.pale, 0.9);
        }
        p.fill(blob(`${x},-4 ${x + 7},-22 ${x + 12},-42 ${x - 12},-42 ${x - 7},-22`), tones.dark, {
          alpha: 0.5,
          blur: 2,
        });
      },
    });
  });
}

function pup(p: Painter, { mood, colour = SLATE }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(0, 0, 0, 0.98, 0.98, () => {
    const brush = taper(knots('-26,-10 -58,-8 -80,-30 -80,-60 -72,-78'), [7, 14, 17, 12, 2]);
    p.form(fringe(brush, { size: ([, y]) => (y > -2 ? 0 : 5), spacing: 13, hang: -0.2 }), tones.base, { depth: 8 });
    fur(p, brush, tones.base, { count: 14, length: 13, lie: -1.1 });
    sitter(p, { tones, paw: tones.pale, leg: [11, 8], shaggy: 5, bib: { colour: tones.pale, size: 1.08 } });
    p.in(12, -124, 0, 1.1, 1.1, () => wolfHead(p, mood, tones, -0.1));
  });
}

export const WOLF: Readonly<Record<string, Companion>> = {
  wolfPup: { draw: pup, box: { x: -110, y: -205, width: 195, height: 220 }, shadow: 48, hold: [12, -66] },
};
