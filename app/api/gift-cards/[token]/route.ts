import { openGiftCard } from '@/lib/orders/server';
import { getSecrets } from '@/lib/platform/env';
import { endpoint, limitFiles, pdfReply } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';
import { limitReceipts, typesetGiftCard } from '@/lib/server/receipts';

/** The link of a gift's greeting card in a mail or a print job. */
export const GET = endpoint('/api/gift-cards/[token]', async ({ request, params, now }) => {
  const tooMany = await limitFiles(request);
  // Who has the link has all of its cards typeset, one after the other, before everybody else's papers.
  const refused = tooMany ?? limitReceipts(params.token, now);
  if (refused) return refused;
  const { db, env } = await getContainer();
  const opened = await openGiftCard(params.token, { db, secret: getSecrets(env), typeset: typesetGiftCard });
  return pdfReply(opened, (bytes) => ({ bytes, name: 'card.pdf' }));
});
