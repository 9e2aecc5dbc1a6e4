import { ellipse, type Painter, type Shape, shade, smooth, taper, tint, type Vec } from '../../paint';
import { hull } from '../body/hull';
import type { Gesture } from '../pose';
import { HANDS } from './gestures';
import type { HandPart } from './parts';

const isThumb = (part: HandPart) => part.kind === 'finger' && (part.root === true || part.points[0][0] < 6);

function pointsOf(part: HandPart): readonly Vec[] {
  if (part.kind === 'finger') return taper(part.points, part.radii, { steps: 4 });
  return part.kind === 'palm' ? part.outline.map(([x, y]): Vec => [x, y]) : [];
}

/** A mitten in the frame of a hand: fingers in one bag, the thumb apart, a knitted cuff. */
export function drawMitten(p: Painter, color: string, gesture: Gesture, held?: () => void): void {
  const { parts } = HANDS[gesture];
  const bag = smooth(hull(parts.filter((part) => !isThumb(part)).flatMap(pointsOf)), true, 2);
  const swollen: Shape = [bag, ellipse(5, 0, 8.6, 8.4)];
  const tones = { depth: 3.4, softness: 2 };
  held?.();
  p.form(swollen, color, tones);
  for (const part of parts) {
    if (part.kind !== 'finger' || !isThumb(part)) continue;
    const thumb = taper(
      part.points,
      part.radii.map((r) => r + 0.9),
      { steps: 6 },
    );
    p.form(thumb, color, { depth: 2, softness: 1.4 });
    p.edge(thumb, shade(color, 0.13), 0.8, 0.35);
  }
  p.form(
    taper(
      [
        [-6, 0],
        [1, 0],
      ],
      [8.4, 8],
      { round: false },
    ),
    tint(color, 0.06),
    { depth: 2.4, softness: 1.4 },
  );
  for (const x of [-4.4, -2, 0.2])
    p.line(
      [
        [x, -7.6],
        [x + 0.5, 0],
        [x, 7.6],
      ],
      0.9,
      shade(color, 0.1),
      0.5,
      [1, 1],
    );
}
