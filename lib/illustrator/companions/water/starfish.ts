import { ellipse, type Painter, tint } from '@/lib/illustrator/paint';
import { tonesOf } from '../kit/coat';
import { eyes } from '../kit/eyes';
import { mouth } from '../kit/mouth';
import { blob } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';

const BODY = {
  up: '-6,-176 10,-178 20,-158 34,-122 62,-128 96,-144 108,-136 102,-120 74,-90 52,-74 58,-44 62,-8 48,2 34,-4 16,-28 0,-38 -16,-28 -36,-2 -50,2 -60,-10 -56,-44 -48,-76 -78,-86 -104,-96 -108,-110 -96,-118 -60,-116 -32,-122 -20,-156',
  low: '-4,-172 10,-174 20,-156 34,-120 62,-106 96,-84 104,-70 92,-60 66,-68 50,-66 56,-42 62,-8 48,2 34,-4 16,-28 0,-38 -16,-28 -36,-2 -50,2 -60,-10 -54,-42 -48,-66 -70,-66 -94,-56 -106,-66 -96,-80 -60,-106 -32,-120 -20,-154',
} as const;
const DOTS = [
  [5, -160, 5],
  [7, -144, 4.4],
  [-8, -128, 3.6],
  [20, -128, 3.6],
  [-48, -34, 4],
  [-47, -17, 4.6],
  [47, -34, 4],
  [48, -17, 4.6],
  [-38, -48, 3],
  [38, -48, 3],
] as const;
const HANDS = {
  up: [
    [-92, -106, 5],
    [-76, -102, 4.4],
    [-60, -98, 3.6],
    [96, -132, 5],
    [82, -122, 4.4],
    [68, -112, 3.6],
  ],
  low: [
    [-94, -68, 5],
    [-78, -76, 4.4],
    [-62, -84, 3.6],
    [92, -72, 5],
    [78, -80, 4.4],
    [64, -88, 3.6],
  ],
} as const;

function draw(p: Painter, { mood, colour = '#f08a5a' }: CompanionLook) {
  const tones = tonesOf(colour);
  const pose = mood.ears === 'low' || mood.eyes === 'closed' ? 'low' : 'up';
  p.in(0, 0, pose === 'up' ? 0.04 : -0.02, 1, 1, () => {
    const body = blob(BODY[pose]);
    p.form(body, tones.base, { depth: 15, softness: 10 });
    p.clip(body, () => {
      p.soft(2, -84, 58, 52, tones.light, 0.55);
      for (const [x, y, r] of [...DOTS, ...HANDS[pose]]) {
        p.fill(ellipse(x + 0.8, y + 1.4, r), tones.dark, { alpha: 0.35 });
        p.fill(ellipse(x, y, r), tint(tones.light, 0.16));
      }
    });
    for (const side of [-1, 1]) p.soft(5 + side * 36, -72, 12, 8, '#f0605a', 0.5);
    eyes(p, 5, mood, { y: -92, gap: 21, size: 12.4, coat: tones.base, iris: '#7a4a6a' }, 0.35);
    mouth(p, 8, -78, 1.2, mood, false);
  });
}

export const STARFISH: Readonly<Record<string, Companion>> = {
  starfish: { draw, box: { x: -115, y: -190, width: 235, height: 200 }, shadow: 60, hold: [2, -50] },
};
