/** Longest edge that is sent, in pixels: the server's limit is 50 megapixels (rulings, "photo"). */
const SENT_EDGE_PX = 4000;
/** Longest edge of the copy that the coach looks at; the server looks at one of the same size. */
const LOOK_EDGE_PX = 1024;

export type Size = { readonly width: number; readonly height: number };

function within({ width, height }: Size, edgePx: number): Size {
  const scale = Math.min(1, edgePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The size to send a picture in: its own, or scaled to the longest edge allowed. */
export const sentSize = (size: Size): Size => within(size, SENT_EDGE_PX);

/** The size of the copy to look at. */
export const lookSize = (size: Size): Size => within(size, LOOK_EDGE_PX);

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** Does a file start like HEIC/HEIF, whatever its name says? Needs its first 12 bytes. */
export function looksLikeHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(4, 12));
  return text.startsWith('ftyp') && HEIC_BRANDS.includes(text.slice(4));
}
