import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { CompileAnswer, CompileJob, CompileTask } from './compile-job';
import { finishPdf } from './finish-pdf.ts';

// The PDF/UA checks turn a missing glyph or a picture without alt text into an error.
const ACCESSIBLE_PDF = 'ua-1';

/** Maps a typesetter message to an expected error; never passes on the message, which may contain the book's text. */
const toAnswer = (message: string): CompileAnswer => {
  const page = /text_overflow:([\w-]+)/u.exec(message)?.[1];
  if (page !== undefined) return { ok: false, code: 'text_overflow', page };
  if (/could not be displayed/u.test(message)) return { ok: false, code: 'glyph_missing' };
  const [detail] = message.replace(/[`"].*/su, '').split('\n');
  return { ok: false, code: 'typesetting_failed', ...(detail && { detail: detail.slice(0, 160) }) };
};

const messagesOf = (diagnostics: readonly { message?: string }[] | undefined): string =>
  (diagnostics ?? []).map((diagnostic) => diagnostic.message ?? '').join('\n');

const compile = async (folder: string, compiler: NodeCompiler, job: CompileJob, task: CompileTask): Promise<void> => {
  await copyFile(join(folder, task.dataFile), join(folder, 'book.json'));
  const compiled = compiler.compile({ mainFilePath: join(folder, `${task.template}.typ`), resetRead: true });
  if (compiled.hasError() || !compiled.result) throw new Error(messagesOf(compiled.takeError()?.shortDiagnostics));
  const warnings = messagesOf(compiled.takeWarnings()?.shortDiagnostics);
  if (warnings !== '') throw new Error(warnings);
  const pdf = compiler.pdf(compiled.result, { pdfStandard: ACCESSIBLE_PDF, creationTimestamp: job.createdAt });
  await writeFile(join(folder, `${task.template}.pdf`), await finishPdf(pdf, task.finish));
};

const run = async (folder: string): Promise<CompileAnswer> => {
  const job: CompileJob = JSON.parse(await readFile(join(folder, 'job.json'), 'utf8'));
  const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [...job.fontFolders] }] });
  try {
    for (const task of job.tasks) await compile(folder, compiler, job, task);
    return { ok: true };
  } catch (error) {
    return toAnswer(error instanceof Error ? error.message : String(error));
  }
};

/** Compiles a job: reads `job.json` in its folder, writes `<template>.pdf` and `answer.json` there. */
export const compileFolder = async (folder: string): Promise<void> =>
  writeFile(join(folder, 'answer.json'), JSON.stringify(await run(folder)));
