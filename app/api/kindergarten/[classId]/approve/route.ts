import { approveClassSchema } from '@/lib/kindergarten';
import { approveClass } from '@/lib/kindergarten/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';
import { classUnavailable, getOrderedClassDeps } from '@/lib/server/api/kindergarten';

/** The final approval of all books of a class: irreversible, starts printing. */
export const POST = mutation(
  '/api/kindergarten/[classId]/approve',
  { rate: 'write', schema: approveClassSchema, idempotent: true },
  async (context) => {
    const deps = getOrderedClassDeps(context);
    if (!deps) return classUnavailable() ?? signInRequired(context.visitor);
    const approved = classUnavailable() ?? (await approveClass(context.params.classId, deps));
    if ('status' in approved) return approved;
    return resultReply(approved, ({ dispatchBy }) => ({ dispatchBy: dispatchBy.toISOString() }));
  },
);
