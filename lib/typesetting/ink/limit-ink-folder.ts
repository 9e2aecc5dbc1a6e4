import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompileJob } from '../compile-job';
import { findLift, liftShadows } from './limit-ink.ts';

/**
 * Lightens the pictures of a job for print: reads `job.json` in its folder and replaces the pictures that it names.
 * `releaseMemory` runs after each picture.
 */
export async function limitInkOfFolder(folder: string, releaseMemory: () => void): Promise<void> {
  const { ink }: CompileJob = JSON.parse(await readFile(join(folder, 'job.json'), 'utf8'));
  const maxPercent = ink?.maxPercent ?? Number.POSITIVE_INFINITY;
  for (const files of ink?.groups ?? []) {
    const lifts: number[] = [];
    for (const file of files) {
      lifts.push(await findLift(await readFile(join(folder, file)), maxPercent));
      releaseMemory();
    }
    const lift = Math.max(...lifts);
    if (lift === 0) continue;
    for (const file of files) {
      const path = join(folder, file);
      await writeFile(path, await liftShadows(await readFile(path), lift));
      releaseMemory();
    }
  }
}
