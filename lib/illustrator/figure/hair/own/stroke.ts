import { type Painter, taper, type Vec } from '../../../paint';

/** A brush line through points that lie close together already, so that few steps between them make it smooth. */
export function paintStroke(
  painter: Painter,
  points: readonly Vec[],
  look: { readonly width: number; readonly color: string; readonly alpha: number; readonly profile: readonly number[] },
): void {
  const radii = look.profile.map((share) => (share * look.width) / 2);
  painter.fill(taper(points, radii, { steps: 2 }), look.color, { alpha: look.alpha });
}
