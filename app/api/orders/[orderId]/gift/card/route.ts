import { makeGiftCard } from '@/lib/orders/server';
import { pdfReply, query, signInRequired } from '@/lib/server/api';
import { limitReceipts, typesetGiftCard } from '@/lib/server/receipts';

/** The greeting card of a printed gift as a PDF, for its buyer. */
export const GET = query('/api/orders/[orderId]/gift/card', async ({ shop, visitor, params, now }) => {
  if (!visitor.account) return signInRequired(visitor);
  const { accountId } = visitor.account;
  const tooMany = limitReceipts(accountId, now);
  if (tooMany) return tooMany;
  const made = await makeGiftCard(params.orderId, { db: shop.db, accountId, typeset: typesetGiftCard });
  return pdfReply(made, (bytes) => ({ bytes, name: 'card.pdf' }));
});
