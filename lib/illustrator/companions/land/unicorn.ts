import { ellipse, type Painter, star } from '@/lib/illustrator/paint';
import { tonesOf } from '../kit/coat';
import { equine } from '../kit/equine';
import { stroke } from '../kit/outline';
import { type Gait, WALK } from '../kit/quadruped';
import type { Companion, CompanionLook } from '../model';

const PRANCE: Gait = { ...WALK, nearFore: [-0.06, 0], nearHind: [0.06, 0], farFore: [0.34, 0.3], farHind: [-0.16, 0] };
const GALLOP: Gait = { nearFore: [0.3, 0.42], nearHind: [-0.62, 0.06], farFore: [0.66, 0.34], farHind: [-0.3, 0] };

function horn(p: Painter) {
  const shape = stroke('5,-42 10,-78 15,-106', 8, 5, 1);
  p.form(shape, '#f2c45c', { depth: 4 });
  p.clip(shape, () => {
    for (const y of [-48, -60, -72, -84])
      p.line(
        [
          [-6, y + 6],
          [8, y],
          [24, y - 8],
        ],
        2.4,
        '#c8862e',
        0.75,
        [1, 1],
      );
  });
  p.soft(12, -80, 26, 40, '#fff2b8', 0.35);
}

const drawIn =
  (gait: Gait) =>
  (p: Painter, { mood, colour = '#f7eff4' }: CompanionLook) => {
    equine(p, mood, {
      tones: tonesOf(colour),
      mane: '#d88fc0',
      muzzle: '#f6cfd0',
      hoof: '#c9a4d8',
      iris: '#7a62b8',
      gait,
      marks: () => {
        p.soft(0, -142, 80, 26, '#e8c9ee', 0.6);
        for (const [x, y, r] of [
          [-92, -206, 9],
          [-74, -184, 6],
          [-104, -182, 5],
        ] as const)
          p.fill(star(x, y, r), '#f2c45c', { alpha: 0.9 });
      },
      crown: () => {
        horn(p);
        for (const [x, y, c] of [
          [-16, -38, '#f6a8c8'],
          [-4, -45, '#ffe08a'],
          [24, -39, '#a8d0f0'],
        ] as const) {
          for (let i = 0; i < 5; i++)
            p.fill(ellipse(x + Math.cos(i * 1.257) * 4.4, y + Math.sin(i * 1.257) * 4.4, 3.6), c);
          p.fill(ellipse(x, y, 2.6), '#fff6d8');
        }
      },
    });
    for (const line of ['96,-338 64,-316 52,-280 62,-250', '84,-300 52,-280 36,-244 44,-214'])
      p.fill(stroke(line, 2, 6, 5, 1), '#8fc0ea', { alpha: 0.8 });
    for (const line of ['-108,-214 -136,-180 -144,-120 -128,-86'])
      p.fill(stroke(line, 3, 7, 6, 1), '#8fc0ea', { alpha: 0.8 });
  };

export const UNICORN: Readonly<Record<string, Companion>> = {
  unicorn: {
    draw: drawIn(PRANCE),
    box: { x: -175, y: -525, width: 390, height: 535 },
    shadow: 120,
    saddle: [-8, -246],
  },
  unicornRun: {
    draw: drawIn(GALLOP),
    box: { x: -215, y: -525, width: 430, height: 535 },
    shadow: 130,
    saddle: [-8, -246],
  },
};
