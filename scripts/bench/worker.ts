import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { ROOT } from '../paths';
import { openLog } from '../shop/logs';
import { DRAWING_ENV, workerArgs } from '../shop/programs';
import { waitFor } from '../shop/wait-for';
import { createTestEnv } from '../test-stages/test-server';

const READY_SECONDS = 120;

type WorkerOptions = {
  /** Its data folder. */
  readonly dir: string;
  readonly databaseUrl: () => string;
  readonly settings?: () => Readonly<Record<string, string>>;
  /** Of its log file; several workers with one data folder have a log each. */
  readonly logName?: string;
};

/** The shop's worker process without a web process, which may be killed and started again. */
export function createWorker({ dir, databaseUrl, settings = () => ({}), logName = 'worker' }: WorkerOptions) {
  const log = openLog(dir, logName);
  let running: ChildProcess | null = null;
  let starts = 0;

  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    const child = running;
    running = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };

  return {
    dir,
    /** Starts it and waits until it takes jobs. */
    async start(): Promise<void> {
      if (running) throw new Error('The worker is running already.');
      const output = openSync(log.file, 'a');
      running = spawn(process.execPath, workerArgs('shop'), {
        cwd: ROOT,
        env: { ...DRAWING_ENV, ...createTestEnv(databaseUrl(), { DATA_DIR: dir, ...settings() }) },
        stdio: ['ignore', output, output],
      });
      starts += 1;
      const isReady = () => log.read().split('worker ready').length > starts;
      await waitFor(isReady, READY_SECONDS, 'no worker').catch(() => {
        throw new Error(`The worker was not ready in time:\n${log.read()}`);
      });
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    get pid(): number {
      if (!running?.pid) throw new Error('The worker is not running.');
      return running.pid;
    },
    /** Its logged errors. */
    errors: (): readonly string[] =>
      log
        .read()
        .split('\n')
        .filter((line) => /"level":[56]0/.test(line)),
    log: log.read,
  };
}
