import { clamp, ellipse, type Knot } from '../../../paint';
import type { HeadContext } from '../context';
import type { NoseKind } from '../outlines';

type NoseLook = {
  /** Half width of the wings, roundness of the tip's ball, height of the tip against the average. */
  readonly width: number;
  readonly ball: number;
  readonly y: number;
  /** Curve of the underside: positive hangs, negative turns up. */
  readonly hang: number;
  /** Strength of the nostrils, and of the bridge's shaded side. */
  readonly nostrils: number;
  readonly bridge: number;
  readonly line: number;
  /** How far the wings stand apart from the tip, 0 to 1. */
  readonly wings?: number;
};

const LOOK: Readonly<Record<NoseKind, NoseLook>> = {
  button: { width: 4.8, ball: 1, y: 0, hang: 2.8, nostrils: 0, bridge: 0, line: 0.6 },
  round: { width: 6.4, ball: 1.5, y: 0.6, hang: 3.8, nostrils: 0.35, bridge: 0, line: 0.65 },
  broad: { width: 8.6, ball: 1.25, y: 0.6, hang: 2.2, nostrils: 0.7, bridge: 0.15, line: 0.62 },
  small: { width: 3.2, ball: 0.6, y: -1, hang: 1.6, nostrils: 0, bridge: 0, line: 0.55 },
  long: { width: 4.8, ball: 0.9, y: 2.4, hang: 3.4, nostrils: 0.25, bridge: 0.55, line: 0.62 },
  up: { width: 4.8, ball: 1.05, y: -1.4, hang: 0.4, nostrils: 0.85, bridge: 0.2, line: 0.42 },
};

/** The nose seen aslant: bridge and tip stand out on the far side. */
function aslant({ painter: p, skin, view }: HeadContext, look: NoseLook, x: number, y: number): void {
  const { hang, bridge, wings = 0 } = look;
  // A broad nose stands out hardly further than a narrow one.
  const w = look.width - wings * Math.max(0, look.width - 5.5) * 0.6;
  const g = view.turn < 0 ? -1 : 1;
  const from = y - 6 - bridge * 9;
  const tip: Knot[] = [
    [x + g * w * 0.1, from],
    [x + g * w * 0.55, y - 3.4],
    [x + g * w * 0.98, y - 0.6 + hang * 0.3],
    [x + g * w * 0.5, y + hang],
    [x - g * w * 0.2, y + hang * 0.8],
  ];
  p.line(tip, 1.8, skin.line, look.line, [0.1, 0.5, 1, 0.9, 0.2]);
  p.line(
    [
      [x - g * w * 0.8, y - 1],
      [x - g * w * 0.92, y + 0.8],
      [x - g * w * 0.45, y + 2],
    ],
    1.4,
    skin.line,
    0.5,
  );
}

/** Round wings at the sides of a broad nose, and the underside of its tip between them. */
function winged({ painter: p, skin }: HeadContext, look: NoseLook, x: number, y: number): void {
  const { width: w, hang, wings = 0 } = look;
  const alpha = look.line * (skin.dark ? 1.25 : 1);
  const tip: Knot[] = [
    [x - w * 0.44, y + hang * 0.5],
    [x, y + hang + 0.4],
    [x + w * 0.44, y + hang * 0.5],
  ];
  p.line(tip, 1.7, skin.line, alpha * 0.9, [0.25, 1, 0.25]);
  for (const g of [-1, 1]) {
    p.soft(x + g * w * 0.72, y - 1, w * 0.34, 3, skin.light, 0.4 * wings);
    const wing: Knot[] = [
      [x + g * w * 0.86, y - 4.4],
      [x + g * w * 1.04, y - 2],
      [x + g * w * 1, y + 1],
      [x + g * w * 0.68, y + 2],
    ];
    p.line(wing, 1.7, skin.line, alpha * (0.6 + 0.4 * wings), [0.1, 0.8, 1, 0.35]);
  }
}

/** The nose from the front: the two wings and the underside. */
function straight({ painter: p, skin }: HeadContext, look: NoseLook, x: number, y: number): void {
  const { width: w, hang } = look;
  const tip: Knot[] = [
    [x - w, y - 0.8],
    [x - w * 0.84, y + 1.5],
    [x - w * 0.36, y + hang * 0.8],
    [x, y + hang],
    [x + w * 0.36, y + hang * 0.8],
    [x + w * 0.84, y + 1.5],
    [x + w, y - 0.8],
  ];
  p.line(tip, 1.8, skin.line, look.line, [0.15, 1, 0.75, 0.6, 0.75, 1, 0.15]);
}

/** Half width of the narrowest nose that still reads as one. */
const NARROWEST = 3.1;

/** The kind's nose in the child's own proportions. */
function noseLook({ character, face }: HeadContext): NoseLook {
  const look = LOOK[character.nose];
  const { noseWidth, noseLength, noseTip } = face;
  if (noseWidth === 0 && noseLength === 0 && noseTip === 0) return look;
  return {
    ...look,
    width: Math.max(Math.min(look.width, NARROWEST), look.width * Math.exp(0.75 * noseWidth)),
    ball: look.ball * (1 + 0.25 * noseWidth),
    wings: clamp(noseWidth * 1.4, 0, 1),
    hang: look.hang - 2 * noseTip,
    // Nostrils are seen under a wide or a raised tip only, a bridge along a long nose.
    nostrils: clamp(look.nostrils + 0.5 * Math.max(0, noseWidth) + 0.5 * Math.max(0, noseTip), 0, 0.85),
    bridge: clamp(look.bridge + 0.45 * noseLength, 0, 0.7),
  };
}

export function drawNose(head: HeadContext): void {
  const { painter: p, character, skin, view, places } = head;
  const look = noseLook(head);
  const { width: w } = look;
  const { x, y } = view.project(0, places.noseY + look.y + head.adult * 1.5, character.nose === 'long' ? 58 : 56);
  const [lx] = p.lit();
  const turned = Math.abs(view.turn) > 0.28;
  const dark = lx < 0 ? 1 : -1;
  if (look.bridge) p.soft(x + dark * w * 0.55, y - 8, 2.6, 10, skin.deep, look.bridge * 0.5);
  p.soft(x + dark * 1.2, y + 2.8, w * 1.5, 3.6, skin.deep, 0.42);
  p.soft(x, y - 0.6, w * 1.35, 4.6 * look.ball, skin.blush, 0.34);
  // The ball of the tip, rounder the larger it is.
  p.soft(x - dark * 0.8, y - 1.4, w * 0.8, 3.4 * look.ball, skin.light, 0.55 * look.ball);
  if (look.nostrils)
    for (const g of turned ? [view.turn > 0 ? -0.55 : 0.55, view.turn > 0 ? 0.35 : -0.35] : [-0.5, 0.5])
      p.fill(ellipse(x + g * w, y + Math.max(1, look.hang * 0.55), w * 0.19, 0.95, g * 0.6), skin.line, {
        alpha: look.nostrils,
        blur: 0.25,
      });
  if (turned) aslant(head, look, x, y);
  else if (look.wings) winged(head, look, x, y);
  else straight(head, look, x, y);
  p.fill(ellipse(x + lx * 1.6, y - 1.8, w * 0.3 * look.ball, 1.3 * look.ball), skin.highlight, {
    alpha: 0.85,
    blur: 0.4,
  });
}
