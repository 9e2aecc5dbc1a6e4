import { type Painter, taper } from '@/lib/illustrator/paint';
import { CREAM, type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { fringe } from '../kit/fringe';
import { head } from '../kit/head';
import { blob, knots } from '../kit/outline';
import { sitter } from '../kit/seated';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const TAUPE = '#948a8c';
const MASK = '#453a42';
const FACE = blob('0,-36 24,-33 42,-15 48,8 40,24 20,36 0,39 -20,36 -40,24 -48,8 -42,-15 -24,-33');

function raccoonHead(p: Painter, mood: Mood, tones: Tones) {
  p.in(0, 0, 0.07, 1, 1, () => {
    ears(p, mood, {
      outer: '-15,9 -15,-10 -7,-26 3,-28 14,-16 16,9',
      inner: '-8,8 -8,-8 0,-19 8,-9 9,8',
      innerColour: '#e8c8c0',
      colour: tones.dark,
      at: [31, -24],
      lean: 0.4,
      yaw: 0.5,
    });
    head(p, mood, {
      face: fringe(FACE, { size: ([x, y]) => (y > 2 && Math.abs(x) > 16 ? 10 : 0), spacing: 13, hang: 0.3 }),
      colour: tones.base,
      yaw: 0.5,
      eyes: { y: -1, gap: 19, size: 8.6, iris: '#a86a34', coat: MASK, brow: CREAM },
      muzzle: { y: 20, rx: 19, ry: 15 },
      nose: { y: 11, size: 0.98, colour: '#2f262c' },
      mouth: { y: 19, size: 0.86 },
      marks: (x) => {
        for (const side of [-1, 1]) {
          p.fill(
            blob(
              `${x + side * 6},-12 ${x + side * 22},-22 ${x + side * 44},-16 ${x + side * 60},-20 ${x + side * 62},2 ${x + side * 44},6 ${x + side * 26},2 ${x + side * 10},4`,
            ),
            CREAM,
          );
          p.form(
            blob(
              `${x + side * 5},-4 ${x + side * 17},-14 ${x + side * 34},-8 ${x + side * 56},4 ${x + side * 56},18 ${x + side * 36},14 ${x + side * 18},13 ${x + side * 8},8`,
            ),
            MASK,
            { depth: 4, light: 0 },
          );
        }
        p.fill(blob(`${x},-40 ${x + 5},-24 ${x + 4},0 ${x - 4},0 ${x - 5},-24`), tones.dark, { alpha: 0.7 });
      },
    });
  });
}

function draw(p: Painter, { mood, colour = TAUPE }: CompanionLook) {
  const tones = tonesOf(colour);
  const line = '-24,-10 -56,-8 -82,-30 -84,-64 -70,-90';
  const brush = fringe(taper(knots(line), [8, 15, 18, 16, 7]), {
    size: ([, y]) => (y > -2 ? 0 : 4),
    spacing: 12,
    hang: -0.2,
  });
  p.form(brush, tones.light, { depth: 8 });
  p.clip(brush, () => {
    for (const [x, y, a] of [
      [-46, -8, 1.4],
      [-70, -20, 0.7],
      [-84, -44, 0.05],
      [-80, -68, -0.4],
      [-70, -90, -0.6],
    ] as const)
      p.soft(x, y, 26, 9, MASK, 0.95, a, 0.7);
  });
  p.in(0, 0, 0, 0.94, 0.94, () =>
    sitter(p, { tones, paw: MASK, leg: [10, 8], shaggy: 4, bib: { colour: tones.pale, size: 0.9 } }),
  );
  p.in(11, -116, 0, 1.04, 1.04, () => raccoonHead(p, mood, tones));
}

export const RACCOON: Readonly<Record<string, Companion>> = {
  raccoonSit: { draw, box: { x: -115, y: -180, width: 195, height: 195 }, shadow: 46, hold: [12, -64] },
};
