import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Db } from '@/lib/platform/db';
import { listProcesses, treeMegabytes } from '@/scripts/bench/memory';
import { ShopClient } from '@/scripts/bench/shop-client';
import { buildWeb } from '@/scripts/build';
import { ROOT } from '@/scripts/paths';
import { findFreePort } from '@/scripts/ports';
import { openLog } from '@/scripts/shop/logs';
import { MALLOC_ENV, webArgs, workerArgs } from '@/scripts/shop/programs';
import { isResponding, waitFor } from '@/scripts/shop/wait-for';
import { createTestEnv } from '@/scripts/test-stages/test-server';
import { withDatabase } from '@/tests/database/with-database';

const BUILD_MS = 15 * 60_000;
const READY_SECONDS = 120;

type Program = { readonly process: ChildProcess; readonly said: () => string };

/** The built shop over HTTP: web and worker on the file's own database, without restarts. */
export function withRunningShop() {
  const database = withDatabase({ own: true });
  const dir = mkdtempSync(path.join(tmpdir(), 'gibori-prove-'));
  const programs = new Map<'web' | 'worker', Program>();
  let url = '';
  let visitors = 0;

  // In this process's group, so that stopping the tests stops them too.
  const start = (name: 'web' | 'worker', args: readonly string[], env: NodeJS.ProcessEnv) => {
    const log = openLog(dir, name);
    const output = openSync(log.file, 'a');
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...MALLOC_ENV, ...env },
      stdio: ['ignore', output, output],
    });
    programs.set(name, { process: child, said: log.read });
  };
  const program = (name: 'web' | 'worker'): Program => {
    const started = programs.get(name);
    if (!started) throw new Error('The shop is open inside tests and hooks only.');
    return started;
  };

  beforeAll(async () => {
    await buildWeb(createTestEnv(database.url), () => {});
    const port = await findFreePort();
    url = `http://localhost:${port}`;
    // Every client sends its own address like a proxy, so that address limits count each separately.
    const env = createTestEnv(database.url, { SHOP_URL: url, DATA_DIR: dir, PORT: String(port), TRUST_PROXY: '1' });
    start('worker', workerArgs('shop'), env);
    start('web', webArgs('shop', port, env), env);
    const saying = (name: 'web' | 'worker') => `The ${name} was not ready in time:\n${program(name).said()}`;
    await waitFor(() => program('worker').said().includes('worker ready'), READY_SECONDS, 'no worker').catch(() => {
      throw new Error(saying('worker'));
    });
    await waitFor(() => isResponding(port), READY_SECONDS, 'no web').catch(() => {
      throw new Error(saying('web'));
    });
  }, BUILD_MS);
  afterAll(async () => {
    for (const { process: child } of programs.values()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(dir, { recursive: true, force: true });
  }, 60_000);

  return {
    get db(): Db {
      return database.db;
    },
    get url(): string {
      return url;
    },
    /** Creates another client with its own device and address. */
    visitor: (): ShopClient => {
      visitors += 1;
      return new ShopClient(url, `10.0.${visitors >> 8}.${visitors & 255}`);
    },
    /** Processes that have exited. */
    ended: (): readonly string[] =>
      [...programs].flatMap(([name, { process: child }]) =>
        child.exitCode === null && child.signalCode === null ? [] : [name],
      ),
    /** Their logged errors. */
    errors: (): readonly string[] =>
      [...programs.values()].flatMap(({ said }) =>
        said()
          .split('\n')
          .filter((line) => /"level":[56]0/.test(line)),
      ),
    /** Memory of the web process, in megabytes. */
    webMegabytes: (): number => treeMegabytes(program('web').process.pid ?? 0, listProcesses()),
  };
}
