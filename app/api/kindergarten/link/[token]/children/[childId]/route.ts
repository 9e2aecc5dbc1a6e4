import { ownChildSchema } from '@/lib/kindergarten';
import { changeOwnChild } from '@/lib/kindergarten/server';
import { mutation, resultReply } from '@/lib/server/api';
import { classUnavailable, getClassDeps } from '@/lib/server/api/kindergarten';

/** A parent corrects an own child. */
export const PATCH = mutation(
  '/api/kindergarten/link/[token]/children/[childId]',
  { rate: 'write', schema: ownChildSchema },
  async (context) => {
    const { token, childId } = context.params;
    const changed = () => changeOwnChild(token, childId, context.input, getClassDeps(context));
    return classUnavailable() ?? resultReply(await changed(), (value) => value);
  },
);
