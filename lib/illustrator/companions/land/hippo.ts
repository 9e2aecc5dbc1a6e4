import { ellipse, type Painter } from '@/lib/illustrator/paint';
import { type Tones, tonesOf } from '../kit/coat';
import { ears } from '../kit/ears';
import { eyes } from '../kit/eyes';
import { mouth } from '../kit/mouth';
import { nostrils } from '../kit/nose';
import { blob, stroke } from '../kit/outline';
import { quadruped, WALK } from '../kit/quadruped';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const MAUVE = '#a08fac';

function hippoHead(p: Painter, mood: Mood, tones: Tones) {
  p.in(0, 0, -0.05, 1, 1, () => {
    ears(p, mood, {
      outer: '-9,8 -11,-8 -3,-18 7,-15 11,-2 8,8',
      inner: '-4,6 -5,-6 1,-11 6,-4 5,5',
      colour: tones.base,
      at: [27, -34],
      lean: 0.35,
      yaw: 0.5,
    });
    p.form(blob('0,-44 24,-40 36,-22 36,4 24,18 -22,18 -34,4 -36,-22 -22,-40'), tones.base, { depth: 9 });
    const snout = blob('6,-4 34,-2 56,12 62,32 50,50 8,56 -34,50 -46,30 -40,10 -20,-2');
    p.form(snout, tones.light, { depth: 10, softness: 7 });
    p.clip(snout, () => p.soft(8, 56, 50, 22, '#e8b0b8', 0.6));
    for (const side of [-1, 1]) p.soft(8 + side * 42, 26, 14, 10, '#f0785a', 0.4);
    eyes(p, 6, mood, { y: -20, gap: 18, size: 8.6, coat: tones.base, iris: '#7a5260' }, 0.5);
    nostrils(p, 10, 8, 13, 4, tones.dark);
    p.in(9, 24, 0, 2, 1.35, () => mouth(p, 0, 0, 0.95, mood, false));
    if (mood.mouth === 'open') for (const u of [-11, 11]) p.form(ellipse(9 + u, 37, 4.4, 5), '#fff6e6', { depth: 1.6 });
    for (const [x, y] of [
      [-26, 22],
      [-31, 29],
      [-22, 30],
      [42, 22],
      [47, 29],
      [38, 30],
    ] as const)
      p.soft(x, y, 1.8, 1.8, tones.dark, 0.8);
  });
}

function draw(p: Painter, { mood, colour = MAUVE }: CompanionLook) {
  const tones = tonesOf(colour);
  p.form(stroke('-116,-146 -138,-134 -142,-114', 8, 6, 7), tones.base, { depth: 3 });
  quadruped(p, {
    length: 128,
    back: 190,
    girth: 132,
    leg: [76, 56],
    tones,
    arch: 9,
    sag: 4,
    hock: 0,
    gait: { ...WALK, nearFore: [-0.1, 0], nearHind: [0.08, 0], farFore: [0.24, 0.06], farHind: [-0.16, 0] },
    foot: { kind: 'pad', width: 62, colour: '#f0dcd8' },
    neck: [stroke('50,-130 86,-140 104,-146', 58, 56, 50)],
    marks: () => {
      p.soft(0, -70, 90, 26, '#e4b4bc', 0.6);
      p.fill(stroke('78,-196 88,-170 84,-140', 0.6, 2.2, 0.6), tones.dark, { alpha: 0.3 });
    },
  });
  p.soft(98, -134, 46, 50, tones.dark, 0.32);
  p.in(116, -160, 0, 1.55, 1.55, () => hippoHead(p, mood, tones));
}

export const HIPPO: Readonly<Record<string, Companion>> = {
  hippo: { draw, box: { x: -160, y: -255, width: 385, height: 265 }, shadow: 124 },
};
