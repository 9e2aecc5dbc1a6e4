import type { Prisma, Tx } from '@/lib/platform/db';

type DownloadRow = NonNullable<Awaited<ReturnType<Tx['download']['findFirst']>>>;

/** Files of a book that lack its latest edits. */
export const listOutdatedDownloads = (tx: Tx, bookId: string, edits: number) =>
  tx.download.findMany({ where: { bookId, edits: { lt: edits } }, select: { id: true, storageKey: true } });

/** Edited books whose files were not made again since then, although nobody changed them. */
export const listOutdatedBooks = (tx: Tx, since: Date) =>
  tx.$queryRaw<{ readonly bookId: string; readonly edits: number }[]>`
    SELECT DISTINCT books.id AS "bookId", books.edits FROM downloads JOIN books ON books.id = downloads.book_id
    WHERE downloads.edits < books.edits AND books.updated_at < ${since} AND books.deleted_at IS NULL`;

/** The same link opens another file. */
export const renewDownloadFile = (tx: Tx, id: string, file: Pick<DownloadRow, 'storageKey' | 'bytes' | 'edits'>) =>
  tx.download.update({ where: { id }, data: file, select: { id: true } });

export const saveDownload = (
  tx: Tx,
  orderId: string,
  data: Pick<DownloadRow, 'bookId' | 'storageKey' | 'bytes' | 'edits' | 'expiresAt'>,
) => tx.download.upsert({ where: { orderId }, create: { orderId, ...data }, update: data });

export const findDownload = (tx: Tx, id: string) =>
  tx.download.findFirst({
    where: { id, book: { deletedAt: null } },
    include: { order: { include: { payments: true } } },
  });

export const updateDownloadExpiry = (tx: Tx, orderId: string, now: Date, expiresAt: Date) =>
  tx.download.update({ where: { orderId }, data: { renewedAt: now, expiresAt } });

/** The book's PDFs. */
export const listDownloads = (tx: Tx, bookId: string) =>
  tx.download.findMany({ where: { bookId }, select: { storageKey: true } });

export const deleteDownloads = (tx: Tx, bookId: string) => tx.download.deleteMany({ where: { bookId } });

/** The finished digital books of a group's order (`Order.groupOrderId`). */
const groupWhere = (groupOrderId: string) =>
  ({
    order: { groupOrderId, state: { notIn: ['cancelled', 'refunded'] } },
    book: { deletedAt: null },
  }) satisfies Prisma.DownloadWhereInput;

/** Their storage keys, by book; with `now`, of those that can still be downloaded. */
export async function listGroupFiles(tx: Tx, groupOrderId: string, now?: Date): Promise<ReadonlyMap<string, string>> {
  const where = { ...groupWhere(groupOrderId), ...(now && { expiresAt: { gt: now } }) };
  const files = await tx.download.findMany({ where, select: { bookId: true, storageKey: true } });
  return new Map(files.map(({ bookId, storageKey }) => [bookId, storageKey]));
}

/** Until when the last of them can be downloaded; `null` without one. */
export async function findLastExpiry(tx: Tx, groupOrderId: string, now: Date): Promise<Date | null> {
  const where = { ...groupWhere(groupOrderId), expiresAt: { gt: now } };
  return (await tx.download.aggregate({ where, _max: { expiresAt: true } }))._max.expiresAt;
}
