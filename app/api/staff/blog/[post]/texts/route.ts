import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { expirePosts } from '@/lib/server/cache/cached-posts';
import { postTextSchema } from '@/lib/staff';
import { writePost } from '@/lib/staff/server';

/** Saves a post's text in one language; readers see the change at once where it is published. */
export const POST = mutation(
  '/api/staff/blog/[post]/texts',
  { rate: 'write', schema: postTextSchema, idempotent: true },
  (context) =>
    staffAction(context, 'blog.write', async (deps) => {
      const saved = await writePost(context.params.post, context.input, deps);
      if (saved.ok) await expirePosts();
      return saved;
    }),
);
