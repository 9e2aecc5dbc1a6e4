import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Db } from '@/lib/platform/db';
import { megabytesOf } from '@/lib/wiring/commands/bench/memory';
import { Visitor } from '@/lib/wiring/commands/bench/visitor';
import { buildWeb } from '@/lib/wiring/commands/build';
import { ROOT } from '@/lib/wiring/commands/paths';
import { freePort } from '@/lib/wiring/commands/ports';
import { answers, untilTrue } from '@/lib/wiring/commands/shop/await';
import { openLog } from '@/lib/wiring/commands/shop/logs';
import { LEAN_MEMORY, webArgs, workerArgs } from '@/lib/wiring/commands/shop/programs';
import { testEnv } from '@/lib/wiring/commands/stages/test-server';
import { withDatabase } from '../../database/helpers';

const BUILD_MS = 15 * 60_000;
const READY_SECONDS = 120;

type Program = { readonly process: ChildProcess; readonly said: () => string };

/** The built shop as parents reach it: web and worker on the file's own database, not started again when they end. */
export function withRunningShop() {
  const database = withDatabase();
  const dir = mkdtempSync(path.join(tmpdir(), 'gibori-prove-'));
  const programs = new Map<'web' | 'worker', Program>();
  let url = '';
  let visitors = 0;

  // In this process's group: whoever ends the proofs ends them too.
  const start = (name: 'web' | 'worker', args: readonly string[], env: NodeJS.ProcessEnv) => {
    const log = openLog(dir, name);
    const output = openSync(log.file, 'a');
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...LEAN_MEMORY, ...env },
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
    await buildWeb(testEnv(database.url), () => {});
    const port = await freePort();
    url = `http://localhost:${port}`;
    // Every visitor says where it comes from, as a proxy would: limits by address count each of them by itself.
    const env = testEnv(database.url, { SHOP_URL: url, DATA_DIR: dir, PORT: String(port), TRUST_PROXY: '1' });
    start('worker', workerArgs('shop'), env);
    start('web', webArgs('shop', port, env), env);
    const saying = (name: 'web' | 'worker') => `The ${name} was not ready in time:\n${program(name).said()}`;
    await untilTrue(() => program('worker').said().includes('worker ready'), READY_SECONDS, 'no worker').catch(() => {
      throw new Error(saying('worker'));
    });
    await untilTrue(() => answers(port), READY_SECONDS, 'no web').catch(() => {
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
    /** A further parent: a device and an address of their own. */
    visitor: (): Visitor => {
      visitors += 1;
      return new Visitor(url, `10.0.${visitors >> 8}.${visitors & 255}`);
    },
    /** Which of its programs have ended. */
    ended: (): readonly string[] =>
      [...programs].flatMap(([name, { process: child }]) =>
        child.exitCode === null && child.signalCode === null ? [] : [name],
      ),
    /** What they logged as errors. */
    errors: (): readonly string[] =>
      [...programs.values()].flatMap(({ said }) =>
        said()
          .split('\n')
          .filter((line) => /"level":[56]0/.test(line)),
      ),
    /** Resident memory of the web part, in megabytes. */
    webMegabytes: (): number => megabytesOf(program('web').process.pid ?? 0),
  };
}
