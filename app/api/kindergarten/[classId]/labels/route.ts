import { makeNameLabels } from '@/lib/kindergarten/server';
import { pdfReply, query, signInRequired } from '@/lib/server/api';
import { classUnavailable, getOrderedClassDeps } from '@/lib/server/api/kindergarten';
import { limitReceipts, typesetNameLabels } from '@/lib/server/receipts';

/** A sheet of stickers with the names of a class. */
export const GET = query('/api/kindergarten/[classId]/labels', async (context) => {
  const deps = getOrderedClassDeps(context);
  if (!deps) return classUnavailable() ?? signInRequired(context.visitor);
  const refused = classUnavailable() ?? limitReceipts(deps.accountId, context.now);
  if (refused) return refused;
  const made = await makeNameLabels(context.params.classId, { ...deps, typeset: typesetNameLabels });
  return pdfReply(made, (bytes) => ({ bytes, name: 'name-labels.pdf' }));
});
