import { ellipse, type Painter } from '@/lib/illustrator/paint';
import { CREAM, tonesOf } from '../kit/coat';
import { equine } from '../kit/equine';
import { blob, stroke } from '../kit/outline';
import { type Gait, STAND, WALK } from '../kit/quadruped';
import type { Companion, CompanionLook } from '../model';

const STEP: Gait = { ...WALK, nearFore: [-0.05, 0], nearHind: [0.06, 0], farFore: [0.28, 0.16], farHind: [-0.16, 0] };
const GALLOP: Gait = { nearFore: [0.3, 0.42], nearHind: [-0.62, 0.06], farFore: [0.66, 0.34], farHind: [-0.3, 0] };

const CHESTNUT = '#b0683c';
const ASH = '#9a9298';

function saddle(p: Painter, cloth: string) {
  p.form(blob('-58,-252! -10,-244 46,-254! 50,-196 40,-182 -46,-180 -60,-194'), cloth, { depth: 9 });
  p.line(
    [
      [-58, -192],
      [0, -189],
      [48, -194],
    ],
    4,
    '#f6dca0',
    0.9,
    [1, 1],
  );
  p.form(blob('-48,-254 -34,-262 -8,-246 24,-250 38,-266 46,-252 32,-222 4,-204 -30,-216'), '#7a4a34', { depth: 7 });
  p.fill(stroke('0,-206 6,-150', 3, 2.6), '#6a3e2e');
  p.edge(ellipse(7, -140, 9, 10), '#c9b48a', 3.4, 1);
}

const horseIn =
  (gait: Gait) =>
  (p: Painter, { mood, colour = CHESTNUT }: CompanionLook) =>
    equine(p, mood, {
      tones: tonesOf(colour),
      mane: '#5c3528',
      muzzle: '#f0d2b8',
      hoof: '#54403c',
      gait,
      marks: () => {
        for (const x of [64, -64]) p.soft(x, -20, 26, 22, CREAM, 0.9);
        p.soft(0, -142, 80, 18, '#f0c89a', 0.35);
        saddle(p, '#c8524a');
      },
      faceMarks: (x) =>
        p.fill(blob(`${x},-40 ${x + 6},-24 ${x + 4},0 ${x + 10},20 ${x - 3},20 ${x - 3},0 ${x - 7},-24`), CREAM, {
          alpha: 0.92,
        }),
    });

/** A donkey with its feet as told. */
export function donkey(p: Painter, { mood, colour = ASH }: CompanionLook, gait: Gait = STAND) {
  p.in(0, 0, 0, 0.8, 0.8, () =>
    equine(p, mood, {
      tones: tonesOf(colour),
      mane: '#5a5058',
      muzzle: '#f2e6da',
      hoof: '#5a4c4c',
      longEars: true,
      brush: true,
      gait,
      marks: () => {
        p.soft(0, -140, 86, 24, '#f2e6da', 0.75);
        p.fill(stroke('34,-256 44,-220 40,-186', 3, 5, 2), '#5a5058', { alpha: 0.5 });
        p.form(blob('-56,-256! -6,-246 46,-256! 54,-204 50,-180 0,-174 -56,-180 -62,-206'), '#4f8a8c', { depth: 9 });
        for (const [i, y] of [-236, -218, -200, -186].entries())
          p.line(
            [
              [-64, y + 4],
              [0, y + 9],
              [56, y + 3],
            ],
            i % 2 ? 4 : 7,
            i % 2 ? '#f0c45c' : '#d8664e',
            0.9,
            [1, 1],
          );
      },
      faceMarks: (x) => {
        for (const side of [-1, 1]) p.soft(x + side * 20, -12, 16, 17, '#f2e6da', 0.8);
      },
    }),
  );
}

export const HORSES: Readonly<Record<string, Companion>> = {
  horse: { draw: horseIn(STEP), box: { x: -175, y: -460, width: 390, height: 470 }, shadow: 120, saddle: [-6, -252] },
  horseRun: {
    draw: horseIn(GALLOP),
    box: { x: -215, y: -460, width: 430, height: 470 },
    shadow: 130,
    saddle: [-6, -252],
  },
  donkey: {
    draw: (p, look) => donkey(p, look),
    box: { x: -125, y: -410, width: 310, height: 420 },
    shadow: 96,
    saddle: [-4, -200],
  },
};
