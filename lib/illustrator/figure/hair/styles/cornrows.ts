import {
  ellipse,
  type Knot,
  length,
  lerp,
  mix,
  normalize,
  type Polygon,
  shade,
  smooth,
  sub,
  taper,
  type Vec,
} from '../../../paint';
import type { Skin } from '../../skin';
import type { HairBrush } from '../brush';
import { babyHairs } from '../details';
import type { HairStyleDrawing } from '../style';
import { OPEN_BROW } from './combed';

/** One flat plait on the scalp: chevrons of hair along a line. */
export function drawRow(h: HairBrush, line: readonly Vec[], width: number): void {
  const centre = smooth(
    line.map(([x, y]) => [x, y]),
    false,
    10,
  );
  const rope = taper(
    line.map(([x, y]) => [x, y]),
    [width * 0.5, width, width, width * 0.8],
  );
  h.painter.fill(rope, h.tones.deep, { alpha: 0.4, dy: 1.1 });
  h.painter.fill(rope, h.tones.base);
  h.painter.clip(rope, () => {
    let travelled = 0;
    for (let i = 1; i < centre.length; i++) {
      const [a, b] = [centre[i - 1] as Vec, centre[i] as Vec];
      const step = Math.hypot(b[0] - a[0], b[1] - a[1]);
      travelled += step;
      if (travelled < width * 0.95) continue;
      travelled = 0;
      const on: Vec = [(b[0] - a[0]) / step, (b[1] - a[1]) / step];
      for (const g of [-1, 1]) {
        const tip: Vec = [b[0] + on[0] * width * 0.7, b[1] + on[1] * width * 0.7];
        const out: Vec = [
          b[0] - on[0] * width * 0.2 - on[1] * g * width,
          b[1] - on[1] * width * 0.2 + on[0] * g * width,
        ];
        h.painter.line([out, tip], width * 0.3, h.tones.deep, 0.75, [1, 0.6]);
        h.painter.line(
          [lerp(out, tip, 0.15), lerp(out, tip, 0.75)].map(
            ([x, y]): Vec => [x + on[0] * width * 0.34, y + on[1] * width * 0.34],
          ),
          width * 0.24,
          h.tones.shine,
          0.6,
          [0.3, 1, 0.2],
        );
      }
    }
  });
}

/** Scalp that shows between the rows. */
export function drawPartedScalp(h: HairBrush, skin: Skin, shape: Polygon): void {
  h.painter.form(shape, mix(skin.base, h.tones.base, 0.7), {
    depth: 9,
    shadowColor: mix(skin.shadow, h.tones.base, 0.8),
    light: 0.03,
  });
}

/** Rows from ear to ear. */
const ROWS = 17;
const BEADS = ['#e2574c', '#f2b632', '#3e8f8a'] as const;

/** A loose plait with beads at its end. */
export function drawBeadedPlait(h: HairBrush, line: readonly Knot[], index: number): void {
  drawRow(
    h,
    line.map(([x, y]): Vec => [x, y]),
    4.4,
  );
  const end = line[line.length - 1] as Knot;
  const before = line[line.length - 2] as Knot;
  const on = normalize([end[0] - before[0], end[1] - before[1]]);
  [-1.5, 3.6].forEach((along, i) => {
    const [x, y] = [end[0] + on[0] * along, end[1] + on[1] * along];
    const turn = Math.atan2(on[1], on[0]) - Math.PI / 2;
    const [lx, ly] = h.painter.lit();
    const color = BEADS[(index + i) % BEADS.length] ?? BEADS[0];
    h.painter.fill(ellipse(x, y, 4, 2.8, turn), shade(color, 0.12));
    h.painter.fill(ellipse(x + lx * 0.5, y + ly * 0.5, 3.4, 2.2, turn), color);
    h.painter.fill(ellipse(x + lx * 1.5, y + ly * 1.1, 1.2, 0.7, turn), '#ffffff', { alpha: 0.5 });
  });
}

/** A point at a share of the length of an open line. */
function alongLine(line: Polygon, share: number): Vec {
  const steps = line.slice(1).map((p, i) => length(sub(p, line[i] as Vec)));
  let left = share * steps.reduce((sum, step) => sum + step, 0);
  for (const [i, step] of steps.entries()) {
    if (left <= step) return lerp(line[i] as Vec, line[i + 1] as Vec, left / (step || 1));
    left -= step;
  }
  return line[line.length - 1] as Vec;
}

const OUTER: readonly Knot[] = [
  [-48.5, 12, 1],
  [-52.5, -4],
  [-52.5, -26],
  [-43, -45],
  [-23, -57],
  [2, -60],
  [26, -56],
  [44, -44],
  [52.5, -26],
  [52.5, -4],
  [48.5, 12, 1],
];

/** Rows spread evenly from ear to ear, each from the hairline over the edge of the head that is seen. */
function rowsFromBrow(h: HairBrush): Vec[][] {
  const edge = smooth(OUTER.map(h.skull), false, 8);
  const brow = smooth([...OPEN_BROW].reverse().map(h.line), false, 8);
  return Array.from({ length: ROWS }, (_, i) => {
    const share = (i + 0.5) / ROWS;
    const from = alongLine(brow, share);
    const to = alongLine(edge, share);
    const middle: Vec = [lerp(from, to, 0.5)[0], lerp(from, to, 0.5)[1] - 1.5];
    return [from, middle, lerp(from, to, 1.06)];
  });
}

/** Plaits that lie on the scalp in rows from the brow back over the crown. */
export const cornrows: HairStyleDrawing = (h, _child, skin) => {
  const { skull: s } = h;
  const cap = h.cap(OUTER, OPEN_BROW);
  return {
    shadow: cap,
    coversEars: false,
    fringe: false,
    back: () => {
      h.nape(40, 26);
      [-38, -25, -12, 12, 25, 38].forEach((x, i) => {
        drawBeadedPlait(h, [s([x, 18]), h.loose([x * 1.03, 40]), h.loose([x * 1.1, 62 - (i % 2) * 4])], i);
      });
    },
    front: () => {
      drawPartedScalp(h, skin, cap);
      h.painter.clip(cap, () => {
        for (const row of rowsFromBrow(h)) drawRow(h, row, 4.1);
      });
      babyHairs(h, OPEN_BROW.slice(1, 8), 4);
    },
  };
};
