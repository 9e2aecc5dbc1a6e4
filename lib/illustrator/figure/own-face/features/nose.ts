import { itemAt } from '@/lib/platform/item-at';
import { lerp, mix, mixNumber, smooth, type Vec } from '../../../paint';
import { type FaceContext, nearness } from '../face-context';
import { firstOf, noseBaseOf, tipOf } from '../shape/lines';

/** Landmarks of the drawn nose, as seen. */
type Nose = {
  readonly bridge: Vec;
  readonly tip: Vec;
  readonly base: Vec;
  readonly left: Vec;
  readonly right: Vec;
  /** Middle, half width and height of the wings. */
  readonly x: number;
  readonly wide: number;
  readonly y: number;
  /** From the bridge to the base. */
  readonly long: number;
};

/** The wing's point furthest out. */
const WING = 2;

function noseOf({ own: { lines }, at }: FaceContext): Nose {
  const bridge = at(itemAt(lines.noseRidge, 1));
  const [tip, base] = [at(tipOf(lines)), at(noseBaseOf(lines))];
  const wing = itemAt(lines.noseWing, WING);
  const [left, right] = [at(wing, -1), at(wing, 1)];
  return {
    bridge,
    tip,
    base,
    left,
    right,
    x: (left[0] + right[0]) / 2,
    wide: (right[0] - left[0]) / 2,
    y: (left[1] + right[1]) / 2,
    long: base[1] - bridge[1],
  };
}

/**
 * What skin as dark as can be adds to the strength of the nose's shadows, beside the bridge, under the tip, on the lip, at
 * the wings and in the nostrils, and of the lights on ball and wings: on it the usual ones are not seen.
 */
const DARK = {
  side: 0.2,
  under: 0.3,
  below: 0.42,
  wing: 0.34,
  beside: 0.34,
  nostril: 0.32,
  ball: 0.3,
  lit: 0.2,
} as const;

/** Side of the bridge away from the light, and the underside from wing to wing. */
function shadows({ painter: p, tones: t, line }: FaceContext, n: Nose): void {
  const { bridge, tip, base, x, wide: w, y } = n;
  const dark = p.lit()[0] < 0 ? 1 : -1;
  const inner = itemAt(line('upperLid', dark), 0);
  const side = smooth(
    [
      [bridge[0] + dark * 2.2, bridge[1] - 3],
      [mixNumber(bridge[0], inner[0], 0.55), inner[1] + 1],
      [x + dark * w * 0.95, y - 5],
      [x + dark * w * 0.9, y + 0.5],
      [tip[0] + dark * w * 0.36, tip[1] - 0.5],
      [tip[0] + dark * 2, (tip[1] + bridge[1]) / 2],
    ],
    true,
    6,
  );
  p.fill(side, t.shadow, { alpha: 0.2 + DARK.side * t.dark, blur: 2.8 });
  const under = smooth(
    [
      [x - w * 0.98, y - 1.6],
      [x - w * 0.5, base[1] - 2.6],
      [tip[0], tip[1] + n.long * 0.1 + 0.4],
      [x + w * 0.5, base[1] - 2.6],
      [x + w * 0.98, y - 1.6],
      [x + w * 0.7, base[1] + 1.1],
      [base[0], base[1] + 1.9],
      [x - w * 0.7, base[1] + 1.1],
    ],
    true,
    6,
  );
  p.soft(base[0] + dark * 1.2, base[1] + 2.2, w * 0.8, 2.8, t.deep, DARK.below * t.dark);
  p.fill(under, mix(t.shadow, t.deep, 0.6 * t.dark), { alpha: 0.24 + DARK.under * t.dark, blur: 1.2 });
  p.fill(under, t.blush, { alpha: 0.3, blur: 1.1 });
}

function wings(face: FaceContext, { base, x, wide: w, y }: Nose): void {
  const { painter: p, tones: t } = face;
  for (const side of [-1, 1] as const) {
    const near = nearness(face, side);
    const edge = x + side * w;
    p.soft(edge + side * 0.9, y - 0.4, 2.6, 4.6, t.deep, DARK.beside * t.dark * near);
    p.soft(
      edge - side * w * 0.24,
      y - 2.2,
      w * 0.24 + 0.8,
      2.8,
      mix(t.light, t.glow, 0.5 * t.dark),
      0.4 + DARK.lit * t.dark,
    );
    const wing: Vec[] = [
      [edge - side * w * 0.1, y - 5],
      [edge + side * 0.2, y - 2.8],
      [edge - side * 0.2, y - 0.4],
      [edge - side * w * 0.26, y + 0.9],
    ];
    p.line(wing, 1.3, t.line, (0.19 + DARK.wing * t.dark) * near, [0.1, 0.8, 1, 0.25]);
    const [nx, ny] = [x + side * w * 0.44, base[1] - 0.9];
    const nostril: Vec[] = [
      [nx - side * w * 0.27, ny + 0.5],
      [nx, ny - 0.75],
      [nx + side * w * 0.25, ny + 0.35],
    ];
    p.line(nostril, 1.5 + w * 0.02, t.line, (0.5 + DARK.nostril * t.dark) * near, [0.15, 1, 0.3]);
  }
}

/** Seen aslant the ridge stands out against the far cheek. */
function ridge({ painter: p, tones: t, head }: FaceContext, { bridge, tip, base }: Nose): void {
  const { turn } = head.view;
  const strength = Math.min(1, (Math.abs(turn) - 0.2) * 3);
  if (strength <= 0) return;
  const far = Math.sign(turn);
  const edge: Vec[] = [
    [bridge[0] + far * 0.6, bridge[1] + 3],
    [mixNumber(bridge[0], tip[0], 0.6) + far * 1.4, mixNumber(bridge[1], tip[1], 0.6)],
    [tip[0] + far * 3.4, tip[1] - 1],
    [tip[0] + far * 2.6, tip[1] + 2.6],
    [base[0] + far * 1, base[1] + 0.8],
  ];
  p.line(edge, 1.5, t.line, 0.42 * strength, [0.05, 0.35, 1, 0.9, 0.3]);
}

/** How much smaller the highlight on the darkest skin is, as a share: it is clearer there. */
const SMALLER = 0.2;

/** The child's own nose in one drawing: bridge, ball, wings and base. */
export function drawOwnNose(face: FaceContext): void {
  const { painter: p, tones: t, own, at } = face;
  const nose = noseOf(face);
  const { bridge, tip, base, wide: w, long } = nose;
  const [lx] = p.lit();
  shadows(face, nose);
  p.soft(tip[0], tip[1] - 0.8, w * 0.62 + 1, 4.6, t.light, 0.5);
  p.soft(tip[0] + lx, tip[1] - 1.4, w * 0.5, 4, t.glow, DARK.ball * t.dark);
  wings(face, nose);
  ridge(face, nose);
  const under: Vec[] = [-0.22, 0, 0.22].map((u): Vec => [base[0] + u * w, base[1] + (u ? 0.7 : 1.1)]);
  p.line(under, 1, t.line, 0.22);
  const [mx, my] = lerp(bridge, tip, 0.5);
  p.soft(mx + lx, my, 3.6, long * 0.36, t.glow, 0.4 + 0.02 * t.dark);
  const spot = 1 - SMALLER * t.dark;
  p.soft(tip[0] + lx * 1.7, tip[1] - 2.2, 3.4 * spot, 2.6 * spot, t.glow, 0.75 + 0.2 * t.dark);
  // The groove above the lip.
  const lip = at(firstOf(own.lines.upperLipOuter));
  const [px, py] = lerp(base, lip, 0.55);
  p.soft(px, py, 1.6, (lip[1] - base[1]) * 0.36, t.shadow, 0.08);
}
