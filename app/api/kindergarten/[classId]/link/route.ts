import { openLinkSchema } from '@/lib/kindergarten';
import { closeLink, openLink } from '@/lib/kindergarten/server';
import { newToken } from '@/lib/platform/ids';
import { mutation } from '@/lib/server/api';
import { classReply, classUnavailable, getClassDeps } from '@/lib/server/api/kindergarten';

const ROUTE = '/api/kindergarten/[classId]/link';

/** Opens the class link, or moves its last day. */
export const PUT = mutation(ROUTE, { rate: 'write', schema: openLinkSchema }, async (context) => {
  const deps = { ...getClassDeps(context), newToken };
  const opened = () => openLink(context.params.classId, new Date(context.input.closesAt), deps);
  return classUnavailable() ?? classReply(await opened(), context);
});

/** Closes the class link; it can be opened again. */
export const DELETE = mutation(
  ROUTE,
  { rate: 'write' },
  async (context) =>
    classUnavailable() ?? classReply(await closeLink(context.params.classId, getClassDeps(context)), context),
);
