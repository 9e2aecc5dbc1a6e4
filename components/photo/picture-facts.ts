/** Longest edge that is sent, in pixels: the server's limit is 50 megapixels (rulings, "photo"). */
const SENT_EDGE_PX = 4000;

export type Size = { readonly width: number; readonly height: number };

/** The size to send a picture in: its own, or scaled to the longest edge allowed. */
export function sentSize({ width, height }: Size): Size {
  const scale = Math.min(1, SENT_EDGE_PX / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** Does a file start like HEIC/HEIF, whatever its name says? Needs its first 12 bytes. */
export function looksLikeHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(4, 12));
  return text.startsWith('ftyp') && HEIC_BRANDS.includes(text.slice(4));
}

export type PhotoLook = { readonly light: 'good' | 'dark' | 'bright'; readonly sharp: boolean };

/** Mean luma, 0 to 255, below which a photo is dark and above which it is washed out. */
const LUMA = { dark: 62, bright: 218 } as const;
/** Mean squared Laplacian below which a picture scaled to 160 px is blurred. */
const SHARP_FROM = 38;

/**
 * What a small copy of the photo tells about its light and sharpness. Advice only: it never blocks.
 * @param data RGBA bytes of a copy about 160 px wide
 */
export function lookAt({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): PhotoLook {
  const luma = new Float32Array(width * height);
  for (let at = 0; at < luma.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    luma[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  const mean = luma.reduce((sum, value) => sum + value, 0) / Math.max(1, luma.length);
  const light = mean < LUMA.dark ? 'dark' : mean > LUMA.bright ? 'bright' : 'good';
  return { light, sharp: edgeEnergy(luma, width, height) >= SHARP_FROM };
}

function edgeEnergy(luma: Float32Array, width: number, height: number): number {
  let energy = 0;
  let count = 0;
  const value = (x: number, y: number) => luma[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const laplacian = value(x - 1, y) + value(x + 1, y) + value(x, y - 1) + value(x, y + 1) - 4 * value(x, y);
      energy += laplacian * laplacian;
      count += 1;
    }
  }
  return energy / Math.max(1, count);
}
