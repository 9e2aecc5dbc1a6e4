import { declarationSchema } from '@/lib/kindergarten';
import { declareClass } from '@/lib/kindergarten/server';
import { mutation } from '@/lib/server/api';
import { classReply, classUnavailable, getClassDeps } from '@/lib/server/api/kindergarten';

/** The school's declaration for the photos that it uploads. */
export const PUT = mutation(
  '/api/kindergarten/[classId]/declaration',
  { rate: 'write', schema: declarationSchema },
  async (context) =>
    classUnavailable() ??
    classReply(await declareClass(context.params.classId, context.input, getClassDeps(context)), context),
);
