import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { shutDown } from '../processes/shutdown';
import { getAccessibleDataDir } from './accessible-dir';
import { startCluster } from './cluster';
import { createDatabase, getConnectionError } from './databases';

const dir = mkdtempSync(path.join(tmpdir(), 'cluster-'));
const data = getAccessibleDataDir(path.join(dir, 'postgres'));
afterAll(async () => {
  await shutDown();
  for (const made of [dir, data]) rmSync(made, { recursive: true, force: true });
});

it('a server that is killed comes back at the same address, with its data', async () => {
  const pids: number[] = [];
  const url = await startCluster({
    dir: data,
    log: path.join(dir, 'postgres.log'),
    onStart: (pid) => pids.push(pid),
  });
  const books = await createDatabase(url.href, 'books');
  for (const times of [1, 2]) {
    process.kill(pids.at(-1) ?? 0, 'SIGKILL');
    await expect.poll(() => pids.length, { timeout: 30_000 }).toBeGreaterThan(times);
    await expect.poll(() => getConnectionError(books), { timeout: 60_000 }).toBeNull();
  }
});
