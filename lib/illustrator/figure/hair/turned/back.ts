import { type Knot, type Polygon, smooth, union, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { drawRope } from '../rope';
import { type HairDrawing, type HairStyleDrawing, ribbonColor } from '../style';
import { drawBeadedPlait, drawPartedScalp, drawRow } from '../styles/cornrows';
import { seen } from '../ties/place';
import { type Tie, type TieBrush, tied } from '../ties/ties';
import { fallLocks, whorlLocks, whorlStrands, whorlTips } from './back-locks';
import type { TurnedPlan } from './plan';
import { waveAt } from './profile-shape';
import { scalpHair } from './scalp-hair';
import { drawFallOver, drawFallStream, fallStreams } from './streaming';
import { isCurly, paintCurly } from './surface';
import { paintWaves } from './waves';

/** Half of the skull from behind, from the crown down to behind the ear. */
const HALF: readonly Knot[] = [
  [0, -60],
  [22, -56],
  [40, -43],
  [50, -24],
  [53, -4],
  [50, 14],
];

function half(plan: TurnedPlan, g: 1 | -1): Knot[] {
  // Hair that falls goes straight on from the ears.
  const knots = plan.falls === undefined ? HALF : HALF.slice(0, -1);
  return knots.map(([x, y], i): Knot => {
    const long = Math.hypot(x, y + 6) || 1;
    const out = plan.volume * (i === HALF.length - 1 ? 0.4 : 1);
    return [g * (x + (x / long) * out), y + ((y + 6) / long) * out];
  });
}

/** Share of its width that a child's own fall has at a height. */
function narrowAt({ waves, falls = 0 }: TurnedPlan, y: number): number {
  return waves ? 1 - 0.2 * Math.min(1, Math.max(0, y / falls - 0.25) / 0.75) ** 2 : 1;
}

/** Below the ears: to the nape, or down the back to the tips. */
function lower(plan: TurnedPlan): { sides: (g: 1 | -1) => Knot[]; tips: Knot[] } {
  const { falls, nape = 33 } = plan;
  if (falls === undefined) {
    const low = nape + 10;
    const tips = [-33, -27, -19, -14, -5, 1, 9, 14, 22, 27, 33].map(
      (x, i): Knot => [-x, low - (Math.abs(x) / 30) ** 2 * 5 + (i % 2 ? -4.5 : Math.sin(i * 1.9) * 2), i % 2 ? 0 : 1],
    );
    return { sides: (g) => [[g * 43, Math.min(28, nape - 3)]], tips };
  }
  const rows = Math.max(3, Math.round(falls / 24));
  const edge = (g: 1 | -1): Knot[] =>
    Array.from({ length: rows }, (_, i): Knot => {
      const y = 18 + ((falls - 26) * (i + 0.3)) / rows;
      return [g * (57 + plan.volume * 0.5 + waveAt(plan, y, g > 0 ? 0.6 : 1.8)) * narrowAt(plan, y), y];
    });
  const even = plan.brow === 'full' && falls < 70;
  const tips = Array.from({ length: 13 }, (_, i): Knot => {
    const x = 54 - 9 * i;
    const notch = even ? 2.5 : 5 + 4 * Math.abs(Math.sin(i * 1.3));
    const round = plan.waves ? 16 : even ? 2 : 8;
    const y = falls + 3 - (x / 54) ** 2 * round + (i % 2 ? -notch : Math.sin(i * 1.7) * (even ? 0.8 : 3.5));
    return [(x + Math.sin(i * 2.1) * 2) * narrowAt(plan, y), y, i % 2 ? 0 : 1];
  });
  return { sides: edge, tips };
}

function outline(h: HairBrush, plan: TurnedPlan): Polygon {
  const right = half(plan, 1);
  const left = half(plan, -1);
  const { sides, tips } = lower(plan);
  const knots = [...right, ...sides(1), ...tips, ...sides(-1).reverse(), ...left.slice(1).reverse()];
  return smooth(knots.map(h.sway), true, 7);
}

/** Strands run from whorl or parting to the tips, or to where the hair is tied. */
function strandLines(h: HairBrush, plan: TurnedPlan, ties: readonly Tie[]): Knot[][] {
  const { falls, nape = 33, part } = plan;
  const spots = ties.map((tie) => seen(h.view, tie.at).at);
  if (spots.length > 0 && falls === undefined && plan.surface !== 'wavy') {
    const edge: Knot[] = [
      ...half(plan, 1),
      ...half(plan, -1),
      ...[-38, -26, -14, -3, 8, 20, 32].map((x): Knot => [x, nape + 4]),
    ];
    return edge.flatMap(([x, y]) => {
      const to = spots.reduce((best, spot) => (Math.abs(spot[0] - x) < Math.abs(best[0] - x) ? spot : best));
      return h.flow([to[0] * 0.95, Math.max(-52, to[1])], [[x * 0.96, y]], 0.06) as Knot[][];
    });
  }
  const whorl: Knot = part ? [2, -58] : [5, -40];
  const low = falls ?? nape + 4;
  return [-52, -43, -34, -25, -16, -7, 3, 12, 21, 30, 39, 48, 54].map((x, i): Knot[] => {
    const narrow = falls === undefined ? 0.72 : 0.99;
    const wave = (y: number) => waveAt(plan, y, i % 2 ? 0.6 : 1.4);
    return [
      [whorl[0] + x * 0.06, whorl[1] + Math.abs(x) * 0.02],
      [x * 0.66, -34 + Math.abs(x) * 0.12],
      [x, 0],
      h.sway([x * (1 + narrow) * 0.5 + wave(low * 0.5), low * 0.5]),
      h.sway([x * narrow + wave(low), low - 3 - Math.abs(x) * 0.06]),
    ];
  });
}

function parting(h: HairBrush, skinTone: string, ties: boolean): void {
  const low = ties ? 34 : -14;
  h.painter.line(
    [
      [1, -64],
      [2, -36],
      [0, low * 0.4],
      [1, low],
    ],
    1.7,
    skinTone,
    0.75,
    [0.6, 1, 0.8, 0.2],
  );
}

/** Silhouette and strands of a style from behind, as they are seen. */
export function backForm(h: HairBrush, style: TurnedPlan): { outline: Polygon; strands: readonly (readonly Knot[])[] } {
  const plan: TurnedPlan = fallStreams(h, style) ? { ...style, falls: undefined, nape: 42 } : style;
  const edge = outline(h, plan);
  const short = plan.surface === 'feathered';
  return { outline: edge, strands: short ? whorlStrands(edge) : strandLines(h, plan, plan.ties?.(h.view) ?? []) };
}

/** Short and full hair: the back of the head is all hair. */
export const backHair =
  (style: TurnedPlan, tieBrush?: TieBrush): HairStyleDrawing =>
  (h, character, skin): HairDrawing => {
    const streaming = fallStreams(h, style);
    const plan: TurnedPlan = streaming ? { ...style, falls: undefined, nape: 42 } : style;
    const ties = plan.ties?.(h.view) ?? [];
    const edge = outline(h, plan);
    const short = plan.surface === 'feathered';
    const tipped = short ? union(edge, whorlTips(h, edge, plan.volume * (plan.grain ?? 1))) : edge;
    const tie = tied(h, ties, ribbonColor(character), tieBrush);
    return {
      shadow: null,
      coversEars: style.falls !== undefined,
      fringe: true,
      back: tie.back,
      front: () => {
        if (plan.surface === 'scalp') return scalpHair(h, skin, edge, plan, [2, -42]);
        if (plan.surface === 'rows') return rowsFromBehind(h, skin, edge);
        if (isCurly(plan.surface)) {
          paintCurly(h, edge, plan, [-14, -40 - plan.volume * 0.4]);
          return;
        }
        if (streaming) drawFallStream(h, style);
        h.mass(tipped, { depth: 13 });
        if (plan.surface === 'locs') return ropesFromBehind(h, plan.falls ?? 58);
        const lines = short ? whorlStrands(edge) : strandLines(h, plan, ties);
        h.strands(lines, tipped, 2, 0.55);
        if (plan.waves?.swing) paintWaves(h, edge, lines, plan.waves);
        const y = plan.volume * -0.15;
        h.shine(
          edge,
          [
            [-46, -20 + y],
            [-26, -40 + y],
            [4, -46 + y],
            [30, -38 + y],
            [47, -18 + y],
          ],
          7,
          0.46,
          19,
        );
        if (streaming) drawFallOver(h, style);
        if (plan.part) parting(h, skin.shadow, style.falls === undefined);
        if (plan.falls !== undefined) fallLocks(h, plan.falls);
        else if (short) whorlLocks(h, edge);
      },
      over: tie.over,
    };
  };

function ropesFromBehind(h: HairBrush, falls: number): void {
  for (let i = 0; i < 13; i++) {
    const x = -55 + i * 9.2;
    const tip = falls + h.random.bell() * 5;
    drawRope(h, {
      points: [[x * 0.35, -56 + Math.abs(x) * 0.2], [x * 0.98, -8], h.sway([x, tip])],
      bead: i % 5 === 1 ? '#3e8f8a' : null,
    });
  }
  for (const x of [-24, -8, 8, 24])
    drawRope(h, { points: [[x * 0.3, -60], [x, -34], h.sway([x * 1.1, 20])], bead: null });
}

function rowsFromBehind(h: HairBrush, skin: Parameters<HairStyleDrawing>[2], mass: Polygon): void {
  drawPartedScalp(h, skin, mass);
  const xs = [-45, -36, -27, -18, -9, 0, 9, 18, 27, 36, 45];
  for (const x of xs.filter((_, i) => i % 2 === 0))
    drawBeadedPlait(h, [[x * 0.7, 26], h.sway([x * 0.72, 44]), h.sway([x * 0.78, 64])], x > 0 ? 0 : 1);
  h.painter.clip(mass, () => {
    for (const x of xs) {
      const bow = Math.abs(x) / 45;
      const line: Vec[] = [
        [x * 0.86, -62 + bow ** 2 * 24],
        [x * 1.08, -26 + bow * 8],
        [x, 4],
        [x * 0.7, 34],
      ];
      drawRow(h, line, 3.9);
    }
  });
}
