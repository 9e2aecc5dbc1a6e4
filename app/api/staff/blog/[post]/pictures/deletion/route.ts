import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { pictureDeletionSchema } from '@/lib/staff';
import { deletePostPicture } from '@/lib/staff/server';

/** Deletes a picture that no post shows. */
export const POST = mutation(
  '/api/staff/blog/[post]/pictures/deletion',
  { rate: 'write', schema: pictureDeletionSchema, idempotent: true },
  (context) =>
    staffAction(context, 'blog.write', (deps) => deletePostPicture(context.params.post, context.input.url, deps)),
);
