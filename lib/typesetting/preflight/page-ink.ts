import { decodePDFRawStream, type PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { type ColourCounts, countColours, countPictureColours, getColourInk, getInkPercentile } from '../ink/ink-model';
import { listPaintedColours } from './painted-colours';

const numberOf = ({ dict }: PDFRawStream, key: string): number => dict.lookup(PDFName.of(key), PDFNumber).asNumber();

const decode = (stream: PDFRawStream): Uint8Array => decodePDFRawStream(stream).decode();

/** Pixels of an uncompressed RGB image on white paper, as far as its soft mask shows them. */
function toOpaquePixels(pixels: Uint8Array, mask: Uint8Array | null): Uint8Array {
  if (!mask) return pixels;
  return pixels.map((value, at) => {
    const opacity = (mask[Math.floor(at / 3)] ?? 255) / 255;
    return Math.round(value * opacity + 255 * (1 - opacity));
  });
}

/** The colours of an image; `null` for grey ones, which print with black alone. */
async function countImageColours(image: PDFRawStream): Promise<ColourCounts | null> {
  if (image.dict.get(PDFName.of('Filter'))?.toString().includes('/DCTDecode')) {
    return countPictureColours(image.getContents());
  }
  const pixels = decode(image);
  const channels = pixels.length / (numberOf(image, 'Width') * numberOf(image, 'Height'));
  if (channels === 1) return null;
  if (channels !== 3) throw new Error(`An image has ${channels} bytes per pixel`);
  const mask = image.dict.lookup(PDFName.of('SMask'));
  return countColours(toOpaquePixels(pixels, mask instanceof PDFRawStream ? decode(mask) : null));
}

const getImageInk = async (image: PDFRawStream): Promise<number> => {
  const counts = await countImageColours(image);
  return counts ? getInkPercentile(counts) : 100;
};

/** Ink of a colour in percent; a grey prints with black alone. */
async function getFillInk(colour: readonly number[]): Promise<number> {
  const [red = 0, green = 0, blue = 0] = colour.map((share) => Math.round(share * 255));
  if (colour.length === 3) return getColourInk(red, green, blue);
  return colour.length === 4 ? 100 * colour.reduce((sum, share) => sum + share, 0) : 100;
}

/**
 * The most ink of each page in percent (0 to 400): of its colours, and of its pictures without the darkest thousandth
 * of the pixels. RGB counts as the model of `ink-model.ts` separates it.
 * @throws Error for an image whose pixels cannot be read
 */
export async function listPageInk(pdf: PDFDocument): Promise<readonly number[]> {
  const known = new Map<PDFRawStream, number>();
  const pages: number[] = [];
  for (const page of pdf.getPages()) {
    const { colours, images } = listPaintedColours(page);
    const inks = await Promise.all(colours.map(getFillInk));
    for (const image of images) {
      const ink = known.get(image) ?? (await getImageInk(image));
      known.set(image, ink);
      inks.push(ink);
    }
    // A separation is written in 255 steps: the sum of four is up to 0.8 % off.
    pages.push(Math.round(Math.max(0, ...inks)));
  }
  return pages;
}
