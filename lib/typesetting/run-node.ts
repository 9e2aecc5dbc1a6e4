import { spawn } from 'node:child_process';
import { join } from 'node:path';

// Resolved from the working directory: a bundler moves this module but not the files that it references.
export const fromTypesetting = (...path: string[]): string =>
  join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'typesetting', ...path);

export type NodeExit = {
  /** It was ended because it took too long. */
  readonly stopped: boolean;
  /** `null` when a signal ended it. */
  readonly exitCode: number | null;
};

/**
 * Runs a `*.process.ts` of this folder with one argument until it exits, for `timeoutMs` milliseconds at most. Discards
 * its output, which might contain the book's text.
 */
export const runNode = (file: string, argument: string, timeoutMs: number): Promise<NodeExit> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fromTypesetting(file), argument], {
      stdio: 'ignore',
      // An empty environment: no secrets, no options of the parent.
      env: { NODE_ENV: 'production' },
    });
    let stopped = false;
    const timer = setTimeout(() => {
      stopped = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('close', (exitCode) => {
      clearTimeout(timer);
      resolve({ stopped, exitCode });
    });
  });
