import { type Painter, union } from '@/lib/illustrator/paint';
import { fur, type Tones, tonesOf } from '../kit/coat';
import { head } from '../kit/head';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';
import { gloss, spots } from './parts';

const FACE = blob('0,-42 26,-38 44,-18 48,6 38,28 20,40 0,43 -20,40 -38,28 -46,6 -42,-18 -26,-38');

function sealHead(p: Painter, mood: Mood, tones: Tones) {
  head(p, mood, {
    face: FACE,
    colour: tones.base,
    yaw: 0.4,
    hairs: 10,
    eyes: { y: -6, gap: 20, size: 12, iris: '#4a3630' },
    muzzle: { y: 19, rx: 23, ry: 15, colour: tones.pale },
    nose: { y: 10, size: 0.95, colour: '#3a2c36' },
    mouth: { y: 18, size: 0.98 },
    cheeks: { y: 14, gap: 35 },
    marks: () =>
      spots(
        p,
        [
          [-22, -30, 4],
          [-10, -35, 3],
          [28, -30, 3.6],
          [-30, -20, 2.6],
        ],
        tones.dark,
        0.35,
      ),
  });
  for (const side of [-1, 1])
    for (const [i, v] of [16, 21, 26].entries())
      p.line(
        [
          [5 + side * 14, v],
          [5 + side * 30, v - 3 + i * 2.6],
          [5 + side * 44, v - 1 + i * 6],
        ],
        1.7,
        '#fffaf0',
        0.9,
        [1, 0.7, 0.2],
      );
}

function draw(p: Painter, { mood, colour = '#9aa7b4' }: CompanionLook) {
  const tones = tonesOf(colour);
  const up = mood.ears === 'up';
  p.in(-150, -24, up ? 0.34 : 0, 1, 1, () => {
    p.form(blob('14,-10 -12,-26 -34,-48 -30,-56 -6,-46 22,-22'), tones.far, { depth: 5 });
    p.form(blob('16,8 -18,2 -46,-14 -50,-26 -24,-24 18,-8'), tones.base, { depth: 5 });
  });
  p.form(blob('70,-40 96,-34 118,-6 112,2 86,0 60,-18'), tones.far, { depth: 6 });
  const body = blob(
    '-162,-26 -130,-44 -80,-66 -24,-84 16,-118 44,-136 74,-120 88,-76 80,-28 44,-4 -40,2 -110,-4 -150,-12',
  );
  const mass = union(body, stroke('30,-90 46,-130', 48, 40));
  p.form(mass, tones.base, { depth: 16, softness: 11 });
  p.clip(mass, () => {
    p.form(blob('60,-128 96,-120 100,-20 40,14 -60,14 -140,4 -70,-14 6,-30 44,-76'), tones.pale, {
      depth: 10,
      shadow: 0.08,
    });
    spots(
      p,
      [
        [-96, -44, 7],
        [-76, -52, 5],
        [-54, -56, 8],
        [-30, -66, 6],
        [-66, -36, 5],
        [-112, -30, 5],
        [-8, -82, 6],
        [4, -98, 5],
        [-40, -42, 4],
      ],
      tones.dark,
      0.34,
    );
  });
  fur(p, body, tones.base, { count: 16, length: 12, lie: 2.7 });
  gloss(
    p,
    [
      [-112, -42],
      [-66, -62],
      [-22, -76],
    ],
    6,
    tones.base,
  );
  p.form(blob('16,-42 44,-46 52,-26 34,-6 0,4 -26,2 -24,-8 0,-18'), tones.base, { depth: 7 });
  for (const x of [-12, 0])
    p.line(
      [
        [x - 6, 0],
        [x + 6, -6],
      ],
      2.4,
      tones.dark,
      0.5,
    );
  p.soft(44, -116, 36, 14, tones.dark, 0.32);
  p.in(50, -154, mood.ears === 'low' ? 0.14 : -0.06, 1.24, 1.24, () => sealHead(p, mood, tones));
}

export const SEAL: Readonly<Record<string, Companion>> = {
  seal: { draw, box: { x: -210, y: -215, width: 335, height: 230 }, shadow: 120, hold: [34, -104] },
};
