import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SQUARE_8_5_INCH, SQUARE_210 } from '../print-house';
import { openPdf, renderPixels } from '../testing/pdf';
import { typeset, withFewPixels } from '../testing/print-files';
import { rasterPages } from './raster-pages';

const PIXELS_PER_MM = 300 / 216;

const raster = async (pdf: Uint8Array) => {
  const made = await rasterPages(pdf, PIXELS_PER_MM);
  if (!made.ok) throw new Error(made.code);
  return made.value;
};

const getPixels = async (image: Uint8Array) => sharp(image).removeAlpha().raw().toBuffer();

/** The pages of the stored file, drawn a second time and compressed alike. */
async function drawAgain(pdf: Uint8Array): Promise<readonly Buffer[]> {
  const library = await PDFiumLibrary.init();
  const file = await library.loadDocument(pdf);
  const pages: Buffer[] = [];
  for (const page of file.pages()) {
    const { data, width, height } = await page.render({ scale: PIXELS_PER_MM / (72 / 25.4), render: 'bitmap' });
    const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
    pages.push(await getPixels(new Uint8Array(await image.webp({ quality: 84 }).toBuffer())));
  }
  return pages;
}

/** Mean difference of two pictures of one size, 0 to 255. */
const getDifference = (a: Buffer, b: Buffer): number => {
  expect(a.length).toBe(b.length);
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / a.length;
};

describe.each([
  ['he', withFewPixels(SQUARE_8_5_INCH)],
  ['en', withFewPixels(SQUARE_210)],
] as const)('§4 proof: the print files in %s', (language, profile) => {
  it('every page of both files, pixel by pixel and in the order of the file', async () => {
    const files = await typeset(language, profile);
    for (const [pdf, count] of [
      [files.interior, files.pages],
      [files.cover, 1],
    ] as const) {
      const made = await raster(pdf);
      expect(made).toHaveLength(count);
      const again = await drawAgain(pdf);
      for (const [at, { image, widthPx, heightPx }] of made.entries()) {
        const pixels = await getPixels(image);
        expect(pixels.length).toBe(widthPx * heightPx * 3);
        expect(pixels.equals(again[at] as Buffer)).toBe(true);
      }
    }
  });
});

it('each page looks as another PDF reader shows it, and unlike its neighbour', async () => {
  const { interior } = await typeset('en', withFewPixels(SQUARE_210));
  const made = await raster(interior);
  const read = await openPdf(interior);
  const shown = await Promise.all(made.slice(2, 6).map(({ image }) => getPixels(image)));
  for (const [at, pixels] of shown.entries()) {
    const { data, width, height } = await renderPixels(read, at + 3, PIXELS_PER_MM / (72 / 25.4));
    const size = { width: made[at]?.widthPx ?? 0, height: made[at]?.heightPx ?? 0 };
    const other = await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: 'white' })
      .resize({ ...size, fit: 'fill' })
      .raw()
      .toBuffer();
    const own = getDifference(pixels, other);
    expect(own).toBeLessThan(8);
    expect(getDifference(shown[(at + 1) % shown.length] as Buffer, other)).toBeGreaterThan(own * 2);
  }
});

it('shows the colours of the page at the asked size', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage([144, 72]).drawRectangle({ x: 0, y: 0, width: 72, height: 72, color: rgb(1, 0, 0) });
  const [page] = await raster(new Uint8Array(await pdf.save()));
  expect(page).toMatchObject({ widthPx: Math.floor(50.8 * PIXELS_PER_MM), heightPx: Math.floor(25.4 * PIXELS_PER_MM) });
  const corner = await sharp(page?.image).extract({ left: 5, top: 5, width: 10, height: 10 }).toBuffer();
  const { channels } = await sharp(corner).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 25.5))).toEqual([10, 0, 0]);
});

it('an unreadable file is a failure, not pictures', async () => {
  expect(await rasterPages(new Uint8Array([1, 2, 3]), PIXELS_PER_MM)).toMatchObject({ code: 'typesetting_failed' });
});
