import { mutation } from '@/lib/server/api';
import { staffAction } from '@/lib/server/api/staff';
import { commentSchema } from '@/lib/staff';
import { addGroupComment } from '@/lib/staff/server';

/** Writes down a note about a class or a company. */
export const POST = mutation(
  '/api/staff/groups/[groupId]/note',
  { rate: 'write', schema: commentSchema, idempotent: true },
  (context) =>
    staffAction(context, 'groups.note', (deps) => addGroupComment(context.params.groupId, context.input.text, deps)),
);
