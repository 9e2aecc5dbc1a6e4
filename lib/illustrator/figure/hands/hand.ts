import { ellipse, type Painter, type Polygon, smooth, taper, type Vec } from '../../paint';
import type { Gesture } from '../pose';
import type { Skin } from '../skin';
import { HANDS } from './gestures';
import type { HandPart } from './parts';

type Outlined = { readonly part: HandPart; readonly shape: Polygon | null };

function outlined(part: HandPart): Outlined {
  if (part.kind === 'finger') return { part, shape: taper(part.points, part.radii, { steps: 6 }) };
  if (part.kind === 'palm') return { part, shape: smooth(part.outline) };
  return { part, shape: null };
}

/**
 * A hand in its own frame (see `gestures`). The union is filled first, so that the lines between fingers are cut to
 * the inside and leave no halo; `held` draws the thing between palm and fingers.
 */
export function drawHand(p: Painter, skin: Skin, gesture: Gesture, held?: () => void): void {
  const { parts, blush = [] } = HANDS[gesture];
  const shapes = parts.map(outlined);
  const whole = shapes.flatMap(({ shape }) => (shape ? [shape] : []));
  const [lx, ly] = p.lit();
  p.fill(whole, skin.base);
  for (const { part, shape } of shapes) {
    if (part.kind === 'held') held?.();
    else if (part.kind === 'crease') p.line(part.points, 1.1, skin.line, part.alpha);
    else if (shape) {
      if (part.kind === 'finger') p.clip(whole, () => p.edge(shape, skin.deep, 1.6, 0.6));
      p.fill(shape, skin.base);
      if (part.kind === 'palm') {
        for (const [x, y, rx, ry] of blush) p.soft(x, y, rx, ry, skin.blush, 0.35);
        continue;
      }
      p.line(
        part.points.map(([x, y]): Vec => [x + lx * 0.8, y + ly * 0.8]),
        1.7,
        skin.light,
        0.5,
      );
      if (part.root) p.fill(ellipse(part.points[0][0] - 0.6, part.points[0][1] + 0.6, part.radii[0] * 1.15), skin.base);
    }
  }
  p.inner(whole, skin.shadow, lx * 2, ly * 2, 1.6, 0.45, 0.35);
}
