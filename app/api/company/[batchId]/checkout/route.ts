import { batchCheckoutSchema } from '@/lib/company';
import { payBatchByCard } from '@/lib/company/server';
import { mutation } from '@/lib/server/api';
import { withHr } from '@/lib/server/api/company';
import { openedCheckoutReply } from '@/lib/server/api/opened-checkout';

/** Closes a batch, orders its books and opens the payment provider's page. */
export const POST = mutation(
  '/api/company/[batchId]/checkout',
  { rate: 'pay', schema: batchCheckoutSchema, idempotent: true },
  (context) =>
    withHr(context, async ({ db, accountId, now }) => {
      const { enqueue, env, payments } = context.shop;
      const opened = await payBatchByCard(context.params.batchId, context.input, {
        db,
        accountId,
        now,
        enqueue,
        shopUrl: env.SHOP_URL,
        selectPayment: (currency) => payments.select(currency),
      });
      return openedCheckoutReply(opened, context);
    }),
);
