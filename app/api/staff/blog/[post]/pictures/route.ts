import { POST_PICTURE_LIMITS } from '@/lib/photos';
import { errorReply, reply, resultReply, upload } from '@/lib/server/api';
import { FORM_BYTES } from '@/lib/server/api/photos/photo-form';
import { withStaff } from '@/lib/server/api/staff';
import { readPostPicture } from '@/lib/server/threads/photo-reader';
import { uploadPicture, viewPost } from '@/lib/staff/server';

/** Stores a picture of a post: multipart `file`. */
export const POST = upload(
  '/api/staff/blog/[post]/pictures',
  {
    maxBytes: POST_PICTURE_LIMITS.maxBytes + FORM_BYTES,
    tooLarge: 'post_picture_too_large',
    /** Checks the member and the post before the upload is read. */
    checkUpload: async (context) => {
      const answer = await withStaff(context, 'blog.write', async ({ db, now }) =>
        (await viewPost(db, context.params.post, now)) ? reply({}) : errorReply('not_found'),
      );
      return answer.status === 200 ? { checked: null } : answer;
    },
  },
  (context) =>
    withStaff(context, 'blog.write', async (deps) => {
      const file = context.input.get('file');
      if (!(file instanceof Blob)) return errorReply('post_picture_invalid');
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { storage } = context.shop;
      const added = await uploadPicture(context.params.post, bytes, { ...deps, storage, readPicture: readPostPicture });
      return resultReply(added, (picture) => picture);
    }),
);
