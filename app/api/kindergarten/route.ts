import { newClassSchema } from '@/lib/kindergarten';
import { createClass } from '@/lib/kindergarten/server';
import { mutation } from '@/lib/server/api';
import { classReply, classUnavailable, getClassDeps } from '@/lib/server/api/kindergarten';

/** Begins the order of a class. */
export const POST = mutation(
  '/api/kindergarten',
  { rate: 'write', schema: newClassSchema, idempotent: true },
  async (context) => classUnavailable() ?? classReply(await createClass(context.input, getClassDeps(context)), context),
);
