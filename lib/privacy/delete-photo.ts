import { deletePhoto, findPhotoOwner, findStoredPhoto, isPhotoDeleted } from '@/lib/books/server';
import { recordEmail } from '@/lib/email/server';
import { photoReceiptJob } from './jobs';
import { getPhotoReceiptKey } from './receipt-key';

/** 'Delete now', with a receipt by mail where the owner has a confirmed address. */
export async function deletePhotoWithReceipt(
  bookId: string,
  deps: Parameters<typeof deletePhoto>[1],
): ReturnType<typeof deletePhoto> {
  const { db, enqueue, now } = deps;
  const photo = await findStoredPhoto(db, bookId);
  const deleted = await deletePhoto(bookId, deps);
  // A photo that a paid book still needs is deleted later, by the purge.
  if (!deleted.ok || !photo || !(await isPhotoDeleted(db, photo.id))) return deleted;
  const owner = await findPhotoOwner(db, photo.id);
  if (!owner) return deleted;
  const key = getPhotoReceiptKey(photo.id);
  await db.$transaction(async (tx) => {
    await recordEmail(tx, { key, kind: 'photoDeleted', language: owner.language, accountId: owner.id }, now);
    await enqueue(tx, photoReceiptJob, { photoId: photo.id }, { key });
  });
  return deleted;
}
