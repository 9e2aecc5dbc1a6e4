import { addChildrenSchema } from '@/lib/kindergarten';
import { addChildren, toClassView } from '@/lib/kindergarten/server';
import { mutation, resultReply } from '@/lib/server/api';
import { classUnavailable, getClassDeps } from '@/lib/server/api/kindergarten';

/** Adds children to a class; the reply names those that were refused. */
export const POST = mutation(
  '/api/kindergarten/[classId]/children',
  { rate: 'write', schema: addChildrenSchema },
  async (context) => {
    const off = classUnavailable();
    if (off) return off;
    const { storage, now, ...deps } = getClassDeps(context);
    const added = await addChildren(context.params.classId, context.input.children, deps);
    if (!added.ok) return resultReply(added, () => null);
    const { row, refused } = added.value;
    const view = await toClassView(row, { sign: storage.signedUrl, now });
    return resultReply(added, () => ({ class: view, refused }));
  },
);
