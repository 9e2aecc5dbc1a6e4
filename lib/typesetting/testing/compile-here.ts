import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import { compileFolder } from '../compile-folder';
import type { CompileJob } from '../compile-job';

// Starting a process takes most of the time of a page, so that tests of many pages compile in their own. Books for print
// need so much memory that they keep their process, and so do the tests of the process (`vi.unmock`).
vi.mock('@/lib/typesetting/run-node', async (importOriginal) => {
  const original = await importOriginal<typeof import('../run-node')>();
  const runNode: typeof original.runNode = async (file, argument, timeoutMs) => {
    if (file !== 'compile.process.ts' || (await isForPrint(argument))) {
      return original.runNode(file, argument, timeoutMs);
    }
    await compileFolder(argument);
    return { stopped: false, exitCode: 0 };
  };
  return { ...original, runNode };
});

async function isForPrint(folder: string): Promise<boolean> {
  const job: CompileJob = JSON.parse(await readFile(join(folder, 'job.json'), 'utf8'));
  return job.ink !== undefined;
}
