import { cancelClass } from '@/lib/kindergarten/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';
import { classUnavailable, getOrderedClassDeps } from '@/lib/server/api/kindergarten';

/** Cancels a printed class before its approval; everything that was paid comes back. */
export const POST = mutation(
  '/api/kindergarten/[classId]/cancel',
  { rate: 'write', idempotent: true },
  async (context) => {
    const deps = getOrderedClassDeps(context);
    if (!deps) return classUnavailable() ?? signInRequired(context.visitor);
    return classUnavailable() ?? resultReply(await cancelClass(context.params.classId, deps), (value) => value);
  },
);
