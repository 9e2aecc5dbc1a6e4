import { getClassBooks } from '@/lib/kindergarten/server';
import { query, resultReply, signInRequired } from '@/lib/server/api';
import { classUnavailable, getOrderedClassDeps } from '@/lib/server/api/kindergarten';

/** The books of a paid class with their progress. */
export const GET = query('/api/kindergarten/[classId]/books', async (context) => {
  const deps = getOrderedClassDeps(context);
  if (!deps) return classUnavailable() ?? signInRequired(context.visitor);
  return classUnavailable() ?? resultReply(await getClassBooks(context.params.classId, deps), (value) => value);
});
