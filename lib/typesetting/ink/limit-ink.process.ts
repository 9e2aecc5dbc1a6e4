/**
 * A separate process that lightens the pictures of a book for print: each takes 80 MB, and only exiting releases that
 * memory. Node runs this file without compiling, so its imports have their extension. Argument: the job's folder. Reads
 * `job.json` and replaces the pictures that it names.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompileJob } from '../compile-job';
import { limitInk } from './limit-ink.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('usage: limit-ink.process.ts <folder>');
const { ink }: CompileJob = JSON.parse(await readFile(join(folder, 'job.json'), 'utf8'));
for (const file of ink?.files ?? []) {
  const path = join(folder, file);
  const picture = await readFile(path);
  const limited = await limitInk(picture, ink?.maxPercent ?? Number.POSITIVE_INFINITY);
  if (limited !== picture) await writeFile(path, limited);
}
