import { openClassArchive } from '@/lib/kindergarten/server';
import { archiveReply, query, signInRequired } from '@/lib/server/api';
import { classUnavailable, getOrderedClassDeps } from '@/lib/server/api/kindergarten';
import { limitReceipts } from '@/lib/server/receipts';

/** One ZIP of the finished books of a class. */
export const GET = query('/api/kindergarten/[classId]/pdfs', async (context) => {
  const deps = getOrderedClassDeps(context);
  if (!deps) return classUnavailable() ?? signInRequired(context.visitor);
  const { storage } = context.shop;
  const refused = classUnavailable() ?? limitReceipts(deps.accountId, deps.now);
  return refused ?? archiveReply(await openClassArchive(context.params.classId, { ...deps, storage }));
});
