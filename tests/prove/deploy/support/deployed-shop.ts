import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { Db } from '@/lib/platform/db';
import { ShopClient } from '@/scripts/bench/shop-client';
import { buildWeb } from '@/scripts/build';
import { fromRoot, ROOT } from '@/scripts/paths';
import { findFreePort } from '@/scripts/ports';
import { run } from '@/scripts/processes/run';
import { waitFor } from '@/scripts/shop/wait-for';
import { createTestEnv } from '@/scripts/test-stages/test-server';
import { withDatabase } from '@/tests/database/with-database';
import { SHOP_SECRET } from '../../faults/support/fault-shop';
import { createNextRelease } from './next-release';

const BUILD_MS = 30 * 60_000;
const READY_SECONDS = 120;

/** The commands of the image, `container.ts`, in the checkout of a release. */
const commandArgs = (release: string, name: string): readonly string[] => [
  '--import',
  'tsx',
  path.join(release, 'scripts/container.ts'),
  name,
];

/** Addresses of the scripts, stylesheets and fonts of the present release. */
const listFiles = (): readonly string[] =>
  readdirSync(fromRoot('.next/static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map(
      (file) => `/_next/${path.relative(fromRoot('.next'), file).split(path.sep).map(encodeURIComponent).join('/')}`,
    );

/** A shop of the present release, and the next one, which is built and waits for its deploy. */
export function withDeployedShop() {
  const database = withDatabase({ own: true });
  const dir = mkdtempSync(path.join(tmpdir(), 'gibori-deploy-'));
  const running = new Map<string, ChildProcess>();
  let env: NodeJS.ProcessEnv = { NODE_ENV: 'production' };
  let next = '';
  let files: readonly string[] = [];
  let visitors = 0;
  const logOf = (name: string) => path.join(dir, `${name}.log`);
  const isReady = async (): Promise<boolean> => {
    const answer = await fetch(`${env.SHOP_URL}/api/health/ready`).catch(() => null);
    return answer?.status === 200;
  };

  const start = (release: string, name: 'web' | 'worker'): void => {
    const output = openSync(logOf(name), 'a');
    running.set(
      name,
      spawn(process.execPath, commandArgs(release, name), { cwd: release, env, stdio: ['ignore', output, output] }),
    );
  };
  const stop = async (name: string): Promise<void> => {
    const child = running.get(name);
    running.delete(name);
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  const countReadyWorkers = () => readFileSync(logOf('worker'), 'utf8').split('worker ready').length - 1;

  beforeAll(async () => {
    const build = createTestEnv(database.url);
    await buildWeb(build, () => console.info('Building the present release ...'));
    files = listFiles();
    console.info('Building the next release ...');
    next = await createNextRelease(build);
    const port = await findFreePort();
    const url = `http://localhost:${port}`;
    const settings = { SHOP_URL: url, SHOP_SECRET, DATA_DIR: dir, PORT: String(port), TRUST_PROXY: '1' };
    env = createTestEnv(database.url, { ...settings, ILLUSTRATOR: 'sandbox' });
    start(ROOT, 'web');
    start(ROOT, 'worker');
    await waitFor(isReady, READY_SECONDS, 'The shop was not ready.');
    await waitFor(() => countReadyWorkers() === 1, READY_SECONDS, 'The worker was not ready.');
  }, BUILD_MS);
  afterAll(async () => {
    for (const name of running.keys()) await stop(name);
    for (const made of [dir, next]) if (made) rmSync(made, { recursive: true, force: true });
  }, 60_000);

  return {
    get db(): Db {
      return database.db;
    },
    get url(): string {
      return env.SHOP_URL ?? '';
    },
    /** Another client with its own device and address. */
    visitor: (): ShopClient => {
      visitors += 1;
      return new ShopClient(env.SHOP_URL ?? '', `10.0.${visitors >> 8}.${visitors & 255}`);
    },
    /** Files of the present release that the shop no longer serves. */
    async listMissing(): Promise<readonly string[]> {
      const missing: string[] = [];
      for (const file of files) {
        const answer = await fetch(`${env.SHOP_URL}${file}`);
        await answer.arrayBuffer();
        if (!answer.ok) missing.push(`${answer.status} ${file}`);
      }
      if (files.length === 0) throw new Error('The present release has no files.');
      return missing;
    },
    /** Migrates the database under the present release, as a deploy does first; returns what the command printed. */
    async migrate(): Promise<void> {
      const { code, output } = await run({ args: commandArgs(next, 'prepare'), cwd: next, env });
      if (code !== 0) throw new Error(`The migration failed:\n${output}`);
    },
    /** Stops the present release, runs `meanwhile` while no page answers, and starts the next release. */
    async replace(meanwhile: () => Promise<void>): Promise<void> {
      await Promise.all([stop('web'), stop('worker')]);
      await meanwhile();
      start(next, 'web');
      start(next, 'worker');
      await waitFor(isReady, READY_SECONDS, 'The next release was not ready.');
      await waitFor(() => countReadyWorkers() === 2, READY_SECONDS, 'Its worker was not ready.');
    },
  };
}
