import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { findOwnedOrder } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { StoragePort } from '@/lib/providers/storage/port';
import { findAccountClass, listClassFiles } from '../ordering/repository';
import { mayHaveFiles } from '../production/visible-name';
import { listPaperRows } from './paper-rows';

type Deps = { readonly db: Db; readonly storage: StoragePort; readonly accountId: string; readonly now: Date };

type ArchiveEntry = { readonly name: string; readonly storageKey: string };

/** A streamed archive: one file of it at a time is in memory. */
type ClassArchive = { readonly stream: ReadableStream<Uint8Array>; readonly name: string };

/** Without characters that a file system refuses or reads as a path. */
const toFileName = (text: string): string =>
  text
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/ +/gu, ' ')
    .trim();

/** '03 נועה.pdf': sorted in a folder as on the packing list, and different for two children of one name. */
const getEntryName = (name: string, at: number, total: number): string =>
  `${String(at + 1).padStart(String(total).length, '0')} ${toFileName(name)}.pdf`;

/**
 * One ZIP of the finished PDFs of a class. A parent's child is in it only with that parent's leave (rulings, "Class
 * link"). `class_files_missing`: no book is finished yet.
 */
export async function openClassArchive(
  classId: string,
  { db, storage, accountId, now }: Deps,
): Promise<Result<ClassArchive, 'not_found' | 'class_files_missing'>> {
  const group = await findAccountClass(db, classId, accountId);
  const order = group?.orderId ? await findOwnedOrder(db, group.orderId, accountId) : null;
  if (!group || !order?.paidAt || order.payments.some(({ disputedAt }) => disputedAt)) return fail('not_found');
  const files = await listClassFiles(db, order.id);
  const allowed = new Set(group.children.filter(mayHaveFiles).map(({ bookId }) => bookId));
  const rows = await listPaperRows(db, group, order.id);
  const entries = rows.flatMap(({ bookId, name }, at) => {
    const file = allowed.has(bookId) ? files.get(bookId) : undefined;
    return file ? [{ name: getEntryName(name, at, rows.length), storageKey: file.storageKey }] : [];
  });
  if (entries.length === 0) return fail('class_files_missing');
  return ok({ stream: streamArchive(entries, storage, now), name: `${toFileName(group.kindergartenName)}.zip` });
}

/** PDFs are compressed already, so that they are stored as they are; each is opened when its turn comes. */
function streamArchive(entries: readonly ArchiveEntry[], storage: StoragePort, mtime: Date) {
  const zip = new ZipFile();
  // A stream of Node, although its types promise less.
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { name, storageKey } of entries) {
    zip.addReadStreamLazy(name, { compress: false, mtime }, (done) => {
      storage.stream(storageKey).then(
        (stream) => done(null, Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0])),
        (error) => done(error, new Readable()),
      );
    });
  }
  zip.end();
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}
