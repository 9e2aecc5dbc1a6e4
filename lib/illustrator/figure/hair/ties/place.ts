import type { Vec } from '../../../paint';
import type { HeadView } from '../../head/view';

/** A place on or off the skull in head units: to the left ear of the viewer's picture, down, to the front. */
export type Spot = readonly [x: number, y: number, z: number];

/** Where a spot is seen; it lies before the middle of the head when `depth` is positive. */
export type RotatedPoint = { readonly at: Vec; readonly depth: number };

/** The turn that profile and back are drawn at: they are one picture each. */
function drawnYaw({ aspect, side, yaw }: HeadView): number {
  if (aspect === 'profile') return (side * Math.PI) / 2;
  return aspect === 'back' ? Math.PI : yaw;
}

export function seen(view: HeadView, [x, y, z]: Spot): RotatedPoint {
  const yaw = drawnYaw(view);
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  const depth = z * c - x * s;
  return { at: [x * c + z * s, y * Math.cos(view.pitch) + depth * Math.sin(view.pitch) * 0.8], depth };
}

/** A direction as it is seen. */
export function seenDirection(view: HeadView, [x, y, z]: Spot): Vec {
  const yaw = drawnYaw(view);
  return [x * Math.cos(yaw) + z * Math.sin(yaw), y];
}
