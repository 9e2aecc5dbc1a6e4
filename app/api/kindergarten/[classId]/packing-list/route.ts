import { makePackingList } from '@/lib/kindergarten/server';
import { pdfReply, query, signInRequired } from '@/lib/server/api';
import { classUnavailable, getOrderedClassDeps } from '@/lib/server/api/kindergarten';
import { limitReceipts, typesetPackingList } from '@/lib/server/receipts';

/** The packing list of a class: who gets which book. */
export const GET = query('/api/kindergarten/[classId]/packing-list', async (context) => {
  const deps = getOrderedClassDeps(context);
  if (!deps) return classUnavailable() ?? signInRequired(context.visitor);
  const refused = classUnavailable() ?? limitReceipts(deps.accountId, context.now);
  if (refused) return refused;
  const made = await makePackingList(context.params.classId, { ...deps, typeset: typesetPackingList });
  return pdfReply(made, (bytes) => ({ bytes, name: 'packing-list.pdf' }));
});
