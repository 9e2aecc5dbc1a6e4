import { listClasses } from '@/lib/kindergarten/server';
import { query, reply, signInRequired } from '@/lib/server/api';
import { classUnavailable, getOrderedClassDeps } from '@/lib/server/api/kindergarten';

/** The classes that the account has paid for, newest first. */
export const GET = query('/api/kindergarten/mine', async (context) => {
  const deps = getOrderedClassDeps(context);
  if (!deps) return classUnavailable() ?? signInRequired(context.visitor);
  return classUnavailable() ?? reply({ classes: await listClasses(deps) });
});
