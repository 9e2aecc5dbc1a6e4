import { ellipse, type Knot, rectangle, smooth, taper } from '@/lib/illustrator/paint';
import { clipTo, type Easel, fill } from '../../kit/easel';

/** The near edge of the round table, seen from where somebody sits at it. */
const MIDDLE = [-430, 1290] as const;
const TOP = ellipse(MIDDLE[0], MIDDLE[1], 560, 226, 0, 90);

function cloth(e: Easel) {
  e.p.soft(MIDDLE[0] + 60, MIDDLE[1] + 10, 640, 250, '#6b4a34', 0.35);
  e.p.form(TOP, '#f6ecd9', { depth: 14 });
  clipTo(e, TOP, () => {
    for (let i = 0; i < 9; i++) {
      const x = MIDDLE[0] - 520 + i * 130;
      const down: readonly Knot[] = [
        [MIDDLE[0] + (x - MIDDLE[0]) * 0.72, 1060],
        [x, 1240],
      ];
      fill(e, taper(down, [13, 20]), '#d9694f', 0.34);
    }
    for (const [y, half] of [
      [1086, 6],
      [1122, 8],
      [1168, 11],
    ] as const)
      fill(e, rectangle(MIDDLE[0] - 600, y, 1200, half * 2), '#d9694f', 0.3);
  });
  e.p.edge(TOP, '#fffaf0', 5, 0.8);
}

/** Grandpa's radio, which has the forecast. */
function radio(e: Easel, x: number, y: number) {
  e.p.soft(x + 6, y + 2, 110, 16, '#5a3a2a', 0.45);
  const aerial: readonly Knot[] = [
    [x + 62, y - 104],
    [x + 104, y - 172],
  ];
  fill(e, taper(aerial, [3, 1.6]), '#8d97a3');
  fill(e, ellipse(x + 104, y - 173, 5), '#8d97a3');
  const body: readonly Knot[] = [
    [x - 96, y, 0],
    [x - 100, y - 96],
    [x - 84, y - 108],
    [x + 84, y - 108],
    [x + 100, y - 96],
    [x + 96, y],
  ];
  e.p.form(smooth(body, true, 6), '#c9604a', { depth: 10 });
  fill(e, ellipse(x - 42, y - 54, 40), '#8c3c30');
  for (let i = -2; i <= 2; i++)
    fill(e, rectangle(x - 42 - 30 + Math.abs(i) * 5, y - 56 + i * 13, 60 - Math.abs(i) * 10, 4), '#f0d6b0', 0.9);
  fill(e, rectangle(x + 14, y - 88, 66, 30), '#fbefcf');
  fill(e, rectangle(x + 52, y - 86, 3, 26), '#c0392b');
  for (const dx of [26, 66]) e.p.form(ellipse(x + dx, y - 30, 13), '#f0d6b0', { depth: 3 });
}

/** A cup of cocoa with its steam. */
function cup(e: Easel, x: number, y: number, colour: string) {
  e.p.soft(x + 4, y + 2, 62, 12, '#5a3a2a', 0.4);
  e.p.edge(ellipse(x + 50, y - 42, 22, 24), colour, 10, 1);
  const body: readonly Knot[] = [
    [x - 48, y - 82, 1],
    [x + 48, y - 82, 1],
    [x + 40, y - 14],
    [x + 20, y],
    [x - 20, y],
    [x - 40, y - 14],
  ];
  e.p.form(smooth(body, true, 6), colour, { depth: 9 });
  fill(e, ellipse(x, y - 82, 47, 11), '#fff8ea');
  fill(e, ellipse(x, y - 80, 41, 8), '#7a4a34');
  for (const dx of [-14, 12]) {
    const steam: readonly Knot[] = [
      [x + dx, y - 94],
      [x + dx - 10, y - 116],
      [x + dx + 8, y - 136],
      [x + dx - 2, y - 158],
    ];
    fill(e, taper(smooth(steam, false, 6), [1, 5, 6, 1]), '#ffffff', 0.6);
  }
}

/** Breakfast, nearest to us: a table on the page of the words, with room for a plate at its right. */
export function breakfastTable(e: Easel): void {
  cloth(e);
  radio(e, -520, 1172);
  cup(e, -340, 1176, '#5aa6a8');
  cup(e, -230, 1150, '#e0b04a');
}
