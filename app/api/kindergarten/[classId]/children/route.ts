import { addChildrenSchema, removeChildrenSchema } from '@/lib/kindergarten';
import { addChildren, removeChildren, toClassView } from '@/lib/kindergarten/server';
import { mutation, resultReply } from '@/lib/server/api';
import { classReply, classUnavailable, getClassDeps } from '@/lib/server/api/kindergarten';

const ROUTE = '/api/kindergarten/[classId]/children';

/** Adds children to a class; the reply names those that were refused. */
export const POST = mutation(ROUTE, { rate: 'write', schema: addChildrenSchema }, async (context) => {
  const off = classUnavailable();
  if (off) return off;
  const { storage, now, ...deps } = getClassDeps(context);
  const added = await addChildren(context.params.classId, context.input.children, deps);
  if (!added.ok) return resultReply(added, () => null);
  const { row, refused } = added.value;
  const view = await toClassView(row, { sign: storage.signedUrl, now });
  return resultReply(added, () => ({ class: view, refused }));
});

/** Takes several children out of a class, and deletes their photos. */
export const DELETE = mutation(ROUTE, { rate: 'write', schema: removeChildrenSchema }, async (context) => {
  const removed = () => removeChildren(context.params.classId, context.input.ids, getClassDeps(context));
  return classUnavailable() ?? classReply(await removed(), context);
});
