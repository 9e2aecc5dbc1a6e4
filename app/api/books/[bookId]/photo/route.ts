import { attachPhoto, deletePhoto } from '@/lib/books/server';
import { PHOTO_LIMITS } from '@/lib/photos';
import { newId } from '@/lib/platform/ids';
import { photoReader } from '@/lib/wiring/faces';
import { mutation, refuse, upload } from '@/lib/wiring/http';
import { draftReply, ownerOf } from '@/lib/wiring/http/owner';
import { readPhotoForm } from '@/lib/wiring/http/photo-form';
import { inTurn } from '@/lib/wiring/in-turn';

/** Room for the form around the photo itself. */
const FORM_BYTES = 16 * 1024;

/** All photos go through one face reader: a device has one of them there at a time. */
const onePhotoEach = inTurn();

/** Takes the child's photo in: multipart `file`, `crop`, `consent`. */
export const POST = upload(PHOTO_LIMITS.maxBytes + FORM_BYTES, async (context) => {
  const { shop, visitor, params, now } = context;
  const form = await readPhotoForm(context.input);
  if (!form.ok) return refuse(form.code, { fields: { [form.field]: form.code } });
  const { db, storage, enqueue } = shop;
  const deps = { db, storage, enqueue, photos: photoReader, owner: ownerOf(context), now, newId };
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
