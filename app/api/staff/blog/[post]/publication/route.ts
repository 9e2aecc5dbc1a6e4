import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { expirePosts } from '@/lib/server/cache/cached-posts';
import { publicationSchema } from '@/lib/staff';
import { choosePublication } from '@/lib/staff/server';

/** Publishes a post now or later, or takes it back. */
export const POST = mutation(
  '/api/staff/blog/[post]/publication',
  { rate: 'write', schema: publicationSchema, idempotent: true },
  (context) =>
    staffAction(context, 'blog.write', async (deps) => {
      const chosen = await choosePublication(context.params.post, context.input.at, deps);
      if (chosen.ok) await expirePosts();
      return chosen;
    }),
);
