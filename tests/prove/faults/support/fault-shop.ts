import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { createDbClient, type Db } from '@/lib/platform/db';
import { listProcesses } from '@/scripts/bench/memory';
import { ShopClient } from '@/scripts/bench/shop-client';
import { ROOT } from '@/scripts/paths';
import { findFreePort } from '@/scripts/ports';
import { getAccessibleDataDir } from '@/scripts/postgres/accessible-dir';
import { findRunningServer } from '@/scripts/postgres/find-running';
import { waitFor } from '@/scripts/shop/wait-for';
import { TEST_DIR } from '@/scripts/test-stages/test-server';

/** A build on a busy machine. */
const START_MS = 30 * 60_000;
const READY_SECONDS = 120;
/** Known to the test, which signs the webhooks of the sandbox's payment provider. */
export const SHOP_SECRET = 'faults-QmVjYXVzZSBub2JvZHkgZ3Vlc3NlcyB0aGlz';

type ProcessName = 'web' | 'worker' | 'postgres';

const createEnv = (dir: string, port: number, settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  SHOP_ENV: 'demo',
  SHOP_SECRET,
  ILLUSTRATOR: 'sandbox',
  // Every client sends its own address like a proxy, so that address limits count each separately.
  TRUST_PROXY: '1',
  DATA_DIR: dir,
  PORT: String(port),
  ...settings,
});

async function findOwnDatabase(dir: string): Promise<string> {
  const server = await findRunningServer(path.join(dir, 'postgres'));
  return Object.assign(new URL(server ?? ''), { pathname: '/gibori' }).href;
}

/**
 * `npm run shop`, as somebody starts it: whatever dies is brought back by the command alone. It has its own database,
 * unless `settings` name one. `root`: another checkout.
 */
export function withFaultShop(
  settings: (dir: string) => Readonly<Record<string, string>> = () => ({}),
  root: () => string = () => ROOT,
) {
  mkdirSync(TEST_DIR, { recursive: true });
  const dir = mkdtempSync(path.join(TEST_DIR, 'faults-'));
  const logFile = path.join(dir, 'command.log');
  let command: ChildProcess | undefined;
  let url = '';
  let databaseUrl = '';
  let db: Db | undefined;
  let visitors = 0;
  const getOrigin = (): string => settings(dir).SHOP_URL ?? url;
  const readLog = () => readFileSync(logFile, 'utf8');
  const readPid = (name: ProcessName): number =>
    JSON.parse(readFileSync(path.join(dir, 'running.json'), 'utf8')).groups[name].pid;

  const isReady = async (): Promise<boolean> => {
    const answer = await fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    return answer?.status === 200;
  };

  beforeAll(async () => {
    const port = await findFreePort();
    url = `http://localhost:${port}`;
    const output = openSync(logFile, 'a');
    const args = ['--disable-warning=ExperimentalWarning', '--import', 'tsx', path.join(root(), 'scripts/shop.ts')];
    command = spawn(process.execPath, args, {
      cwd: root(),
      env: createEnv(dir, port, settings(dir)),
      stdio: ['ignore', output, output],
    });
    const isOver = () => command?.exitCode !== null || readLog().includes('Shop ready');
    await waitFor(isOver, START_MS / 1000, 'The shop did not start.');
    if (!readLog().includes('Shop ready')) throw new Error(`The shop did not start:\n${readLog()}`);
    databaseUrl = settings(dir).DATABASE_URL ?? (await findOwnDatabase(dir));
    db = createDbClient(databaseUrl);
  }, START_MS);
  afterAll(async () => {
    await db?.$disconnect();
    if (command && command.exitCode === null) {
      const gone = once(command, 'exit');
      command.kill('SIGTERM');
      await gone;
    }
    for (const made of [getAccessibleDataDir(path.join(dir, 'postgres')), dir]) {
      rmSync(made, { recursive: true, force: true });
    }
  }, 120_000);

  return {
    dir,
    get url(): string {
      return url;
    },
    /** What it tells the world as its address: `SHOP_URL`, where the settings have one. */
    get origin(): string {
      return getOrigin();
    },
    get databaseUrl(): string {
      return databaseUrl;
    },
    get db(): Db {
      if (!db) throw new Error('The shop is open inside tests and hooks only.');
      return db;
    },
    /** Another client with its own device and address. */
    visitor: (): ShopClient => {
      visitors += 1;
      return new ShopClient(url, `10.0.${visitors >> 8}.${visitors & 255}`, getOrigin());
    },
    /** Kills a process of the shop with its group. */
    kill(name: ProcessName): void {
      process.kill(-readPid(name), 'SIGKILL');
    },
    /** The pid of a process, which changes when it was started again. */
    pid: readPid,
    /** Stops or continues the database server with its connections, which are groups of their own. */
    signalPostgres(signal: 'SIGSTOP' | 'SIGCONT'): void {
      const server = readPid('postgres');
      const connections = listProcesses().filter(({ parent }) => parent === server);
      for (const pid of [server, ...connections.map(({ pid }) => pid)]) process.kill(pid, signal);
    },
    /** The environment of its processes, for others beside them. */
    childEnv: (): NodeJS.ProcessEnv => ({
      ...createEnv(dir, Number(new URL(url).port), settings(dir)),
      SHOP_URL: getOrigin(),
      DATABASE_URL: databaseUrl,
    }),
    async waitUntilReady(): Promise<void> {
      await waitFor(isReady, READY_SECONDS, `The shop was not ready again:\n${readLog()}`);
      await sleep(100);
    },
    readLog: (name: 'command' | ProcessName): string =>
      name === 'command' ? readLog() : readFileSync(path.join(dir, 'logs', `${name}.log`), 'utf8'),
  };
}

/** The address with which the tests build the shop (`createTestEnv`): a proof that names it needs no build of its own. */
export const BUILT_URL = 'http://localhost:3000';

export type FaultShop = ReturnType<typeof withFaultShop>;
