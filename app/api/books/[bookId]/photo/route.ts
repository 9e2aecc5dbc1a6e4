import { attachPhoto, deletePhoto, mayAttachPhoto } from '@/lib/books/server';
import { PHOTO_LIMITS } from '@/lib/photos';
import { newId } from '@/lib/platform/ids';
import { photoReader } from '@/lib/wiring/faces';
import { answer, mutation, refuse, upload } from '@/lib/wiring/http';
import { draftReply, ownerOf } from '@/lib/wiring/http/owner';
import { readPhotoForm } from '@/lib/wiring/http/photo-form';
import { inTurn } from '@/lib/wiring/in-turn';

/** Room for the form around the photo itself. */
const FORM_BYTES = 16 * 1024;

/** All photos go through one face reader: a device has one of them there at a time. */
const onePhotoEach = inTurn();

const LIMITS = { maxBytes: PHOTO_LIMITS.maxBytes + FORM_BYTES, welcome };

/** Whose book it is, and whether it takes a photo now, is known without the photo. */
async function welcome(context: Parameters<typeof ownerOf>[0] & { readonly params: Readonly<Record<string, string>> }) {
  const may = await mayAttachPhoto(context.params.bookId ?? '', { db: context.shop.db, owner: ownerOf(context) });
  return may.ok ? null : answer(may, () => null);
}

/** Takes the child's photo in: multipart `file`, `crop`, `consent`. */
export const POST = upload(LIMITS, async (context) => {
  const { shop, visitor, params, now, request } = context;
  const form = await readPhotoForm(context.input);
  if (!form.ok) return refuse(form.code, { fields: { [form.field]: form.code } });
  const { db, storage, enqueue } = shop;
  const deps = {
    db,
    storage,
    enqueue,
    photos: photoReader,
    signal: request.signal,
    owner: ownerOf(context),
    now,
    newId,
  };
  const attached = await onePhotoEach(visitor.deviceId, () => attachPhoto(params.bookId ?? '', form.upload, deps));
  return draftReply(attached, context);
});

/** 'Delete now'. */
export const DELETE = mutation({ rate: 'write' }, async (context) => {
  const { shop, params, now } = context;
  const { db, storage, enqueue } = shop;
  const deps = { db, storage, enqueue, owner: ownerOf(context), now };
  return draftReply(await deletePhoto(params.bookId ?? '', deps), context);
});
