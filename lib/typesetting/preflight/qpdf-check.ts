import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import createQpdf from '@neslinesli93/qpdf-wasm';

/**
 * Reads a PDF as strictly as qpdf does: cross-reference table, every object, length and data of every stream. Returns
 * qpdf's exit code: 0 when there is nothing to repair and nothing to warn of. It prints to the standard output and sets
 * the exit code of its process.
 */
export async function checkWithQpdf(file: string): Promise<number> {
  const wasm = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');
  const qpdf = await createQpdf({ locateFile: () => wasm });
  // The package's types name only a part of its file system.
  const files = qpdf.FS as typeof qpdf.FS & { writeFile(path: string, bytes: Uint8Array): void };
  files.writeFile('/book.pdf', await readFile(file));
  return qpdf.callMain(['--check', '/book.pdf']);
}
