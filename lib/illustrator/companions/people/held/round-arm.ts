import { itemAt } from '@/lib/platform/item-at';
import { drawHand } from '../../../figure/hands/hand';
import type { Gesture } from '../../../figure/pose';
import { type Skin, skinTones } from '../../../figure/skin';
import { add, angle, mul, normalize, type Painter, shade, sub, taper, type Vec } from '../../../paint';
import { knots } from '../../kit/outline';

type RoundArm = {
  /** From the shoulder over the elbow to the wrist. */
  readonly line: string;
  readonly sleeve: string;
  readonly skin: string;
  readonly gesture: Gesture;
  /** Radians that the hand turns against the forearm. */
  readonly turn?: number;
};

const RADII = [15, 15.5, 14.5, 12.5, 10] as const;
const HAND = 1.3;

/** Where a sleeve begins it has no edge: it is one with the shoulder. */
const joined = (p: Painter, [x, y]: Vec, sleeve: string) => p.soft(x, y, 21, 20, sleeve, 1, 0, 0.7);

function cuffAt(p: Painter, at: Vec, direction: Vec, colour: string): void {
  const from = sub(at, mul(direction, 7));
  p.form(taper([from, add(at, mul(direction, 1.5))], [11, 10.6], { round: false }), shade(colour, 0.06), {
    depth: 2.6,
  });
}

/** An arm that lies round somebody in one curve, and the shadow it throws on them: its hand ends on what it holds. */
export function drawRoundArm(p: Painter, { line, sleeve, skin: tone, gesture, turn = 0 }: RoundArm): void {
  const skin: Skin = skinTones(tone);
  const points = knots(line).map(([x, y]): Vec => [x, y]);
  const [last, before] = [itemAt(points, points.length - 1), itemAt(points, points.length - 2)];
  const direction = normalize(sub(last, before));
  const shape = taper(points, RADII);
  p.fill(shape, '#3a1a2c', { alpha: 0.3, blur: 4, dx: 1.5, dy: 5, op: 'source-atop' });
  const rotation = angle(direction) + turn;
  // Its thumb is up, whichever way the hand points.
  const up = Math.cos(rotation) < 0 ? -1 : 1;
  p.in(last[0], last[1], rotation, HAND, HAND * up, () => drawHand(p, skin, gesture));
  p.form(shape, sleeve, { depth: 7, softness: 5 });
  p.clip(shape, () => joined(p, itemAt(points, 0), sleeve));
  cuffAt(p, last, direction, sleeve);
}
