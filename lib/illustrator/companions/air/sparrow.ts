import { ellipse, type Painter } from '@/lib/illustrator/paint';
import { blob, stroke } from '../kit/outline';
import type { Companion, CompanionLook } from '../model';
import type { Mood } from '../mood';

const [BACK, CROWN, WING, CHEEK, BELLY, BIB] = [
  '#9a6a3f',
  '#8a5230',
  '#6f4526',
  '#f2e6d2',
  '#e6d3b4',
  '#3a2a22',
] as const;
const PALE = '#e8c48e';
const WOOD = ['#d6a766', '#cf9f5c', '#f6e0b8', '#f0d3a0', '#a87440'] as const;

type Coat = readonly [back: string, crown: string, wing: string, cheek: string, belly: string, bib: string];

/** A small round bird on its feet, facing right; its feet are at the origin. */
function perched(p: Painter, [back, crown, wing, cheek, belly, bib]: Coat, eye: boolean) {
  for (const x of [-6, 10]) {
    p.fill(stroke(`${x},-14 ${x + 2},0`, 2.4, 2.2), bib);
    p.fill(stroke(`${x - 8},2 ${x + 14},2`, 2.2, 2), bib);
  }
  p.form(blob('-38,-40! -92,-30! -96,-16! -40,-18!', 3), wing, { depth: 4 });
  p.form(blob('-50,-38 -30,-66 6,-80 38,-66 46,-40 30,-16 0,-8 -32,-14', 7), back, { depth: 8 });
  p.fill(blob('46,-52 50,-34 30,-12 0,-8 -24,-14 6,-26 30,-46', 7), belly);
  p.form(ellipse(28, -84, 32, 30), cheek, { depth: 6 });
  p.fill(blob('-4,-84 4,-108 28,-116 50,-106 58,-92 30,-96 10,-80', 7), crown);
  p.fill(blob('40,-72 56,-74 50,-56 36,-52', 5), bib);
  p.form(blob('56,-92! 80,-84! 57,-76!', 3), bib, { depth: 2 });
  p.form(blob('-46,-40 -24,-62 8,-58 14,-42 -8,-26 -40,-24', 7), wing, { depth: 6 });
  for (const v of [-46, -36]) p.fill(stroke(`-34,${v + 8} 0,${v}`, 1.6, 2.4), cheek, { alpha: 0.8 });
  if (!eye) return p.fill(ellipse(40, -90, 4.4), bib);
  p.fill(ellipse(41, -90, 6.4), '#1c1512');
  p.fill(ellipse(43, -92, 2.2), '#ffffff');
}

/** Its head sinks in low spirits. */
const lift = ({ ears }: Mood, up: number) => (ears === 'low' ? up + 0.12 : up);

const sparrow = (p: Painter, { mood, expression, colour = BACK }: CompanionLook) =>
  p.in(0, 0, lift(mood, expression === 'wonder' ? -0.16 : 0), 1, 1, () =>
    perched(p, [colour, CROWN, WING, CHEEK, BELLY, BIB], true),
  );

/** Carved of pale wood, its beak up, with the marks of the knife, on the block that it was cut from. */
const woodenSparrow = (p: Painter, { mood, colour = PALE }: CompanionLook) => {
  p.form(blob('-46,-6! 42,-6! 50,20! -54,20!', 4), '#b5803f', { depth: 5 });
  p.fill(ellipse(-2, -6, 45, 9), '#e2bb7c');
  for (const r of [30, 17]) p.edge(ellipse(-4, -6, r, r * 0.2), '#b5803f', 1.6, 0.8);
  p.in(0, 0, lift(mood, -0.3), 1, 1, () => {
    perched(p, [colour, ...WOOD], false);
    for (const line of [
      '-44,-44 -10,-30 24,-34',
      '-34,-34 0,-20 26,-24',
      '4,-98 28,-108 48,-98',
      '6,-76 26,-66 44,-72',
    ])
      p.fill(stroke(line, 1.4, 2.2, 1), '#a26c30', { alpha: 0.6 });
    for (const [x, y] of [
      [-14, -70],
      [10, -60],
      [24, -104],
      [34, -40],
      [-70, -27],
    ] as const)
      p.fill(blob(`${x - 11},${y + 5}! ${x - 2},${y - 5} ${x + 11},${y - 3}! ${x + 3},${y + 5}`, 4), '#f9e4bd', {
        alpha: 0.85,
      });
  });
};

const BOX = { x: -130, y: -160, width: 270, height: 210 } as const;

export const SPARROW: Readonly<Record<string, Companion>> = {
  sparrow: { draw: sparrow, box: BOX, shadow: 26 },
  woodenSparrow: { draw: woodenSparrow, box: BOX, shadow: 20 },
};
