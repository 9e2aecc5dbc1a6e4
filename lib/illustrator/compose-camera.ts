import type { Scene } from './scene';
import type { View } from './stages';

export type Camera = { readonly x: number; readonly y: number; readonly zoom: number };

/** A scene whose camera is decided. */
export type FramedScene = Omit<Scene, 'camera'> & { readonly camera: Camera };

export const EDGE = 1200;
export const WHOLE_STAGE: Camera = { x: EDGE / 2, y: EDGE / 2, zoom: 1 };

/** What the camera sees of a stage, kept inside the painted square. */
export function viewOf({ x, y, zoom }: Camera): View {
  const half = EDGE / 2 / zoom;
  const inside = (v: number) => Math.max(half, Math.min(EDGE - half, v));
  const [cx, cy] = [inside(x), inside(y)];
  return { x0: cx - half, y0: cy - half, x1: cx + half, y1: cy + half };
}
