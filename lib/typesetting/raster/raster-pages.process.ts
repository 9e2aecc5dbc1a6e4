/**
 * A separate process that turns the pages of a PDF into pictures, one after the other: the memory of WebAssembly only
 * grows, and only exiting releases it. Node runs this file without compiling. Argument: the job's folder. Reads
 * `file.pdf` and `job.json`, writes a picture for each page and `answer.json`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { RasterAnswer, RasterJob } from './raster-job';

const QUALITY = 84;

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('usage: raster-pages.process.ts <folder>');
const { scale }: RasterJob = JSON.parse(await readFile(join(folder, 'job.json'), 'utf8'));
sharp.cache(false);
const library = await PDFiumLibrary.init();
const file = await library.loadDocument(await readFile(join(folder, 'file.pdf')));
const pages: { widthPx: number; heightPx: number }[] = [];
for (const page of file.pages()) {
  const { data, width, height } = await page.render({
    scale,
    render: ({ data: pixels, width: across, height: down }) =>
      sharp(pixels, { raw: { width: across, height: down, channels: 4 } })
        .removeAlpha()
        .webp({ quality: QUALITY })
        .toBuffer(),
  });
  pages.push({ widthPx: width, heightPx: height });
  await writeFile(join(folder, `${pages.length}.webp`), data);
}
const answer: RasterAnswer = { pages };
await writeFile(join(folder, 'answer.json'), JSON.stringify(answer));
