import { childChangeSchema } from '@/lib/kindergarten';
import { changeChild, removeChildren } from '@/lib/kindergarten/server';
import { mutation } from '@/lib/server/api';
import { classReply, classUnavailable, getClassDeps } from '@/lib/server/api/kindergarten';

const ROUTE = '/api/kindergarten/[classId]/children/[childId]';

/** Changes a child of a class. */
export const PATCH = mutation(ROUTE, { rate: 'write', schema: childChangeSchema }, async (context) => {
  const { classId, childId } = context.params;
  const changed = () => changeChild(classId, childId, context.input, getClassDeps(context));
  return classUnavailable() ?? classReply(await changed(), context);
});

/** Takes a child out of a class, and deletes its photo. */
export const DELETE = mutation(ROUTE, { rate: 'write' }, async (context) => {
  const { classId, childId } = context.params;
  return classUnavailable() ?? classReply(await removeChildren(classId, [childId], getClassDeps(context)), context);
});
