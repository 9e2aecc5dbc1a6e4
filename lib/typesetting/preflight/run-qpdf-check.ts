import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTempDir } from '@/lib/platform/temp-dir';
import { runNode } from '../run-node';

const TIMEOUT_MS = 60_000;

/** Whether qpdf reads the whole file without an error or a warning. */
export async function isCleanForQpdf(bytes: Uint8Array): Promise<boolean> {
  const folder = await createTempDir('typesetting');
  try {
    const file = join(folder, 'book.pdf');
    await writeFile(file, bytes);
    return (await runNode('preflight/qpdf-check.process.ts', file, TIMEOUT_MS)).exitCode === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
