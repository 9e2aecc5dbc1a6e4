import { PHOTO_LIMITS } from '@/lib/photos';

/** Longest edge of the copy that the browser analyzes; the server uses the same size. */
export const ANALYSIS_EDGE_PX = 1024;

export type Size = { readonly width: number; readonly height: number };

function fitWithin({ width, height }: Size, edgePx: number): Size {
  const scale = Math.min(1, edgePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Size for the upload: the photo's own, or scaled down to the longest edge allowed (rulings, "photo"). */
export const uploadSize = (size: Size): Size => fitWithin(size, PHOTO_LIMITS.sentEdgePx);

/** Size of the copy for the analysis. */
export const analysisSize = (size: Size): Size => fitWithin(size, ANALYSIS_EDGE_PX);
