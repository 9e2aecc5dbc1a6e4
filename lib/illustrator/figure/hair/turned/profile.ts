import { type Knot, type Polygon, smooth, type Vec } from '../../../paint';
import type { Skin } from '../../skin';
import type { HairBrush } from '../brush';
import { drawRope } from '../rope';
import { type HairDrawing, type HairStyleDrawing, ribbonColor } from '../style';
import { drawBeadedPlait, drawPartedScalp, drawRow } from '../styles/cornrows';
import { type Spot, seen } from '../ties/place';
import { type Tie, type TieBrush, tied } from '../ties/ties';
import { fallInside } from './fall-inside';
import type { TurnedPlan } from './plan';
import { browLine, crownLine, fallLine, hairline, waveAt } from './profile-shape';
import { scalpHair } from './scalp-hair';
import { drawFallOver, drawFallStream, fallStreams, OVER_EAR } from './streaming';
import { feathered, isCurly, paintCurly } from './surface';
import { paintWaves } from './waves';

/** Places of a head that looks right, where this head sees them. */
type Place = (knot: Knot) => Knot;

function outline(plan: TurnedPlan, at: Place, loose: Place, streaming: boolean): Polygon {
  const crown = crownLine(plan);
  const top = plan.surface === 'feathered' ? feathered(crown, plan.volume * 0.9 * (plan.grain ?? 1), 1) : crown;
  if (streaming) return smooth([...crown, ...OVER_EAR, ...browLine(plan)].map(at), true, 7);
  if (plan.falls === undefined) return smooth([...top, ...hairline(plan)].map(at), true, 7);
  const { back, tips, front } = fallLine(plan, plan.falls);
  const onHead = crown.slice(0, 8).map(at);
  return smooth([...onHead, ...[...back, ...tips, ...front].map(loose), ...browLine(plan).map(at)], true, 7);
}

/** Where the hair of a style runs to: its tie, or the whorl at the crown. */
function root(h: HairBrush, ties: readonly Tie[], at: Place): Knot {
  const first = ties.find((tie) => tie.at[0] * h.view.side <= 0) ?? ties[0];
  if (!first) return at([-12, -58]);
  const spot: Spot = first.at;
  const [x, y] = seen(h.view, spot).at;
  return [x * 0.92, Math.max(-58, y)];
}

function strandLines(h: HairBrush, plan: TurnedPlan, ties: readonly Tie[], at: Place, loose: Place): Knot[][] {
  const from = root(h, ties, at);
  const combed = ties.length > 0 && plan.falls === undefined;
  const ends = [
    ...browLine(plan).filter((_, i) => i % 2 === 0),
    ...(plan.falls === undefined ? hairline(plan).filter((_, i) => i % 2 === 0) : []),
  ];
  const lines = [...ends, ...crownLine(plan).slice(combed ? 0 : 5)].flatMap((end) =>
    h.flow(from, [at([end[0] * 0.97, end[1] - 1])], combed ? 0.05 : 0.14),
  ) as Knot[][];
  const { falls } = plan;
  if (falls === undefined) return lines;
  const fall = [-53, -45, -36, -27, -18, -9, 0, 7].map((x, i): Knot[] => [
    from,
    at([x * 0.8 + 4, -34 + Math.abs(x + 14) * 0.14]),
    ...[4, 0.4, 0.7, 0.97].map((share, k): Knot => {
      const y = k === 0 ? 4 : falls * share;
      return loose([x + 5 - share * 2 + waveAt(plan, y, i % 2 ? 0.6 : 1.3), y - (k === 3 ? i * 0.9 : 0)]);
    }),
  ]);
  return [...lines, ...fall];
}

const SHINE: readonly Knot[] = [
  [34, -44],
  [14, -51],
  [-12, -50],
  [-34, -40],
  [-46, -22],
];

function sleekDetails(h: HairBrush, plan: TurnedPlan, at: Place, loose: Place): void {
  const { falls, brow } = plan;
  if (brow === 'full' || brow === 'tips') {
    h.lock([at([0, -59]), at([28, -46]), at([42, -26]), at([44, -7])], [2, 6, 6, 0.4], { alpha: 0.7 });
    h.lock([at([-6, -58]), at([14, -42]), at([26, -22]), at([27, -4])], [2, 5.5, 5.5, 0.4], { alpha: 0.7 });
  }
  if (brow === 'swept') h.lock([at([6, -58]), at([34, -44]), at([38, -24]), at([27, -5])], [2, 6, 6, 0.3]);
  if (brow === 'quiff') h.lock([at([14, -57]), at([34, -54]), at([52, -46 - plan.volume])], [4, 6, 0.3]);
  if (falls !== undefined) {
    h.lock(
      [at([10, -44]), at([20, -16]), loose([17, 12]), loose([12, 34]), loose([14, Math.min(falls - 4, 58)])],
      [1.5, 4.6, 5, 4, 0.3],
    );
    h.lock(
      [at([-30, -42]), at([-48, -8]), loose([-54, 26]), loose([-58 + waveAt(plan, falls, 1), falls - 4])],
      [2, 6, 6, 0.3],
      { alpha: 0.6 },
    );
  } else if (plan.surface !== 'feathered') {
    h.lock([at([20, -22]), at([12, -8]), at([5, 11])], [2, 2.6, 0.3]);
  } else {
    h.lock([at([-22, -54]), at([-46, -36]), at([-57 - plan.volume * 0.5, -14])], [3, 5, 0.3]);
    h.lock([at([-30, -30]), at([-46, -2]), at([-46, 24])], [3, 5, 0.3]);
  }
}

function ropes(h: HairBrush, at: Place, loose: Place, falls: number): void {
  for (let i = 0; i < 9; i++) {
    const x = -54 + i * 8.4;
    const tip = falls - 6 + h.random.bell() * 5 - i;
    drawRope(h, {
      points: [at([x * 0.5 - 4, -57]), at([x - 2, -26]), loose([x, tip])],
      bead: i % 4 === 2 ? ribbonOf(i) : null,
    });
  }
  for (const [x, y] of [
    [24, -8],
    [34, -9],
    [45, -12],
  ] as const) {
    drawRope(h, { points: [at([x * 0.4, -58]), at([x * 0.96 + 3, -38]), at([x + 3, y])], bead: null });
  }
}
const ribbonOf = (i: number): string => ['#e2574c', '#3e8f8a', '#f2b632'][i % 3] ?? '#e2574c';

function rows(h: HairBrush, skin: Skin, cap: Polygon, at: Place): void {
  drawPartedScalp(h, skin, cap);
  h.painter.clip(cap, () => {
    for (let i = 0; i < 7; i++) {
      const y = -34 + i * 6;
      const from: Vec = [40 - i * 5.4, y + (i > 3 ? 3 : 0)];
      const line: Knot[] = [
        from,
        [16 - i * 4, -56 + i * 10.5],
        [-16, -56 + i * 12],
        [-44, -30 + i * 9.5],
        [-48, -4 + i * 6],
      ];
      drawRow(
        h,
        line.map(at).map(([x, v]): Vec => [x, v]),
        3.9,
      );
    }
  });
}

/** Places of a head that looks right, where this head sees them: what stays on it, and what hangs free. */
function places(h: HairBrush): { at: Place; loose: Place } {
  const { side } = h.view;
  const at: Place = ([x, y, sharp]) => [x * side, y, sharp ?? 0];
  return { at, loose: (knot) => h.sway(at(knot)) };
}

/** Silhouette and strands of a style from the side, as they are seen. */
export function profileForm(
  h: HairBrush,
  style: TurnedPlan,
): { outline: Polygon; strands: readonly (readonly Knot[])[] } {
  const streaming = fallStreams(h, style);
  const plan: TurnedPlan = streaming ? { ...style, falls: undefined, nape: 40 } : style;
  const { at, loose } = places(h);
  const ties = plan.ties?.(h.view) ?? [];
  return { outline: outline(plan, at, loose, streaming), strands: strandLines(h, plan, ties, at, loose) };
}

/** A style as seen from the side. */
export const profileHair =
  (style: TurnedPlan, tieBrush?: TieBrush, drawStreaming = drawFallStream): HairStyleDrawing =>
  (h, character, skin): HairDrawing => {
    const streaming = fallStreams(h, style);
    const plan: TurnedPlan = streaming ? { ...style, falls: undefined, nape: 40 } : style;
    const { at, loose } = places(h);
    const ties = plan.ties?.(h.view) ?? [];
    const cap = outline(plan, at, loose, streaming);
    const tie = tied(h, ties, ribbonColor(character), tieBrush);
    return {
      shadow: plan.surface === 'scalp' ? null : cap,
      coversEars: style.falls !== undefined,
      fringe: plan.brow !== 'none' && plan.brow !== 'quiff',
      back: () => {
        if (streaming) drawStreaming(h, style);
        tie.back();
        fallInside(h, plan, at, loose);
        if (plan.surface === 'rows')
          [-42, -32, -22, -12].forEach((x, i) => {
            drawBeadedPlait(h, [at([x, 20]), loose([x - 2, 44]), loose([x - 3, 66 - i * 2])], i);
          });
      },
      front: () => {
        if (plan.surface === 'scalp') return scalpHair(h, skin, cap, plan, at([-20, -52]));
        if (plan.surface === 'rows') return rows(h, skin, cap, at);
        if (isCurly(plan.surface)) {
          paintCurly(h, cap, plan, [-14, -44 - plan.volume * 0.5]);
          return;
        }
        h.mass(cap);
        if (plan.surface === 'locs') return ropes(h, at, loose, plan.falls ?? 56);
        h.shine(
          cap,
          SHINE.map(([x, y]) => at([x, y - plan.volume * 0.4])),
          6.5,
          0.48,
          17,
        );
        const lines = strandLines(h, plan, ties, at, loose);
        h.strands(lines, cap, 1.9, 0.56);
        if (plan.waves?.swing) paintWaves(h, cap, lines, plan.waves);
        if (streaming) drawFallOver(h, style);
        sleekDetails(h, plan, at, loose);
      },
      over: tie.over,
    };
  };
