import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import createQpdf from '@neslinesli93/qpdf-wasm';

const JPEG_FILTER = '/DCTDecode';
/** A filter whose data qpdf passes on undecoded; its name is as long, so that no offset of the file changes. */
const PASSED_FILTER = '/JPXDecode';

/** The file with another filter in the place of that of every JPEG. */
function passJpegs(pdf: Buffer): Buffer {
  const passed = Buffer.from(pdf);
  for (let at = passed.indexOf(JPEG_FILTER); at >= 0; at = passed.indexOf(JPEG_FILTER, at))
    passed.write(PASSED_FILTER, at);
  return passed;
}

/** Runs qpdf on a file and returns its exit code: 0 without an error or a warning. */
async function runQpdf(pdf: Uint8Array, ...args: readonly string[]): Promise<number> {
  const wasm = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');
  const qpdf = await createQpdf({ locateFile: () => wasm });
  // The package's types name only a part of its file system.
  const files = qpdf.FS as typeof qpdf.FS & { writeFile(path: string, bytes: Uint8Array): void };
  files.writeFile('/book.pdf', pdf);
  return qpdf.callMain([...args]);
}

/**
 * Reads a PDF as strictly as `qpdf --check` does: cross-reference table, every object, length and data of every stream,
 * contents of every page. Returns qpdf's exit code: 0 when there is nothing to repair and nothing to warn of. It prints to
 * the standard output and sets the exit code of its process.
 */
export async function checkWithQpdf(file: string): Promise<number> {
  const pdf = await readFile(file);
  // Before 12.3 the check deflates the pixels of every JPEG that it decodes, 17 seconds of 20: writing decodes them alone.
  const decoded = await runQpdf(pdf, '--decode-level=all', '--compress-streams=n', '/book.pdf', '/dev/null');
  return decoded === 0 ? runQpdf(passJpegs(pdf), '--check', '/book.pdf') : decoded;
}
