import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { createWorker } from '@/scripts/bench/worker';

/** The shop's worker process on a test's database, with a data folder of its own; a test may kill and restart it. */
export function withRealWorker(database: { readonly url: string }, settings: () => Readonly<Record<string, string>>) {
  const dir = mkdtempSync(path.join(tmpdir(), 'gibori-worker-'));
  const worker = createWorker({ dir, databaseUrl: () => database.url, settings });
  afterAll(async () => {
    await worker.stop();
    rmSync(dir, { recursive: true, force: true });
  }, 60_000);
  return worker;
}
