import { joinClassSchema } from '@/lib/kindergarten';
import { joinClass } from '@/lib/kindergarten/server';
import { mutation, resultReply } from '@/lib/server/api';
import { classUnavailable, getClassDeps } from '@/lib/server/api/kindergarten';

/** Adds a parent's own child by the class link. */
export const POST = mutation(
  '/api/kindergarten/link/[token]/children',
  { rate: 'write', schema: joinClassSchema },
  async (context) => {
    const joined = () => joinClass(context.params.token, context.input, getClassDeps(context));
    return classUnavailable() ?? resultReply(await joined(), (value) => value, 201);
  },
);
