import { type Painter, shade, union } from '@/lib/illustrator/paint';
import { fur, tonesOf } from '../kit/coat';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { longBeak } from './long-beak';
import { birdHead } from './parts';

function draw(p: Painter, { mood, colour = '#f293a6' }: CompanionLook) {
  const tones = tonesOf(colour);
  const leg = shade(colour, 0.08);
  const low = mood.ears === 'low';
  p.form(stroke('-14,-150 26,-112 18,-96', 8, 5.6, 6), shade(leg, 0.05), { depth: 3 });
  p.form(stroke('18,-96 -16,-92 -40,-98', 6, 4.6, 4.4), shade(leg, 0.05), { depth: 2 });
  p.form(blob('-38,-101 -54,-108 -62,-98! -54,-96 -60,-88! -44,-90'), shade(leg, 0.05), { depth: 2 });
  p.form(stroke('2,-150 0,-84 4,-8', 8, 6, 5), leg, { depth: 3 });
  p.form(stroke('0,-88 1,-76', 8, 8), leg, { depth: 3 });
  p.form(blob('-4,-8! 8,-9 28,-3! 24,2 16,0! 12,5 3,2! -8,4'), leg, { depth: 3 });
  p.form(blob('-68,-196 -100,-186 -124,-160! -100,-158 -104,-144! -76,-152 -50,-164'), tones.far, { depth: 6 });
  const body = blob('-84,-176 -66,-206 -28,-222 16,-218 48,-198 54,-172 34,-146 -6,-134 -50,-144');
  const neck = low
    ? stroke('30,-186 74,-202 84,-244 58,-272 62,-304 84,-316', 30, 19, 14, 13, 14, 16)
    : stroke('30,-186 76,-206 82,-254 46,-288 46,-328 74,-344', 30, 19, 14, 13, 14, 16);
  const mass = union(body, neck);
  p.form(mass, tones.base, { depth: 13, softness: 9 });
  p.clip(mass, () => {
    p.soft(0, -140, 64, 18, tones.dark, 0.3);
    p.soft(44, -196, 22, 24, tones.light, 0.6);
  });
  fur(p, blob('20,-210 60,-210 60,-170 20,-160'), tones.base, { count: 10, length: 10, lie: 1.9 });
  p.in(0, 0, mood.ears === 'up' ? 0.03 : 0, 1, 1, () => {
    const long = union(stroke('0,-176 -50,-162 -98,-160', 12, 12, 5), stroke('4,-164 -42,-150 -86,-146', 11, 11, 5));
    p.form(long, shade(colour, 0.11), { depth: 5 });
    p.form(
      union(stroke('6,-188 -44,-178 -92,-176', 12, 13, 6), stroke('14,-172 -32,-160 -76,-158', 11, 12, 5)),
      tones.far,
      { depth: 5 },
    );
    p.form(blob('34,-190 18,-208 -18,-212 -50,-200 -62,-184 -30,-166 10,-162 30,-172'), tones.base, { depth: 8 });
    for (const [x, y] of [
      [-32, -192],
      [-14, -198],
      [-18, -182],
      [2, -188],
      [14, -176],
      [-4, -174],
    ] as const)
      p.line(
        [
          [x - 9, y - 2],
          [x - 6, y + 6],
          [x + 3, y + 6],
        ],
        2.2,
        tones.dark,
        0.5,
      );
  });
  p.in(84, low ? -318 : -348, low ? 0.2 : 0.02, 1.16, 1.16, () =>
    birdHead(p, mood, {
      tones,
      iris: '#d8a83a',
      beak: () =>
        p.in(15, 15, 0.42, 1, 1, () =>
          longBeak(p, mood, { length: 42, height: 22, colour: '#fbe2cc', bend: 0.42, tip: '#3a3040' }),
        ),
    }),
  );
}

export const FLAMINGO: Readonly<Record<string, Companion>> = {
  flamingo: { draw, box: { x: -135, y: -400, width: 280, height: 415 }, shadow: 40 },
};
