import type { Painter } from '@/lib/illustrator/paint';
import { tonesOf } from '../kit/coat';
import { equine } from '../kit/equine';
import { stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';

const STRIPE = '#3f3640';

const stripe = (p: Painter, line: string, width: number) =>
  p.fill(stroke(line, 0.8, width, width * 0.85, 0.6), STRIPE, { alpha: 0.9 });

function coat(p: Painter) {
  for (const [i, x] of [-86, -62, -36, -10, 16, 42].entries())
    stripe(p, `${x},-256 ${x + 10 - i},-204 ${x + 2},-156`, 7);
  for (const [i, y] of [-212, -184, -158, -132, -106, -80, -58].entries())
    stripe(p, `-128,${y + 14} -96,${y} ${-62 - i * 3},${y + 10}`, 5.4 - i * 0.35);
  for (const y of [-112, -86, -62]) stripe(p, `42,${y} 68,${y + 7} 96,${y}`, 4.6);
  const neck = [
    '44,-236 76,-214 118,-186',
    '48,-262 84,-240 128,-222',
    '60,-286 96,-266 138,-252',
    '72,-310 106,-294 146,-284',
    '84,-334 112,-322 140,-316',
  ];
  for (const line of neck) stripe(p, line, 6.6);
}

function face(p: Painter, x: number) {
  for (const side of [-1, 1]) {
    for (const [u, v] of [
      [34, -20],
      [36, -2],
      [34, 10],
    ] as const)
      stripe(p, `${x + side * u},${v} ${x + side * (u - 9)},${v + 6} ${x + side * (u - 18)},${v + 9}`, 3.2);
    stripe(p, `${x + side * 14},-42 ${x + side * 10},-30 ${x + side * 3},-18`, 3);
    stripe(p, `${x + side * 9},2 ${x + side * 8},10 ${x + side * 5},20`, 2.6);
  }
  stripe(p, `${x},-24 ${x},-8 ${x},10`, 3);
}

function draw(p: Painter, { mood, colour = '#f6efe6' }: CompanionLook) {
  equine(p, mood, {
    tones: tonesOf(colour),
    mane: STRIPE,
    muzzle: '#6a5a60',
    hoof: '#4a3e44',
    brush: true,
    marks: () => coat(p),
    faceMarks: (x) => face(p, x),
  });
}

export const ZEBRA: Readonly<Record<string, Companion>> = {
  zebra: { draw, box: { x: -155, y: -460, width: 370, height: 470 }, shadow: 120, saddle: [-8, -246] },
};
