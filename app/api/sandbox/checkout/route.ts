import { sandboxCheckoutSchema } from '@/lib/orders';
import { errorReply, mutation, reply } from '@/lib/server/api';
import { simulateSandboxOutcome } from '@/lib/server/sandbox/checkout';

/** The sandbox provider's 'pay' button: posts real webhooks to the shop for the chosen outcome. */
export const POST = mutation(
  '/api/sandbox/checkout',
  { rate: 'pay', schema: sandboxCheckoutSchema },
  async ({ shop, input, now }) => {
    if (shop.env.PAYMENT !== 'sandbox') return errorReply('not_found');
    const redirectTo = await simulateSandboxOutcome(input, shop.env, now);
    return redirectTo ? reply({ redirectTo }) : errorReply('not_found');
  },
);
