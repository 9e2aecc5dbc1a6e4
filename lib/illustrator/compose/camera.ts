import type { Scene } from '../scene';
import type { View } from '../stages';

export type Camera = { readonly x: number; readonly y: number; readonly zoom: number };

/** A scene with a resolved camera. */
export type FramedScene = Omit<Scene, 'camera'> & { readonly camera: Camera };

export const STAGE_EDGE = 1200;
export const WHOLE_STAGE: Camera = { x: STAGE_EDGE / 2, y: STAGE_EDGE / 2, zoom: 1 };

/** The area of a stage that the camera sees, kept inside the painted square. */
export function visibleArea({ x, y, zoom }: Camera): View {
  const half = STAGE_EDGE / 2 / zoom;
  const inside = (v: number) => Math.max(half, Math.min(STAGE_EDGE - half, v));
  const [cx, cy] = [inside(x), inside(y)];
  return { x0: cx - half, y0: cy - half, x1: cx + half, y1: cy + half };
}
