import { findReturning } from '@/lib/kindergarten/server';
import { query, reply } from '@/lib/server/api';
import { classUnavailable, getClassDeps } from '@/lib/server/api/kindergarten';

/** What this visitor has begun or ordered, in a few words. */
export const GET = query(
  '/api/kindergarten/returning',
  async (context) => classUnavailable() ?? reply(await findReturning(getClassDeps(context))),
);
