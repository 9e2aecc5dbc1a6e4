import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { expirePosts } from '@/lib/server/cache/cached-posts';
import { postSettingsSchema } from '@/lib/staff';
import { savePostSettings } from '@/lib/staff/server';

/** Chooses a post's main picture or its related book. */
export const POST = mutation(
  '/api/staff/blog/[post]',
  { rate: 'write', schema: postSettingsSchema, idempotent: true },
  (context) =>
    staffAction(context, 'blog.write', async (deps) => {
      const saved = await savePostSettings(context.params.post, context.input, deps);
      if (saved.ok) await expirePosts();
      return saved;
    }),
);
