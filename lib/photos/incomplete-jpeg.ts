/** 'End of image': decoders refuse a JPEG that ends before it, even if every pixel is there. */
const END = [0xff, 0xd9] as const;
/** What a decoder paints where data is missing. */
const MISSING = 128;
const TOLERANCE = 2;
/** A photo of which more than this share is missing is of no use. */
export const MAX_MISSING_SHARE = 0.5;

/** Whether a JPEG was cut off, judged by its last bytes. */
export const isCutOff = (last: Uint8Array): boolean => last.at(-2) !== END[0] || last.at(-1) !== END[1];

/** The bytes that make a cut-off JPEG one that decoders open. */
export const JPEG_END = Uint8Array.from(END);

/** The JPEG with its end; other files, and JPEGs that have one, as they are. */
export function completeJpeg(bytes: Uint8Array): Uint8Array {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  if (!isJpeg || !isCutOff(bytes)) return bytes;
  const complete = new Uint8Array(bytes.length + END.length);
  complete.set(bytes);
  complete.set(END, bytes.length);
  return complete;
}

type Pixels = { readonly data: ArrayLike<number>; readonly width: number; readonly height: number };

/** The shares of a picture's height and width, 0 to 1, that are missing at each edge. */
export type MissingShares = Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>;

/**
 * Measures what a cut-off JPEG lacks: lines of nothing but the decoder's grey, at one edge, which depends on how the
 * camera was held.
 */
export function measureMissing({ data, width, height }: Pixels): MissingShares {
  const channels = Math.round(data.length / (width * height));
  const isMissing = (x: number, y: number): boolean => {
    const at = (y * width + x) * channels;
    return [0, 1, 2].every((channel) => Math.abs((data[at + channel] ?? 0) - MISSING) <= TOLERANCE);
  };
  const countLines = (
    lines: number,
    length: number,
    toPoint: (line: number, at: number) => readonly [number, number],
  ) => {
    for (let line = 0; line < lines; line += 1) {
      for (let at = 0; at < length; at += 1) if (!isMissing(...toPoint(line, at))) return line / lines;
    }
    return 1;
  };
  return {
    top: countLines(height, width, (line, at) => [at, line]),
    bottom: countLines(height, width, (line, at) => [at, height - 1 - line]),
    left: countLines(width, height, (line, at) => [line, at]),
    right: countLines(width, height, (line, at) => [width - 1 - line, at]),
  };
}

/** The largest share that is missing at an edge. */
export const getMissingShare = (missing: MissingShares): number => Math.max(...Object.values(missing));
