import { PHOTO_LIMITS } from '@/lib/photos';

/** Longest edge of the copy that the browser analyzes; the server uses the same size. */
export const ANALYSIS_EDGE_PX = 1024;

export type Size = { readonly width: number; readonly height: number };

function fitWithin({ width, height }: Size, edgePx: number): Size {
  const scale = Math.min(1, edgePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Size for the upload: the photo's own, or scaled down to the longest edge allowed (§5 photo). A panorama stays
 * longer, so that its shorter edge is not scaled below the minimum that the server accepts.
 */
export function uploadSize(size: Size): Size {
  const shorter = Math.min(size.width, size.height);
  const longer = Math.max(size.width, size.height);
  return fitWithin(size, Math.max(PHOTO_LIMITS.sentEdgePx, Math.ceil((longer * PHOTO_LIMITS.minEdgePx) / shorter)));
}

/** Size of the copy for the analysis. */
export const analysisSize = (size: Size): Size => fitWithin(size, ANALYSIS_EDGE_PX);
