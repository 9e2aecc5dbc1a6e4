import { type Painter, shade } from '@/lib/illustrator/paint';
import { beak } from '../farm/poultry/parts';
import { BLUSH, fur, type Tones, tonesOf } from '../kit/coat';
import { eyes } from '../kit/eyes';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const SNOW = '#fdf7ea';
const ORANGE = '#f2973c';
const FLIP = { rest: 0, up: 0.75, low: -0.12, uneven: -0.12 } as const;

function foot(p: Painter, x: number, colour: string) {
  p.form(
    blob(
      `${x - 14},-6 ${x + 2},-12 ${x + 24},-4! ${x + 22},2 ${x + 13},0! ${x + 10},5 ${x + 1},2! ${x - 6},5 ${x - 15},0`,
      5,
    ),
    colour,
    { depth: 4 },
  );
}

function penguinHead(p: Painter, mood: Mood, tones: Tones) {
  const face = blob('0,-44 28,-39 46,-18 48,10 36,32 14,42 -14,42 -36,32 -46,10 -44,-18 -26,-39');
  p.form(stroke('-4,-40 -8,-52 0,-57', 4, 3, 1), tones.base, { depth: 2 });
  p.form(face, tones.base, { depth: 11 });
  p.clip(face, () => {
    const mask = blob('8,-14 22,-28 40,-18 44,10 34,34 8,44 -20,36 -32,12 -28,-16 -10,-28');
    p.form(mask, SNOW, { depth: 7, shadow: 0.08 });
    for (const side of [-1, 1]) {
      p.soft(4 + side * 38, 26, 16, 15, '#f6b93e', 0.9);
      p.soft(6 + side * 28, 14, 11, 8, BLUSH, 0.5);
    }
  });
  eyes(
    p,
    6,
    mood,
    { y: -6, gap: 18, size: 10.4, coat: '#b9b3b0', iris: '#6a4630', brow: shade(tones.base, -0.04) },
    0.4,
  );
  beak(p, 8, 14, 0.96, mood, ORANGE);
}

function draw(p: Painter, { mood, colour = '#46506e' }: CompanionLook) {
  const tones = tonesOf(colour);
  const swing = FLIP[mood.ears];
  p.form(blob('-40,-20 -66,-2 -58,4 -30,-4'), tones.far, { depth: 4 });
  p.in(54, -104, -0.3 - swing, 1, 1, () =>
    p.form(blob('-8,-8 8,-8 22,24 26,56 16,62 0,40 -10,14'), tones.far, { depth: 6 }),
  );
  const body = blob('-30,-128 -52,-92 -62,-50 -54,-14 -26,0 22,0 52,-12 64,-48 56,-92 34,-128');
  p.form(body, tones.base, { depth: 14, softness: 9 });
  p.clip(body, () => {
    p.form(blob('10,-124 44,-104 56,-56 46,-12 10,6 -26,-8 -40,-50 -30,-100'), SNOW, { depth: 10, shadow: 0.08 });
    p.soft(10, -116, 30, 15, '#f6c85a', 0.8);
  });
  fur(p, blob('-20,-90 36,-90 44,-40 8,-10 -28,-40'), SNOW, { count: 10, length: 9, alpha: 0.4, lie: 1.5 });
  fur(p, blob('-48,-84 -38,-90 -42,-24 -54,-50'), tones.base, { count: 7, length: 10, lie: 1.6 });
  foot(p, -22, shade(ORANGE, 0.06));
  foot(p, 24, ORANGE);
  p.in(-42, -106, 0.32 + swing * 1.1, 1, 1, () => {
    const flipper = blob('-8,-12 10,-8 10,18 -4,50 -22,70 -30,64 -26,36 -20,8');
    p.form(flipper, tones.base, { depth: 7 });
    fur(p, flipper, tones.base, { count: 5, length: 11, lie: 1.9 });
  });
  p.soft(4, -122, 34, 12, tones.dark, 0.3);
  p.in(3, -158, mood.ears === 'low' ? 0.12 : -0.06, 1.18, 1.18, () => penguinHead(p, mood, tones));
}

export const PENGUIN: Readonly<Record<string, Companion>> = {
  penguin: { draw, box: { x: -125, y: -235, width: 250, height: 250 }, shadow: 60, hold: [4, -84] },
};
