/**
 * A separate process that lightens the pictures of a book for print: each takes 80 MB, and only exiting releases that
 * memory. Node runs this file without compiling, so its imports have their extension. Argument: the job's folder. Reads
 * `job.json` and replaces the pictures that it names.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import type { CompileJob } from '../compile-job';
import { findLift, liftShadows } from './limit-ink.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

sharp.cache(false);
sharp.concurrency(1);

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: limit-ink.process.ts <folder>');
const { ink }: CompileJob = JSON.parse(await readFile(join(folder, 'job.json'), 'utf8'));
const maxPercent = ink?.maxPercent ?? Number.POSITIVE_INFINITY;
for (const files of ink?.groups ?? []) {
  const lifts: number[] = [];
  for (const file of files) {
    lifts.push(await findLift(await readFile(join(folder, file)), maxPercent));
    // Decoded pixels lie outside of V8's heap, so that it would collect them late.
    collectGarbage();
  }
  const lift = Math.max(...lifts);
  if (lift === 0) continue;
  for (const file of files) {
    const path = join(folder, file);
    await writeFile(path, await liftShadows(await readFile(path), lift));
    collectGarbage();
  }
}
