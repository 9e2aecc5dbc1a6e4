import { attachPhoto } from '@/lib/books/server';
import { PHOTO_LIMITS } from '@/lib/photos';
import { newId } from '@/lib/platform/ids';
import { deletePhotoWithReceipt } from '@/lib/privacy/server';
import { errorReply, mutation, type Params, resultReply, upload } from '@/lib/server/api';
import { hasCompanyBook } from '@/lib/server/api/office';
import { draftReply, getOwner } from '@/lib/server/api/owner';
import { FORM_BYTES, readPhotoForm } from '@/lib/server/api/photo-form';
import { checkPhotoPermission } from '@/lib/server/api/photo-permission';
import { createKeyedMutex } from '@/lib/server/threads/keyed-mutex';
import { photoReader } from '@/lib/server/threads/photo-reader';

/** All photos share one face detector: each device may use it for one photo at a time. */
const withDeviceLock = createKeyedMutex();

const ROUTE = '/api/books/[bookId]/photo';
const LIMITS = { maxBytes: PHOTO_LIMITS.maxBytes + FORM_BYTES, checkUpload, isOffice: hasCompanyBook };

/** Checks the book's owner and state before the upload is read. */
async function checkUpload(context: Parameters<typeof getOwner>[0] & { readonly params: Params<typeof ROUTE> }) {
  const permitted = await checkPhotoPermission(context, null);
  return permitted.ok ? null : resultReply(permitted, () => null);
}

/** Stores the child's photo: multipart `file`, `crop`, `consent`, `keepHero`. */
export const POST = upload(ROUTE, LIMITS, async (context) => {
  const { shop, visitor, params, now, request } = context;
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
  const consent = await checkPhotoPermission(context, form.upload.consent);
  if (!consent.ok) return resultReply(consent, () => null);
  const photo = { ...form.upload, consent: consent.value };
  const attached = await withDeviceLock(visitor.deviceId, () => attachPhoto(params.bookId, photo, deps));
  return draftReply(attached, context);
});

/** 'Delete now'. */
export const DELETE = mutation(ROUTE, { rate: 'write', isOffice: hasCompanyBook }, async (context) => {
  const { shop, params, now } = context;
  const { db, storage, enqueue } = shop;
  const deps = { db, storage, enqueue, owner: getOwner(context), now };
  return draftReply(await deletePhotoWithReceipt(params.bookId, deps), context);
});
