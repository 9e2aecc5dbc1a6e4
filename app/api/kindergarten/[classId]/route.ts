import { classChangeSchema } from '@/lib/kindergarten';
import { changeClass, deleteClass } from '@/lib/kindergarten/server';
import { mutation, resultReply } from '@/lib/server/api';
import { classReply, classUnavailable, getClassDeps } from '@/lib/server/api/kindergarten';

const ROUTE = '/api/kindergarten/[classId]';

/** Changes the details of a class. */
export const PATCH = mutation(
  ROUTE,
  { rate: 'write', schema: classChangeSchema },
  async (context) =>
    classUnavailable() ??
    classReply(await changeClass(context.params.classId, context.input, getClassDeps(context)), context),
);

/** Deletes a class that is not paid for, with its photos. */
export const DELETE = mutation(
  ROUTE,
  { rate: 'write' },
  async (context) =>
    classUnavailable() ?? resultReply(await deleteClass(context.params.classId, getClassDeps(context)), () => null),
);
