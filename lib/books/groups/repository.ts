import type { Tx } from '@/lib/platform/db';
import type { ImageModel } from '@/lib/platform/db/generated/enums';

/** Whether the book is one of a company's employee. */
export const isCompanyBook = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.book.count({ where: { id, companyBatchId: { not: null } } })) > 0;

/** Whether the book is one of a class or of a company, whose order pays for it. */
export const isGroupBook = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.book.count({
    where: { id, OR: [{ companyBatchId: { not: null } }, { kindergartenChild: { isNot: null } }] },
  })) > 0;

/** The batch that an employee's book belongs to. */
export const findCompanyBatch = async (tx: Tx, bookId: string) => {
  const select = { companyBatch: { select: { catalogueId: true, state: true } } } as const;
  return (await tx.book.findUnique({ where: { id: bookId }, select }))?.companyBatch ?? null;
};

/** The draft that a device has begun for this batch and not sent yet. */
export const findBatchDraft = (tx: Tx, batchId: string, deviceId: string) =>
  tx.book.findFirst({
    where: { companyBatchId: batchId, deviceId, deletedAt: null, companySubmission: { is: null } },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  });

/** Whether a photo was sent for a book; it may be deleted by now. */
export const hasSentPhoto = async (tx: Tx, bookId: string): Promise<boolean> =>
  (await tx.photo.count({ where: { bookId, hero: 'first' } })) > 0;

export const setCompanyBatch = (
  tx: Tx,
  id: string,
  data: { readonly companyBatchId: string; readonly imageModel: ImageModel },
) => tx.book.update({ where: { id }, data, select: { id: true } });
