import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTempDir } from '@/lib/platform/temp-dir';
import { runNode } from '../run-node';

/** Every stream is decoded: the files of a book take three seconds of a core, and longer where others need it too. */
const TIMEOUT_MS = 300_000;

/**
 * Whether qpdf reads the whole file without an error or a warning.
 * @throws Error if the check is ended, after `timeoutMs` milliseconds or from outside: that says nothing of the file
 */
export async function isCleanForQpdf(bytes: Uint8Array, timeoutMs: number = TIMEOUT_MS): Promise<boolean> {
  const folder = await createTempDir('typesetting');
  try {
    const file = join(folder, 'book.pdf');
    await writeFile(file, bytes);
    const { exitCode } = await runNode('preflight/qpdf-check.process.ts', file, timeoutMs);
    if (exitCode === null) throw new Error('The check of a print file was ended.');
    return exitCode === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
