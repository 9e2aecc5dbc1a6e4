import type { Disc, Painter, Vec } from '../paint';

/** An arm before the body is gone at its shoulder, and whole so far from it: figure units, and a share of a short arm. */
const REACH = { most: 32, ofArm: 0.34 } as const;
const GONE = 0.4;

/** Where an arm of so many figure units fades; a long one unless told. */
export const shoulderDisc = ([x, y]: Vec, scale: number, arm = Number.POSITIVE_INFINITY): Disc => ({
  x,
  y,
  r: Math.min(REACH.most, arm * REACH.ofArm) * scale,
});

/** Takes away the shoulder of an arm that is painted apart: the same one of the body, without an edge, stays in sight. */
export function fadeShoulder(layer: Painter, { x, y, r }: Disc): void {
  const c = layer.context;
  c.save();
  c.globalCompositeOperation = 'destination-out';
  c.fillStyle = layer.radial(x, y, r, [
    [0, '#000000', 1],
    [GONE, '#000000', 1],
    [1, '#000000', 0],
  ]);
  c.fillRect(x - r, y - r, 2 * r, 2 * r);
  c.restore();
}
