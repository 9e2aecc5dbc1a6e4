import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { queuePrintWork } from '@/lib/platform/print-work';
import { fail, ok, type Result } from '@/lib/platform/result';
import { createTempDir } from '@/lib/platform/temp-dir';
import type { CompileAnswer, CompileCode, CompileJob, CompileTask } from './compile-job';
import { FONT_FOLDERS } from './fonts';
import { fromTypesetting, runNode } from './run-node';

const TIMEOUT_MS = 60_000;

/** One book at a time: a child with a book for print takes more than half a gigabyte. */
const oneAtATime = pLimit(1);

const getFontFolder = (folder: string): string =>
  join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', '@expo-google-fonts', folder);

export type CompileRequest = {
  readonly createdAt: Date;
  readonly tasks: readonly (Omit<CompileTask, 'dataFile'> & { readonly data: unknown })[];
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Percent of ink that the paper takes (`limitInk`); without it the pictures stay as they are. */
  readonly maxInkPercent?: number;
  /** Pictures that meet at a fold: they are lightened alike, so that nobody sees where they were cut. */
  readonly meeting?: readonly (readonly string[])[];
};

export type RunCode = CompileCode | 'typesetting_timeout';

/** The pictures that are lightened, in groups: what meets nothing is alone. */
const groupPictures = ({ files, meeting = [] }: CompileRequest): readonly (readonly string[])[] => {
  const grouped = new Set(meeting.flat());
  return [...meeting, ...[...files.keys()].filter((file) => !grouped.has(file)).map((file) => [file])];
};

const fillFolder = async (folder: string, request: CompileRequest): Promise<void> => {
  await cp(fromTypesetting('template'), folder, { recursive: true });
  for (const [name, bytes] of request.files) await writeFile(join(folder, name), bytes);
  const tasks: CompileTask[] = [];
  for (const { data, ...task } of request.tasks) {
    const dataFile = `${task.template}.json`;
    await writeFile(join(folder, dataFile), JSON.stringify(data));
    tasks.push({ ...task, dataFile });
  }
  const job: CompileJob = {
    fontFolders: FONT_FOLDERS.map(getFontFolder),
    createdAt: Math.floor(request.createdAt.getTime() / 1000),
    tasks,
    ...(request.maxInkPercent && { ink: { groups: groupPictures(request), maxPercent: request.maxInkPercent } }),
  };
  await writeFile(join(folder, 'job.json'), JSON.stringify(job));
};

const readAnswer = async (folder: string): Promise<CompileAnswer> => {
  try {
    return JSON.parse(await readFile(join(folder, 'answer.json'), 'utf8'));
  } catch {
    return { ok: false, code: 'typesetting_failed', detail: 'no answer' };
  }
};

/** Whether one of the child processes took too long. */
const runProcesses = async (folder: string, request: CompileRequest, timeoutMs: number): Promise<boolean> => {
  if (request.maxInkPercent && (await runNode('ink/limit-ink.process.ts', folder, timeoutMs)).stopped) return true;
  return (await runNode('compile.process.ts', folder, timeoutMs)).stopped;
};

/**
 * Compiles the request's files in a child process in a temporary folder, which is always removed. Returns the PDFs in
 * the order of the tasks. Stops the process after `timeoutMs` milliseconds.
 */
export const runCompile = async (
  request: CompileRequest,
  timeoutMs: number = TIMEOUT_MS,
): Promise<Result<Uint8Array[], RunCode>> => {
  const folder = await createTempDir('typesetting');
  try {
    await fillFolder(folder, request);
    const stopped = await oneAtATime(() => queuePrintWork(0, () => runProcesses(folder, request, timeoutMs)));
    if (stopped) return fail('typesetting_timeout');
    const answer = await readAnswer(folder);
    if (!answer.ok) {
      const { ok: _refused, code, ...data } = answer;
      return Object.keys(data).length > 0 ? fail(code, data) : fail(code);
    }
    return ok(await Promise.all(request.tasks.map((task) => readFile(join(folder, `${task.template}.pdf`)))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
