import { ellipse, type Painter, shade, tint } from '@/lib/illustrator/paint';
import { blob, stroke } from '../../companions/kit/outline';
import type { PropLook } from '../model';

export const [PAPER, INK, SHOE] = ['#fff8e6', '#2b2230', '#e0523f'];
const CARD = '-42,-118! -20,-122 6,-117 26,-121 43,-117! 45,-70 42,-24! 20,-21 -4,-26 -26,-21 -43,-25! -45,-72';

export function limb(p: Painter, line: string, end: readonly [number, number], colour: string, rx: number, ry: number) {
  p.fill(stroke(line, 4, 4, 4), INK);
  p.fill(ellipse(end[0], end[1], rx, ry), colour);
}

const PUPILS = { ahead: [10, -128], away: [13, -134] } as const;

/** One eye on the upper edge. It looks ahead, looks away below a heavy lid, or sleeps. */
function eye(p: Painter, look: 'ahead' | 'away' | 'shut', paper: string) {
  p.fill(ellipse(4, -128, 20, 20), INK);
  if (look === 'shut') {
    p.fill(ellipse(4, -128, 17, 17), shade(paper, 0.08));
    p.fill(stroke('-11,-130 -4,-121 4,-118 12,-121 19,-130', 1.6, 3.4, 1.6), INK);
    return;
  }
  p.fill(ellipse(4, -128, 17, 17), '#ffffff');
  const [x, y] = PUPILS[look];
  p.fill(ellipse(x, y, 8.5, 9.5), INK);
  p.fill(ellipse(x - 3, y - 4, 3, 3), '#ffffff');
  if (look === 'away')
    p.clip(ellipse(4, -128, 17, 17), () => p.fill(blob('-20,-150! 30,-150! 30,-138! -20,-128!', 2), shade(paper, 0.2)));
}

const STRIDES = {
  stand: ['-18,-26 -18,-4', '18,-26 18,-4', [-14, -4], [22, -4]],
  run: ['-14,-26 -30,-14 -52,-22', '14,-26 34,-12 44,0', [-55, -24], [50, 0]],
} as const;

type Look = {
  readonly stride: keyof typeof STRIDES | 'sit';
  readonly eyes?: 'ahead' | 'away' | 'shut';
  readonly arms?: 'out' | 'crossed' | 'under';
  readonly paper?: string;
  readonly mark?: readonly string[];
  /** What sticks to it. */
  readonly stains?: (p: Painter, paper: string) => void;
};

/** What a melon leaves on a letter: drops along the lower edge and seeds. */
export function juice(p: Painter, paper: string) {
  for (const [x, y] of [
    [-32, 8],
    [-10, -6],
    [14, 2],
    [33, -10],
  ] as const)
    p.fill(stroke(`${x},-30 ${x},${y - 10} ${x},${y}`, 5, 4, 7), paper);
  for (const [x, y, turn] of [
    [-33, -112, 0.4],
    [-33, -32, -0.5],
    [34, -34, 0.3],
  ] as const)
    p.in(x, y, turn, 1, 1, () => p.fill(ellipse(0, 0, 4.5, 7.5), '#3a2020'));
}

/** What a feast leaves on a letter: cream below the eye and on the corners. */
export function cream(p: Painter) {
  for (const [x, y, r] of [
    [-14, -114, 9],
    [20, -110, 7],
    [38, -40, 9],
    [-38, -34, 7],
  ] as const) {
    p.fill(ellipse(x, y + 1.5, r + 1.5, r * 0.8 + 1.5), '#eab7bd');
    p.fill(ellipse(x, y, r, r * 0.8), '#fff4f4');
  }
}

/** Legs of who sits, ahead: two soles below the card. */
function seatedLegs(p: Painter, colour: string) {
  for (const side of [-1, 1]) {
    p.fill(stroke(`${side * 16},-28 ${side * 27},-16`, 6, 5), INK);
    p.fill(ellipse(side * 30, -10, 12, 15, side * 0.3), colour);
    p.fill(ellipse(side * 30, -9, 7, 10, side * 0.3), shade(colour, 0.12));
  }
}

/** A letter on its torn scrap of the page, with one eye and two feet; its glyph is a mark or a text at 0, -70. */
export const scrap =
  ({ stride, eyes = 'ahead', arms = 'out', paper = PAPER, mark = [], stains }: Look) =>
  (p: Painter, { colour, count = 0 }: PropLook) => {
    const shoe = colour ?? SHOE;
    eye(p, eyes, paper);
    if (stride !== 'sit') {
      const [left, right, leftFoot, rightFoot] = STRIDES[stride];
      limb(p, left, leftFoot, shoe, 13, 8);
      limb(p, right, rightFoot, shoe, 13, 8);
    }
    if (arms === 'out') {
      limb(p, '-40,-70 -60,-76 -70,-94', [-71, -97], INK, 7, 7);
      limb(p, '40,-70 60,-66 72,-84', [73, -87], INK, 7, 7);
    }
    p.fill(blob(CARD.replaceAll('!', ''), 5), shade(paper, 0.35));
    p.in(0, -1.5, 0, 0.955, 0.965, () => p.fill(blob(CARD, 4), paper));
    // The seed of a melon below its eye.
    if (count) p.in(27, -112, 0.5, 1, 1, () => p.fill(ellipse(0, 0, 6, 10), '#3a2020'));
    for (const line of mark) p.in(0, -71, 0, 1, 1, () => p.fill(stroke(line, 9, 9), colour ?? INK));
    stains?.(p, paper);
    if (stride === 'sit') seatedLegs(p, shoe);
    if (arms === 'crossed') {
      limb(p, '-42,-58 -54,-38 -8,-24 28,-29', [31, -30], INK, 7, 7);
      limb(p, '42,-58 54,-36 8,-17 -26,-23', [-29, -25], INK, 7, 7);
    }
  };

/** A letter that lies in its line like a sleeper, its eye on the left, below a striped blanket. */
export const sleeper =
  (mark: readonly string[]) =>
  (p: Painter, { colour = SHOE, count = 1 }: PropLook) => {
    const lies = scrap({ stride: 'stand', eyes: 'shut', arms: 'under', mark });
    p.in(70, -45, -Math.PI / 2, 1, 1, () => lies(p, { count: 0 }));
    if (!count) return;
    p.fill(blob('-4,-94! 40,-98 78,-90! 84,-40 80,2! 36,4 -6,2! -12,-46', 5), shade(colour, 0.2));
    p.fill(blob('-2,-91! 40,-95 75,-87! 81,-40 77,0! 36,1 -3,0! -9,-46', 5), colour);
    for (const x of [18, 44])
      p.fill(stroke(`${x},-92 ${x + 5},-46 ${x},0`, 4, 4, 4), tint(colour, 0.3), { alpha: 0.8 });
    p.fill(stroke('-2,-90 -8,-46 -3,-1', 5, 5, 5), PAPER);
  };
