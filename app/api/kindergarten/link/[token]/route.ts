import { getLink } from '@/lib/kindergarten/server';
import { query, resultReply } from '@/lib/server/api';
import { classUnavailable, getClassDeps } from '@/lib/server/api/kindergarten';

/** The class of a link, for a parent. */
export const GET = query(
  '/api/kindergarten/link/[token]',
  async (context) =>
    classUnavailable() ?? resultReply(await getLink(context.params.token, getClassDeps(context)), (value) => value),
);
