import { mix, type Painter, shade, union } from '@/lib/illustrator/paint';
import { bill } from '../farm/poultry/parts';
import { fur, tonesOf } from '../kit/coat';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { birdHead } from './parts';

const RIPPLES = [
  ['-150,6 -80,14 10,16 100,10', 3],
  ['-110,20 -30,26 60,24 140,14', 2.6],
  ['60,2 104,4 148,0', 2.4],
  ['-180,16 -156,20 -128,20', 2],
] as const;

/** Afloat: its ground point is on the water line. */
function draw(p: Painter, { mood, colour = '#fbf7f0' }: CompanionLook) {
  const tones = tonesOf(colour);
  const low = mood.ears === 'low';
  p.soft(-8, 8, 150, 16, '#3a5a80', 0.34);
  p.form(
    union(stroke('-76,-52 -120,-66 -152,-92', 22, 15, 4), stroke('-80,-38 -124,-44 -154,-60', 20, 13, 4)),
    tones.far,
    { depth: 6 },
  );
  const body = blob('-124,-42 -96,-66 -40,-78 30,-78 74,-66 96,-38 88,-6 60,8 -10,12 -80,8 -114,-12');
  const neck = low
    ? '62,-40 106,-74 112,-122 78,-148 76,-178 96,-192'
    : '62,-40 110,-78 110,-138 72,-168 70,-208 94,-226';
  const mass = union(body, stroke(neck, 38, 25, 18, 16, 16, 18));
  p.form(mass, tones.base, { depth: 14, softness: 10 });
  p.clip(mass, () => {
    p.soft(0, 12, 120, 22, mix(tones.dark, '#7aa0c0', 0.5), 0.4);
    p.soft(84, -66, 16, 40, tones.dark, 0.16, -0.3);
  });
  fur(p, blob('50,-60 96,-60 92,-14 56,-4'), tones.base, { count: 12, length: 10, lie: 1.9 });
  const spread = mood.ears === 'up' ? -0.1 : 0;
  p.in(36, -40, -spread, 1, 1, () => {
    const rows = [
      ['-10,10 -80,16 -146,-14', '-14,-4 -86,-6 -160,-44', '-10,-18 -80,-30 -150,-72'],
      ['-6,4 -62,8 -112,-10', '-8,-10 -64,-14 -120,-38', '-6,-24 -58,-38 -108,-62'],
    ] as const;
    rows.forEach((lines, i) => {
      p.form(union(...lines.map((line) => stroke(line, 13, 14, 4))), shade(colour, i ? 0.01 : 0.045), { depth: 6 });
      for (const line of lines) p.fill(stroke(line, 0.4, 1.4, 0.4), shade(colour, 0.14), { alpha: 0.4 });
    });
    p.form(blob('22,-8 10,-34 -20,-42 -56,-34 -66,-14 -30,6 8,10'), tones.base, { depth: 8 });
    for (const [x, y] of [
      [-38, -22],
      [-18, -30],
      [-22, -12],
      [-2, -20],
      [4, -6],
    ] as const)
      p.line(
        [
          [x - 9, y - 2],
          [x - 6, y + 6],
          [x + 4, y + 6],
        ],
        2,
        tones.dark,
        0.35,
      );
  });
  p.in(104, low ? -194 : -232, low ? 0.2 : 0.03, 1.2, 1.2, () =>
    birdHead(p, mood, {
      tones,
      iris: '#6a4a3a',
      beak: () => {
        p.form(blob('3,9 7,2 14,-1 21,2 25,9 14,12'), '#3c3440', { depth: 3 });
        bill(p, 13, 14, 0.8, mood, '#ee8a34');
      },
    }),
  );
  for (const [line, r] of RIPPLES) p.fill(stroke(line, 0.4, r, r, 0.4), '#f2fbff', { alpha: 0.75 });
}

export const SWAN: Readonly<Record<string, Companion>> = {
  swan: { draw, box: { x: -190, y: -285, width: 350, height: 320 }, shadow: 0, saddle: [-10, -82] },
};
