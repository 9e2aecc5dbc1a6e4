import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { queuePrintWork } from '@/lib/platform/print-work';
import { fail, ok, type Result } from '@/lib/platform/result';
import { createTempDir } from '@/lib/platform/temp-dir';
import { runNode } from '../run-node';
import type { RasterAnswer, RasterJob } from './raster-job';

const TIMEOUT_MS = 180_000;
const POINTS_PER_MM = 72 / 25.4;

/** One file at a time: PDFium holds it and a decoded page in memory. */
const oneAtATime = pLimit(1);

/** A page of a PDF as a WebP. */
export type PageImage = { readonly image: Uint8Array; readonly widthPx: number; readonly heightPx: number };

/**
 * Pictures of all pages of a PDF, in the order of the file, at `pixelsPerMm`. A child process draws them in a temporary
 * folder, which is always removed. `typesetting_timeout` after three minutes, `typesetting_failed` for an unreadable file.
 */
export async function rasterPages(
  pdf: Uint8Array,
  pixelsPerMm: number,
): Promise<Result<readonly PageImage[], 'typesetting_failed' | 'typesetting_timeout'>> {
  const folder = await createTempDir('typesetting');
  try {
    const job: RasterJob = { scale: pixelsPerMm / POINTS_PER_MM };
    await writeFile(join(folder, 'file.pdf'), pdf);
    await writeFile(join(folder, 'job.json'), JSON.stringify(job));
    const { stopped, exitCode } = await oneAtATime(() =>
      queuePrintWork(0, () => runNode('raster/raster-pages.process.ts', folder, TIMEOUT_MS)),
    );
    if (stopped) return fail('typesetting_timeout');
    if (exitCode !== 0) return fail('typesetting_failed');
    const { pages }: RasterAnswer = JSON.parse(await readFile(join(folder, 'answer.json'), 'utf8'));
    const read = async (at: number) => new Uint8Array(await readFile(join(folder, `${at + 1}.webp`)));
    return ok(await Promise.all(pages.map(async (size, at) => ({ ...size, image: await read(at) }))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
