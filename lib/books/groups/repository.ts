import type { Tx } from '@/lib/platform/db';
import type { ImageModel } from '@/lib/platform/db/generated/enums';

/** Whether the book is one of a company's employee. */
export const isCompanyBook = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.book.count({ where: { id, companyBatchId: { not: null } } })) > 0;

/** The class or company whose order pays for the book; `null` for a family's own. */
export async function findGroupId(tx: Tx, id: string): Promise<string | null> {
  const select = { companyBatchId: true, kindergartenChild: { select: { kindergartenId: true } } } as const;
  const book = await tx.book.findUnique({ where: { id }, select });
  return book?.companyBatchId ?? book?.kindergartenChild?.kindergartenId ?? null;
}

/** Whether the book is one of a class or of a company, whose order pays for it. */
export const isGroupBook = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.book.count({
    where: { id, OR: [{ companyBatchId: { not: null } }, { kindergartenChild: { isNot: null } }] },
  })) > 0;

/** The draft that a device has begun for this batch and not sent yet. */
export const findBatchDraft = (tx: Tx, batchId: string, deviceId: string) =>
  tx.book.findFirst({
    where: { companyBatchId: batchId, deviceId, deletedAt: null, companySubmission: { is: null } },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  });

/** Whether a photo was sent for a book; it may be deleted by now. */
export const hasSentPhoto = async (tx: Tx, bookId: string): Promise<boolean> =>
  (await tx.photo.count({ where: { bookId } })) > 0;

export const setCompanyBatch = (
  tx: Tx,
  id: string,
  data: { readonly companyBatchId: string; readonly imageModel: ImageModel },
) => tx.book.update({ where: { id }, data, select: { id: true } });
