import { makeReceipt } from '@/lib/orders/server';
import { pdfReply, query, signInRequired } from '@/lib/server/api';
import { limitReceipts, typesetReceipt } from '@/lib/server/receipts';

/** The receipt as a PDF, for the owner of a paid order. */
export const GET = query('/api/orders/[orderId]/receipt', async ({ shop, visitor, params, now }) => {
  if (!visitor.account) return signInRequired(visitor);
  const { accountId } = visitor.account;
  const tooMany = limitReceipts(accountId, now);
  if (tooMany) return tooMany;
  const made = await makeReceipt(params.orderId, { db: shop.db, accountId, typeset: typesetReceipt });
  return pdfReply(made, ({ pdf, number }) => ({ bytes: pdf, name: `${number}.pdf` }));
});
