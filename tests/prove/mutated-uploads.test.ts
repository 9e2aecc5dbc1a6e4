import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { MALLOC_ENV } from '@/scripts/shop/programs';
import { UPLOADS_SEED } from '../fixtures/uploads/mutations';
import type { MutatedUploadsResult } from './mutated-uploads.process';

const PROCESS = fileURLToPath(new URL('./mutated-uploads.process.ts', import.meta.url));
const UPLOADS = 1000;
/** Samples (of 25 uploads) until decoders, thread and allocator have reached their working set. */
const WARM_UP = 10;
/**
 * The minimum of the last samples may exceed that of the first warm ones by this much: a leak raises it, one large file
 * does not.
 */
const MARGIN_MB = 64;
const SAMPLES = 8;

it('1,000 mutated uploads: no crash, no 5xx, stable memory', async () => {
  const args = ['--expose-gc', '--import', 'tsx', PROCESS, String(UPLOADS), String(UPLOADS_SEED)];
  const env = { ...process.env, ...MALLOC_ENV };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 2 ** 24 });
  const run = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as MutatedUploadsResult;
  const warm = Math.min(...run.memory.slice(WARM_UP, WARM_UP + SAMPLES));
  const end = Math.min(...run.memory.slice(-SAMPLES));
  console.info({ ...run.outcomes, warm, end, most: Math.max(...run.memory) });
  expect(run.wrong).toEqual([]);
  expect(Object.values(run.outcomes).reduce((sum, count) => sum + count, 0)).toBe(UPLOADS);
  expect(Object.keys(run.outcomes).length).toBeGreaterThan(4);
  expect(end - warm).toBeLessThan(MARGIN_MB);
}, 1_800_000);
