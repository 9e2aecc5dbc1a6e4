import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { newPostSchema } from '@/lib/staff';
import { createDraft } from '@/lib/staff/server';

/** Begins a post of the blog as a draft. */
export const POST = mutation('/api/staff/blog', { rate: 'write', schema: newPostSchema, idempotent: true }, (context) =>
  staffAction(context, 'blog.write', (deps) => createDraft(context.input.slug, deps)),
);
