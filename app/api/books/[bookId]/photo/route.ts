import { attachPhoto } from '@/lib/books/server';
import { PHOTO_LIMITS } from '@/lib/photos';
import { newId } from '@/lib/platform/ids';
import { deletePhotoWithReceipt } from '@/lib/privacy/server';
import { errorReply, mutation, resultReply, upload } from '@/lib/server/api';
import { hasCompanyBook } from '@/lib/server/api/office';
import { draftReply, getOwner } from '@/lib/server/api/owner';
import { FORM_BYTES, readPhotoForm } from '@/lib/server/api/photos/photo-form';
import { checkPhotoPermission } from '@/lib/server/api/photos/photo-permission';
import { createKeyedMutex } from '@/lib/server/threads/keyed-mutex';
import { photoReader } from '@/lib/server/threads/photo-reader';

/** All photos share one face detector: each device may use it for one photo at a time. */
const withDeviceLock = createKeyedMutex();

const ROUTE = '/api/books/[bookId]/photo';
const LIMITS = { maxBytes: PHOTO_LIMITS.maxBytes + FORM_BYTES, isOffice: hasCompanyBook };

/** Stores the child's photo: multipart `file`, `crop`, `consent`. */
export const POST = upload(
  ROUTE,
  {
    ...LIMITS,
    /** Checks the book's owner and state before the upload is read. */
    async checkUpload(context) {
      const permitted = await checkPhotoPermission(context);
      return permitted.ok ? { checked: permitted.value } : resultReply(permitted, () => null);
    },
  },
  async (context) => {
    const { shop, visitor, checked, now, request } = context;
    const form = await readPhotoForm(context.input);
    if (!form.ok) return errorReply(form.code, { fields: { [form.field]: form.code } });
    const { db, storage, enqueue } = shop;
    const deps = {
      db,
      storage,
      enqueue,
      photos: photoReader,
      signal: request.signal,
      owner: getOwner(context),
      now,
      newId,
    };
    const photo = { ...form.upload, consent: checked.declared ?? form.upload.consent };
    const attached = await withDeviceLock(visitor.deviceId, () => attachPhoto(checked.book, photo, deps));
    return draftReply(attached, context);
  },
);

/** 'Delete now'. */
export const DELETE = mutation(ROUTE, { rate: 'write', isOffice: hasCompanyBook }, async (context) => {
  const { shop, params, now } = context;
  const { db, storage, enqueue } = shop;
  const deps = { db, storage, enqueue, owner: getOwner(context), now };
  return draftReply(await deletePhotoWithReceipt(params.bookId, deps), context);
});
