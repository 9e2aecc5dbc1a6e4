import { checkDedicationPhotoAllowed, removeDedicationPhoto, saveDedicationPhoto } from '@/lib/orders/server';
import { PHOTO_LIMITS } from '@/lib/photos';
import { newId } from '@/lib/platform/ids';
import { errorReply, mutation, resultReply, signInRequired, upload } from '@/lib/server/api';
import { getEditingDeps } from '@/lib/server/api/owner';
import { FORM_BYTES, readDedicationPhotoForm } from '@/lib/server/api/photos/photo-form';
import { readDedicationPhoto } from '@/lib/server/threads/photo-reader';

const ROUTE = '/api/orders/[orderId]/dedication/photo';
const LIMITS = { maxBytes: PHOTO_LIMITS.maxBytes + FORM_BYTES };

/** Stores the photo of the dedication: multipart `file`, `consent`. */
export const POST = upload(
  ROUTE,
  {
    ...LIMITS,
    /** Checks the order's owner and state before the upload is read. */
    async checkUpload(context) {
      const deps = getEditingDeps(context);
      if (!deps) return signInRequired(context.visitor);
      const allowed = await checkDedicationPhotoAllowed(context.params.orderId, deps);
      return allowed.ok ? { checked: deps } : resultReply(allowed, () => null);
    },
  },
  async (context) => {
    const form = await readDedicationPhotoForm(context.input);
    if (!form.ok) return errorReply(form.code, { fields: { [form.field]: form.code } });
    const { storage } = context.shop;
    const { signal } = context.request;
    const photoDeps = { ...context.checked, storage, newId, signal, readPhoto: readDedicationPhoto };
    return resultReply(await saveDedicationPhoto(context.params.orderId, form.upload, photoDeps), (value) => value);
  },
);

/** Takes the photo off the page and deletes it. */
export const DELETE = mutation(ROUTE, { rate: 'write' }, async (context) => {
  const deps = getEditingDeps(context);
  if (!deps) return signInRequired(context.visitor);
  const { storage } = context.shop;
  return resultReply(await removeDedicationPhoto(context.params.orderId, { ...deps, storage }), (value) => value);
});
