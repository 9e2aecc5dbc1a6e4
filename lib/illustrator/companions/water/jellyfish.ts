import { ellipse, mix, type Painter, tint } from '@/lib/illustrator/paint';
import { type Tones, tonesOf } from '../kit/coat';
import { eyes } from '../kit/eyes';
import { mouth } from '../kit/mouth';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import { gloss } from './parts';

const BELL = blob(
  '-92,6 -86,-44 -54,-88 0,-104 54,-88 88,-44 94,6! 80,18 62,8! 46,22 26,10! 4,24 -18,10! -40,22 -58,8! -78,20',
  7,
);
const VEILS = [
  '-30,4 -44,44 -24,76 -42,112 -28,140',
  '2,6 16,48 -6,82 12,120 -2,150',
  '32,4 46,42 28,74 46,106 34,132',
] as const;
const THREADS = [
  '-72,8 -84,48 -68,84 -86,122 -78,156',
  '-52,10 -58,60 -46,104 -62,150 -52,176',
  '60,10 52,58 68,96 54,140 64,166',
  '76,8 90,42 74,82 92,116 82,144',
] as const;

function trails(p: Painter, tones: Tones, sway: number) {
  p.in(0, 0, sway, 1, 1, () => {
    for (const line of THREADS) p.fill(stroke(line, 3.4, 3, 2.4, 1.6, 0.6), tones.light, { alpha: 0.75 });
    for (const [i, line] of VEILS.entries()) {
      const veil = stroke(line, 14, 13, 12, 8, 2);
      p.form(veil, i === 1 ? mix(tones.base, tones.pale, 0.4) : tones.base, { depth: 6, shadow: 0.07, light: 0 });
      p.fill(stroke(line, 1, 2.6, 2, 1.4, 0.4), tint(tones.light, 0.2), { alpha: 0.6 });
    }
  });
}

function draw(p: Painter, { mood, colour = '#b79ae0' }: CompanionLook) {
  const tones = tonesOf(colour);
  const glow = mood.eyes === 'closed' ? 0.22 : 0.38;
  p.soft(0, -16, 158, 150, tint(colour, 0.25), glow);
  p.in(0, 0, mood.ears === 'low' ? -0.07 : 0.1, 1, mood.ears === 'low' ? 0.96 : 1, () => {
    trails(p, tones, mood.ears === 'up' ? 0.05 : -0.03);
    p.form(ellipse(0, 8, 84, 12), tones.far, { depth: 4 });
    p.form(BELL, tones.base, { depth: 16, softness: 12, light: 0.1 });
    p.clip(BELL, () => {
      p.soft(0, -40, 76, 60, tones.pale, 0.5);
      for (const line of [
        '-70,10 -62,-30 -34,-76',
        '-30,12 -28,-40 -14,-92',
        '34,12 34,-40 18,-92',
        '72,10 66,-30 38,-76',
      ])
        p.fill(stroke(line, 3, 2.4, 0.8), tones.base, { alpha: 0.5 });
      for (const [x, y, r] of [
        [-58, -52, 6],
        [-44, -70, 4.4],
        [-66, -30, 4],
        [50, -64, 6],
        [64, -44, 4],
        [8, -90, 5],
        [-12, -86, 3.4],
      ] as const)
        p.soft(x, y, r * 1.7, r * 1.5, '#fffdf2', 0.85, 0, 0.7);
      p.soft(0, 18, 96, 14, tones.dark, 0.3);
    });
    gloss(
      p,
      [
        [-72, -44],
        [-50, -78],
        [-16, -94],
      ],
      8,
      tones.base,
    );
    for (const side of [-1, 1]) p.soft(6 + side * 46, -16, 15, 10, '#f0708a', 0.5);
    eyes(p, 6, mood, { y: -38, gap: 27, size: 14, coat: tones.base, iris: '#5a5aa8' }, 0.35);
    mouth(p, 9, -22, 1.3, mood, false);
  });
}

export const JELLYFISH: Readonly<Record<string, Companion>> = {
  jellyfish: {
    draw,
    box: { x: -165, y: -175, width: 330, height: 360 },
    shadow: 0,
    light: { y: -20, reach: 330, colour: '#d8c4ff' },
  },
};
