import sharp from 'sharp';

/**
 * How much ink a colour becomes on the press. Pictures are RGB: a print house separates them with its own profile. This
 * model separates them with the CMYK profile that libvips contains ("Chemical proof" by Graeme Gill, public domain),
 * relative colorimetric: of its two intents the one with more ink. It needs no file and no network.
 */

/** Bits of each channel that the table distinguishes: steps of 1.6 % of a channel. */
const BITS = 6;
const LEVELS = 1 << BITS;
const CELLS = LEVELS ** 3;
/** Share of a picture's pixels that may have more ink: specks too small to stay wet. */
const SPECKS = 0.001;

/** Ink of every cell in percent, 0 to 400. */
type InkTable = Float32Array;
/** Pixels of every cell. */
export type ColourCounts = Uint32Array;

const toLevel = (value: number): number => value >> (8 - BITS);
const toValue = (level: number): number => Math.round((level * 255) / (LEVELS - 1));
const toCell = (red: number, green: number, blue: number): number =>
  (toLevel(red) << (2 * BITS)) | (toLevel(green) << BITS) | toLevel(blue);

let table: Promise<InkTable> | undefined;

const createTable = async (): Promise<InkTable> => {
  const colours = Buffer.alloc(CELLS * 3);
  for (let cell = 0; cell < CELLS; cell += 1) {
    colours[3 * cell] = toValue(cell >> (2 * BITS));
    colours[3 * cell + 1] = toValue((cell >> BITS) & (LEVELS - 1));
    colours[3 * cell + 2] = toValue(cell & (LEVELS - 1));
  }
  const raw = { width: LEVELS * 8, height: CELLS / LEVELS / 8, channels: 3 } as const;
  const inks = await sharp(colours, { raw }).toColourspace('cmyk').raw().toBuffer();
  return Float32Array.from({ length: CELLS }, (_, cell) => sumInks(inks, 4 * cell));
};

const sumInks = (inks: Uint8Array, at: number): number =>
  ((inks[at] ?? 0) + (inks[at + 1] ?? 0) + (inks[at + 2] ?? 0) + (inks[at + 3] ?? 0)) / 2.55;

const loadTable = (): Promise<InkTable> => {
  table ??= createTable();
  return table;
};

/** Total ink of an RGB colour (0 to 255) in percent, 0 to 400. */
export const getColourInk = async (red: number, green: number, blue: number): Promise<number> =>
  (await loadTable())[toCell(red, green, blue)] ?? 0;

/** Counts the colours of interleaved RGB pixels. */
export function countColours(pixels: Uint8Array): ColourCounts {
  const counts = new Uint32Array(CELLS);
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const cell = toCell(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number);
    counts[cell] = (counts[cell] as number) + 1;
  }
  return counts;
}

/** Counts the colours of an encoded picture on white paper. */
export const countPictureColours = async (picture: Uint8Array): Promise<ColourCounts> =>
  countColours(await sharp(picture).flatten({ background: '#fff' }).toColourspace('srgb').raw().toBuffer());

/**
 * Ink in percent that all but the darkest thousandth of the pixels stay below, after each channel value went through
 * `tone` (0 to 255).
 */
export async function getInkPercentile(
  counts: ColourCounts,
  tone: (value: number) => number = (value) => value,
): Promise<number> {
  const inks = await loadTable();
  const toned = Array.from({ length: LEVELS }, (_, level) => toLevel(Math.round(tone(toValue(level)))));
  const byPercent = new Float64Array(401);
  let pixels = 0;
  counts.forEach((count, cell) => {
    if (count === 0) return;
    const [red, green, blue] = [cell >> (2 * BITS), (cell >> BITS) & (LEVELS - 1), cell & (LEVELS - 1)];
    const to = ((toned[red] ?? 0) << (2 * BITS)) | ((toned[green] ?? 0) << BITS) | (toned[blue] ?? 0);
    const percent = Math.round(inks[to] ?? 0);
    byPercent[percent] = (byPercent[percent] ?? 0) + count;
    pixels += count;
  });
  let above = 0;
  for (let percent = 400; percent > 0; percent -= 1) {
    above += byPercent[percent] ?? 0;
    if (above > pixels * SPECKS) return percent;
  }
  return 0;
}
