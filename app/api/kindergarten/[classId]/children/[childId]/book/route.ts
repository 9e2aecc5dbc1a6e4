import { readClassBook } from '@/lib/kindergarten/server';
import { query, resultReply, signInRequired } from '@/lib/server/api';
import { classUnavailable, getOrderedClassDeps } from '@/lib/server/api/kindergarten';

/** A child's book of a paid class, as its teacher reads it before the approval. */
export const GET = query('/api/kindergarten/[classId]/children/[childId]/book', async (context) => {
  const deps = getOrderedClassDeps(context);
  if (!deps) return classUnavailable() ?? signInRequired(context.visitor);
  const { classId, childId } = context.params;
  return classUnavailable() ?? resultReply(await readClassBook(classId, childId, deps), (value) => value);
});
