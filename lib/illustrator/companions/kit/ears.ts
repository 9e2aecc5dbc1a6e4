import { mix, type Painter } from '@/lib/illustrator/paint';
import type { Mood } from '../mood';
import { blob } from './outline';

type EarsPlan = {
  /** Outline of the ear on the right, its root at 0,0; the other one is its mirror image. */
  readonly outer: string;
  readonly inner?: string;
  readonly colour: string;
  readonly innerColour?: string;
  /** Root of the right ear. */
  readonly at: readonly [number, number];
  /** Outward tilt in radians. */
  readonly lean?: number;
  /** How much the mood moves them; hanging ears swing the other way. */
  readonly swing?: number;
  readonly yaw: number;
  readonly sides?: readonly (-1 | 1)[];
};

const TURN = { rest: [0, 0], up: [-0.14, -0.14], low: [0.5, 0.5], uneven: [0.9, -1.1] } as const;

/** Both ears, moved by the mood; drawn before the head. */
export function ears(p: Painter, mood: Mood, plan: EarsPlan): void {
  const { at, lean = 0.2, swing = 1, yaw } = plan;
  const outer = blob(plan.outer);
  for (const side of plan.sides ?? ([-1, 1] as const)) {
    // No animal carries its two ears alike.
    const tilt = lean + TURN[mood.ears][side < 0 ? 0 : 1] * swing + (side < 0 ? 0.07 : 0);
    const wide = side > 0 ? 1 - yaw * 0.12 : 1;
    p.in(at[0] * side + yaw * 4, at[1] + (mood.ears === 'low' ? 4 : 0), side * tilt, side * wide, 1, () => {
      p.form(outer, plan.colour, { depth: 5 });
      if (plan.inner) p.clip(outer, () => inside(p, plan));
    });
  }
}

function inside(p: Painter, { inner = '', innerColour, colour }: EarsPlan) {
  const tone = innerColour ?? mix(colour, '#f2a08c', 0.55);
  p.form(blob(inner), tone, { depth: 4, shadow: 0.1, light: 0.03 });
}
