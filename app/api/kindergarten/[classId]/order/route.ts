import { orderClass } from '@/lib/kindergarten/server';
import { mutation, resultReply, signInRequired } from '@/lib/server/api';
import { classUnavailable, getOrderedClassDeps } from '@/lib/server/api/kindergarten';

/** Creates the one unpaid order of a class, or renews it. */
export const POST = mutation('/api/kindergarten/[classId]/order', { rate: 'write' }, async (context) => {
  const deps = getOrderedClassDeps(context);
  if (!deps) return classUnavailable() ?? signInRequired(context.visitor);
  return classUnavailable() ?? resultReply(await orderClass(context.params.classId, deps), (value) => value);
});
