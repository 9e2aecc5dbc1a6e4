import { ellipse, type Painter, type Polygon, shade } from '@/lib/illustrator/paint';
import type { Mood } from '../mood';
import { BLUSH, CREAM, fur } from './coat';
import { type EyePlan, eyes } from './eyes';
import { mouth } from './mouth';
import { nose } from './nose';

type HeadPlan = {
  readonly face: Polygon;
  readonly colour: string;
  /** Turn to the right of the picture, 0..1. */
  readonly yaw: number;
  readonly eyes: Omit<EyePlan, 'coat'> & { readonly coat?: string };
  readonly muzzle?: { readonly y: number; readonly rx: number; readonly ry: number; readonly colour?: string };
  readonly nose?: { readonly y: number; readonly size: number; readonly colour: string };
  readonly mouth: { readonly y: number; readonly size: number; readonly lip?: boolean };
  readonly cheeks?: { readonly y: number; readonly gap: number; readonly size?: number };
  /** Brushed hairs on the brow; 0 for a smooth skin. */
  readonly hairs?: number;
  /** Markings under the features; `x` is the middle line of the turned face. */
  readonly marks?: (x: number) => void;
};

/** A head around its middle, about 100 units wide: mass, markings, muzzle, features. Ears are drawn by the animal. */
export function head(p: Painter, mood: Mood, plan: HeadPlan): void {
  const { face, colour, yaw, muzzle, cheeks } = plan;
  const x = yaw * 9;
  p.form(face, colour, { depth: 10, softness: 6 });
  const hairs = plan.hairs ?? 16;
  if (hairs) fur(p, face, colour, { count: hairs, length: 9, lie: ([u, v]) => Math.atan2(v + 60, (u - x) * 0.9) });
  p.clip(face, () => plan.marks?.(x));
  if (muzzle) {
    const n = x * 1.4;
    const tone = muzzle.colour ?? CREAM;
    p.clip(face, () => p.soft(n, muzzle.y + 3, muzzle.rx * 1.35, muzzle.ry * 1.3, shade(colour, 0.1), 0.5));
    p.form(ellipse(n, muzzle.y, muzzle.rx, muzzle.ry), tone, { depth: 6, shadow: 0.08, light: 0.04 });
  }
  if (cheeks)
    for (const side of [-1, 1]) {
      const size = cheeks.size ?? 11;
      p.clip(face, () => p.soft(x + side * cheeks.gap, cheeks.y, size, size * 0.74, BLUSH, 0.45));
    }
  eyes(p, x, mood, { coat: colour, ...plan.eyes }, yaw);
  const n = x * 1.5;
  mouth(p, n * 0.96, plan.mouth.y, plan.mouth.size, mood, plan.mouth.lip ?? true);
  if (plan.nose) nose(p, n, plan.nose.y, plan.nose.size, plan.nose.colour);
}
