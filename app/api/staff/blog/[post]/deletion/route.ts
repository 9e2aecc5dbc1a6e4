import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { deleteDraftPost } from '@/lib/staff/server';

/** Deletes a draft that was begun at the desk. */
export const POST = mutation('/api/staff/blog/[post]/deletion', { rate: 'write', idempotent: true }, (context) =>
  staffAction(context, 'blog.write', (deps) => deleteDraftPost(context.params.post, deps)),
);
