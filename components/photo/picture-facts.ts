import { PHOTO_LIMITS } from '@/lib/photos';

/** Longest edge of the copy that the coach looks at; the server looks at one of the same size. */
export const LOOK_EDGE_PX = 1024;

export type Size = { readonly width: number; readonly height: number };

function within({ width, height }: Size, edgePx: number): Size {
  const scale = Math.min(1, edgePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The size to send a picture in: its own, or scaled to the longest edge allowed (rulings, "photo"). */
export const sentSize = (size: Size): Size => within(size, PHOTO_LIMITS.sentEdgePx);

/** The size of the copy to look at. */
export const lookSize = (size: Size): Size => within(size, LOOK_EDGE_PX);
