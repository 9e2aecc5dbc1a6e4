import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { StoragePort } from '@/lib/providers/storage/port';

/** A file of an archive. */
export type ArchiveEntry = { readonly name: string } & (
  | { readonly storageKey: string }
  | { readonly bytes: Uint8Array }
);

/** A streamed archive: one file of it at a time is in memory. */
export type Archive = { readonly stream: ReadableStream<Uint8Array>; readonly name: string };

/** Without characters that a file system refuses or reads as a path. */
export const toFileName = (text: string): string =>
  text
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim();

/** '03 נועה.pdf': sorted in a folder as on the packing list, and different for two books of one name. */
export const getEntryName = (name: string, at: number, total: number): string =>
  `${String(at + 1).padStart(String(total).length, '0')} ${toFileName(name)}.pdf`;

/** PDFs are compressed already, so that they are stored as they are; each is opened when its turn comes. */
export function streamArchive(
  entries: readonly ArchiveEntry[],
  storage: StoragePort,
  mtime: Date,
): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  // A stream of Node, although its types promise less.
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const entry of entries) {
    const { name } = entry;
    if ('bytes' in entry) {
      zip.addBuffer(Buffer.from(entry.bytes), name, { mtime });
      continue;
    }
    zip.addReadStreamLazy(name, { compress: false, mtime }, (done) => {
      storage.stream(entry.storageKey).then(
        (stream) => done(null, Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0])),
        (error) => done(error, new Readable()),
      );
    });
  }
  zip.end();
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}
