import { type Painter, taper } from '@/lib/illustrator/paint';
import { CREAM, fur, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { paw } from '../kit/feet';
import { head } from '../kit/head';
import { blob, knots, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';

const GREY = '#a99a9c';
const PINK = '#f0b0a8';
const FACE = blob('0,-32 22,-28 36,-12 40,8 30,26 14,36 0,38 -14,36 -30,26 -40,8 -36,-12 -22,-28');

function draw(p: Painter, { mood, colour = GREY }: CompanionLook) {
  const tones = tonesOf(colour);
  p.in(0, 0, 0, 0.72, 0.72, () => {
    p.form(taper(knots('-28,-6 -60,-4 -80,-22 -72,-50 -86,-66'), [4, 3.6, 3, 2.4, 1.6]), PINK, { depth: 2 });
    const body = blob('-8,-66 -30,-44 -36,-14 -20,3 22,3 34,-14 28,-44 14,-66');
    p.form(body, tones.base, { depth: 9 });
    fur(p, body, tones.base, { count: 10, length: 8 });
    p.form(blob('0,-58 18,-56 26,-30 18,-4 2,-4 -6,-28'), CREAM, { depth: 5, shadow: 0.07 });
    for (const [line, x, y] of [
      ['-8,-52 4,-42 14,-38', 16, -33],
      ['24,-52 34,-44 30,-38', 30, -33],
    ] as const) {
      p.form(stroke(line, 7, 6, 5), tones.base, { depth: 3 });
      paw(p, x, y, 11, PINK);
    }
    paw(p, -8, 5, 24, PINK);
    paw(p, 24, 5, 22, PINK);
    p.in(8, -90, 0.08, 1, 1, () => {
      ears(p, mood, {
        outer: '-20,14 -26,-8 -14,-28 6,-32 24,-18 26,4 14,18',
        inner: '-12,10 -16,-6 -8,-20 6,-22 17,-12 18,3 9,12',
        innerColour: PINK,
        colour: tones.base,
        at: [32, -26],
        lean: 0.2,
        swing: 0.9,
        yaw: 0.5,
      });
      head(p, mood, {
        face: FACE,
        colour: tones.base,
        yaw: 0.55,
        hairs: 10,
        eyes: { y: -1, gap: 17, size: 8.8, iris: '#5a3a3c' },
        muzzle: { y: 21, rx: 16, ry: 13, colour: tones.pale },
        nose: { y: 14, size: 0.7, colour: '#e07a80' },
        mouth: { y: 18, size: 0.66 },
        cheeks: { y: 14, gap: 28 },
      });
      for (const side of [-1, 1])
        for (const v of [-2, 4])
          p.line(
            [
              [8 + side * 14, 22 + v * 0.4],
              [7 + side * 42, 20 + v * 2.4],
            ],
            1.3,
            '#fffaf0',
            0.8,
            [1, 0.9, 0.2],
          );
    });
  });
}

export const MOUSE: Readonly<Record<string, Companion>> = {
  mouse: { draw, box: { x: -70, y: -120, width: 130, height: 135 }, shadow: 26 },
};
