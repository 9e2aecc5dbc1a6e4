import type { Db } from '@/lib/platform/db';

/** How far the drawing of a book's preview is; `null` before it was asked for. */
export const getPreviewState = async (db: Db, bookId: string) =>
  (await db.bookTask.findFirst({ where: { bookId, kind: 'preview' } }))?.state ?? null;
