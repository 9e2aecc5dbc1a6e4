import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { vi } from 'vitest';
import { compileFolder } from '../compile-folder';
import type { CompileJob } from '../compile-job';
import { limitInkOfFolder } from '../ink/limit-ink-folder';
import { checkWithQpdf } from '../preflight/qpdf-check';

// Starting a process takes most of the time of a page, so that tests of many pages compile in their own. Books for print
// at full resolution need so much memory that they keep their processes, and so do the tests of the processes
// (`vi.unmock`).
vi.mock('@/lib/typesetting/run-node', async (importOriginal) => {
  const original = await importOriginal<typeof import('../run-node')>();
  const runNode: typeof original.runNode = async (file, argument, timeoutMs) => {
    const runHere = RUN_HERE[file];
    if (!runHere || !(await runHere.isSmall(argument))) return original.runNode(file, argument, timeoutMs);
    return { stopped: false, exitCode: await runHere.run(argument) };
  };
  return { ...original, runNode };
});

/** Edge of the largest picture that is made in the process of its test: a page at 75 ppi has 660 pixels. */
const SMALL_PX = 1500;

async function hasSmallPictures(folder: string): Promise<boolean> {
  const { ink }: CompileJob = JSON.parse(await readFile(join(folder, 'job.json'), 'utf8'));
  for (const file of ink?.groups.flat() ?? []) {
    const { width } = await sharp(join(folder, file)).metadata();
    if (width > SMALL_PX) return false;
  }
  return true;
}

/** Says nothing, and leaves the exit code of the tests as it is. */
async function checkQuietly(file: string): Promise<number> {
  const { exitCode } = process;
  const quiet = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => spy.mockReturnValue());
  try {
    return await checkWithQpdf(file);
  } finally {
    for (const spy of quiet) spy.mockRestore();
    process.exitCode = exitCode;
  }
}

type RunHere = {
  readonly isSmall: (argument: string) => Promise<boolean>;
  /** The exit code. */
  readonly run: (argument: string) => Promise<number>;
};

const RUN_HERE: Readonly<Record<string, RunHere>> = {
  'compile.process.ts': { isSmall: hasSmallPictures, run: (folder) => compileFolder(folder).then(() => 0) },
  'ink/limit-ink.process.ts': {
    isSmall: hasSmallPictures,
    run: (folder) => limitInkOfFolder(folder, () => {}).then(() => 0),
  },
  'preflight/qpdf-check.process.ts': { isSmall: async () => true, run: checkQuietly },
};
