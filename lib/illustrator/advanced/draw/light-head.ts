import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgba, type Vec } from '../../paint';

/** Warm light on the lit side, and warm shadow on the other; soft light and multiplying never wash an eye white. */
const WASHES = [
  { op: 'soft-light', inner: rgba('#ffe2b4', 0.34), outer: rgba('#ffe2b4', 0), from: 5 },
  { op: 'multiply', inner: rgba('#ffffff', 0), outer: rgba('#b98474', 0.42), from: 32 },
] as const;
/** How far the middle of the light is from that of the face, and how far it reaches, head units. */
const ASIDE = 21;
const REACH = 86;

/** Lays the light of the scene on an opaque picture of a head. The context is in head units around the head's origin. */
export function lightHead(c: SKRSContext2D, [lx, ly]: Vec): void {
  c.save();
  for (const { op, inner, outer, from } of WASHES) {
    const glow = c.createRadialGradient(lx * ASIDE, ly * ASIDE * 0.9, from, lx * ASIDE * 0.45, 0, REACH);
    glow.addColorStop(0, inner);
    glow.addColorStop(1, outer);
    c.globalCompositeOperation = op;
    c.fillStyle = glow;
    c.fillRect(-200, -200, 400, 400);
  }
  c.restore();
}
