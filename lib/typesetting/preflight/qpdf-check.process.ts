/**
 * A separate process that reads a PDF as strictly as qpdf does: cross-reference table, every object, length and data of
 * every stream. It prints to the standard output and sets the exit code of its process, neither of which belongs in the
 * worker. Argument: the file. Exit code 0: nothing to repair and nothing to warn of.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import createQpdf from '@neslinesli93/qpdf-wasm';

const [, , file] = process.argv;
if (file === undefined) throw new Error('usage: qpdf-check.process.ts <file>');
const wasm = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');
const qpdf = await createQpdf({ locateFile: () => wasm });
// The package's types name only a part of its file system.
const files = qpdf.FS as typeof qpdf.FS & { writeFile(path: string, bytes: Uint8Array): void };
files.writeFile('/book.pdf', await readFile(file));
process.exitCode = qpdf.callMain(['--check', '/book.pdf']);
