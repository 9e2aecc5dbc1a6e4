import { ellipse, type Painter, taper } from '@/lib/illustrator/paint';
import { fur, tonesOf } from '../kit/coat';
import { fringe } from '../kit/fringe';
import { blob, knots, stroke } from '../kit/outline';
import type { CompanionLook } from '../model';

/** The family dog from behind, sitting; its ears hang. */
export function dogBack(p: Painter, { colour = '#d8934e' }: CompanionLook): void {
  const tones = tonesOf(colour);
  p.in(0, 0, 0, 1.3, 1.3, () => {
    const body = blob('-26,-96 -44,-62 -54,-24 -46,2 46,2 54,-24 44,-62 26,-96');
    const shaggy = fringe(body, { size: ([, y]) => (y > -7 ? 0 : 6), spacing: 15, hang: 0.6 });
    p.form(shaggy, tones.base, { depth: 12 });
    fur(p, body, tones.base, { count: 26, length: 13, lie: 1.5 });
    p.soft(0, -50, 6, 44, tones.dark, 0.22);
    p.form(taper(knots('10,-6 44,0 74,-2 96,-6'), [10, 13, 12, 3]), tones.base, { depth: 6 });
    for (const side of [-1, 1])
      p.form(
        blob(`${side * 24},-166! ${side * 48},-158 ${side * 58},-126 ${side * 46},-106 ${side * 32},-122`),
        tones.far,
        {
          depth: 5,
        },
      );
    const head = blob('0,-182 28,-174 44,-146 40,-112 18,-94 -18,-94 -40,-112 -44,-146 -28,-174');
    p.form(fringe(head, { size: () => 5, spacing: 14, hang: 0.5 }), tones.base, { depth: 10 });
    fur(p, head, tones.base, { count: 18, length: 12, lie: 1.5 });
    for (const side of [-1, 1])
      p.form(
        blob(`${side * 26},-164! ${side * 46},-156 ${side * 54},-124 ${side * 42},-108 ${side * 34},-126`),
        tones.far,
        {
          depth: 4,
        },
      );
  });
}

/** A cat from behind, wet: the ears are low, the tail lies around it. */
export function catBack(p: Painter, { colour = '#8d8a98' }: CompanionLook): void {
  const tones = tonesOf(colour);
  const body = blob('-20,-92 -34,-60 -44,-24 -38,2 38,2 44,-24 34,-60 20,-92');
  p.form(body, tones.base, { depth: 11 });
  p.clip(body, () => {
    for (const y of [-76, -56, -36])
      for (const side of [-1, 1])
        p.fill(stroke(`${side * 46},${y} ${side * 26},${y + 4} ${side * 10},${y - 2}`, 0.6, 3.6, 0.6), tones.dark, {
          alpha: 0.5,
        });
  });
  fur(p, body, tones.base, { count: 16, length: 11, lie: 1.5 });
  p.form(taper(knots('-8,-8 -44,0 -70,-2 -92,-14'), [8, 9, 9, 6]), tones.base, { depth: 5 });
  for (const side of [-1, 1])
    p.form(blob(`${side * 14},-148! ${side * 50},-160! ${side * 46},-128!`, 4), tones.base, { depth: 4 });
  const head = blob('0,-156 28,-152 46,-132 44,-106 22,-88 -22,-88 -44,-106 -46,-132 -28,-152');
  p.form(head, tones.base, { depth: 9 });
  p.clip(head, () => {
    for (const u of [-10, 0, 10])
      p.fill(stroke(`${u},-158 ${u * 0.8},-140 ${u * 0.6},-126`, 3, 3, 0.6), tones.dark, { alpha: 0.5 });
  });
}

/** A frog from behind: two bumps of eyes and two knees. */
export function frogBack(p: Painter, { colour = '#7fb04a' }: CompanionLook): void {
  const tones = tonesOf(colour);
  for (const side of [-1, 1]) {
    p.form(blob(`${side * 18},0 ${side * 30},-44 ${side * 54},-40 ${side * 60},-14 ${side * 50},2`), tones.far, {
      depth: 6,
    });
    p.form(ellipse(side * 21, -98, 17, 17), tones.base, { depth: 5 });
  }
  const body = blob('-24,-88 -40,-60 -42,-22 -26,2 26,2 42,-22 40,-60 24,-88 0,-94');
  p.form(body, tones.base, { depth: 9 });
  for (const [x, y, r] of [
    [-16, -50, 6],
    [10, -60, 5],
    [18, -32, 6],
    [-10, -24, 4],
  ] as const)
    p.fill(ellipse(x, y, r), tones.far, { alpha: 0.75 });
}

/** A duck from behind: a tail that points up, a round head. */
export function duckBack(p: Painter, { colour = '#f6dd8a' }: CompanionLook): void {
  const tones = tonesOf(colour);
  const body = blob('-40,-66 -54,-36 -40,-4 0,4 40,-4 54,-36 40,-66 0,-78');
  p.form(stroke('0,-62 2,-96', 22, 19), tones.base, { depth: 6 });
  p.form(ellipse(0, -118, 32, 30), tones.base, { depth: 8 });
  p.form(body, tones.base, { depth: 11 });
  for (const side of [-1, 1])
    p.form(blob(`${side * 26},-62 ${side * 54},-44 ${side * 44},-12 ${side * 22},-18`), tones.far, { depth: 5 });
  p.form(blob('-22,-24 0,-56! 22,-24 0,-6'), tones.light, { depth: 5 });
}
