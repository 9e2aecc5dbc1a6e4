import { type Knot, type Polygon, smooth, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import { drawPartedScalp, drawRow } from '../cornrows';
import { drawRope } from '../rope';
import { coverScalp } from '../scalp';
import { type HairDrawing, type HairStyleDrawing, ribbonColor } from '../style';
import { seen } from '../ties/place';
import { type Tie, tied } from '../ties/ties';
import type { TurnedPlan } from './plan';
import { waveAt } from './profile-shape';
import { feathered, isCurly, paintCurly } from './surface';

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
  return HALF.map(([x, y], i): Knot => {
    const long = Math.hypot(x, y + 6) || 1;
    const out = plan.volume * (i === HALF.length - 1 ? 0.4 : 1);
    return [g * (x + (x / long) * out), y + ((y + 6) / long) * out];
  });
}

/** Below the ears: to the nape, or down the back to the tips. */
function lower(plan: TurnedPlan): { sides: (g: 1 | -1) => Knot[]; tips: Knot[] } {
  const { falls, nape = 33 } = plan;
  if (falls === undefined) {
    const low = nape + 8;
    const tips = [-30, -21, -12, -4, 4, 12, 21, 30].map(
      (x, i): Knot => [-x, low - (Math.abs(x) / 30) ** 2 * 4 + (i % 2 ? -4 : 0), i % 2 ? 0 : 1],
    );
    return { sides: (g) => [[g * 43, Math.min(28, nape - 3)]], tips };
  }
  const rows = Math.max(3, Math.round(falls / 24));
  const edge = (g: 1 | -1): Knot[] =>
    Array.from({ length: rows }, (_, i): Knot => {
      const y = 18 + ((falls - 26) * (i + 0.3)) / rows;
      return [g * (57 + plan.volume * 0.5 + waveAt(plan, y, g > 0 ? 0.6 : 1.8)), y];
    });
  const tips = Array.from({ length: 13 }, (_, i): Knot => {
    const x = 54 - 9 * i;
    return [x, falls + 3 - (x / 54) ** 2 * 7 + (i % 2 ? -9 : Math.sin(i * 1.7) * 3), i % 2 ? 0 : 1];
  });
  return { sides: edge, tips };
}

function outline(h: HairBrush, plan: TurnedPlan): Polygon {
  const raw = (g: 1 | -1): Knot[] => {
    const side = half(plan, g);
    return plan.surface === 'feathered' && g > 0 ? feathered(side, plan.volume * 0.8, 0.2) : side;
  };
  const right = raw(1);
  const left = plan.surface === 'feathered' ? right.map(([x, y, s]): Knot => [-x, y, s]) : raw(-1);
  const { sides, tips } = lower(plan);
  const knots = [...right, ...sides(1), ...tips, ...sides(-1).reverse(), ...left.slice(1).reverse()];
  return smooth(knots.map(h.sway), true, 7);
}

/** Strands run from whorl or parting to the tips, or to where the hair is tied. */
function strandLines(h: HairBrush, plan: TurnedPlan, ties: readonly Tie[]): Knot[][] {
  const { falls, nape = 33, part } = plan;
  const spots = ties.map((tie) => seen(h.view, tie.at).at);
  if (spots.length > 0 && falls === undefined) {
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

function locks(h: HairBrush, { falls, volume, surface }: TurnedPlan): void {
  if (falls !== undefined) {
    const w = (x: number, y: number) => h.sway([x, y]);
    h.lock([[-8, -46], [-30, -18], w(-40, 30), w(-36, falls * 0.7), w(-41, falls - 2)], [2, 7, 8, 6, 0.3], {
      alpha: 0.6,
    });
    h.lock([[10, -46], [30, -18], w(36, 30), w(31, falls * 0.7), w(34, falls)], [2, 7, 8, 6, 0.3], { alpha: 0.6 });
    h.lock([[0, -36], [-4, 0], w(-7, 36), w(-2, falls * 0.75), w(-6, falls + 3)], [2, 6, 7, 5, 0.3], { alpha: 0.55 });
  } else if (surface === 'feathered') {
    h.lock(
      [
        [4, -44],
        [-20, -34],
        [-40, -14],
      ],
      [2, 6, 0.3],
    );
    h.lock(
      [
        [6, -44],
        [28, -30],
        [44, -6],
      ],
      [2, 6, 0.3],
    );
    h.lock(
      [
        [4, -40],
        [2, -14],
        [-14, 12],
      ],
      [2, 6.5, 0.3],
    );
    h.lock(
      [
        [6, -40],
        [14, -10],
        [16, 18],
      ],
      [2, 6, 0.3],
    );
    h.lock(
      [
        [5, -46],
        [4, -58],
        [12, -66 - volume],
      ],
      [4, 4, 0.3],
    );
  }
}

/** Short and full hair: the back of the head is all hair. */
export const backHair =
  (plan: TurnedPlan): HairStyleDrawing =>
  (h, character, skin): HairDrawing => {
    const ties = plan.ties?.(h.view) ?? [];
    const mass = outline(h, plan);
    const tie = tied(h, ties, ribbonColor(character));
    return {
      shadow: null,
      coversEars: plan.falls !== undefined,
      fringe: true,
      back: tie.back,
      front: () => {
        if (plan.surface === 'scalp')
          return coverScalp(h, skin, mass, { under: 0.45, density: [0.85, 0.8, 0.75], grain: 0.4 });
        if (plan.surface === 'rows') return rowsFromBehind(h, skin, mass);
        if (isCurly(plan.surface)) {
          paintCurly(h, mass, plan.surface, plan.volume, [-14, -40 - plan.volume * 0.4]);
          return;
        }
        h.mass(mass, { depth: 13 });
        if (plan.surface === 'locs') return ropesFromBehind(h, plan.falls ?? 58);
        h.strands(strandLines(h, plan, ties), mass, 2, 0.55);
        const y = plan.volume * -0.5;
        h.shine(
          mass,
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
        if (plan.part) parting(h, skin.shadow, plan.falls === undefined);
        locks(h, plan);
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
    h.lock([[x * 0.7, 26], h.sway([x * 0.72, 44]), h.sway([x * 0.78, 62])], [4.4, 4.6, 2.6]);
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
