import { approveOwnSchema } from '@/lib/kindergarten';
import { approveOwnChild } from '@/lib/kindergarten/server';
import { mutation, resultReply } from '@/lib/server/api';
import { classUnavailable, getClassDeps } from '@/lib/server/api/kindergarten';

/** A parent approves the book of an own child, or asks for it as it is drawn. */
export const PUT = mutation(
  '/api/kindergarten/link/[token]/children/[childId]/approval',
  { rate: 'write', schema: approveOwnSchema },
  async (context) => {
    const { token, childId } = context.params;
    const approved = () => approveOwnChild(token, childId, context.input, getClassDeps(context));
    return classUnavailable() ?? resultReply(await approved(), (value) => value);
  },
);
