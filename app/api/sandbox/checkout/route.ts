import { sandboxCheckoutSchema } from '@/lib/orders';
import { mutation, refuse, reply } from '@/lib/wiring/http';
import { playSandboxOutcome } from '@/lib/wiring/sandbox-checkout';

/** The sandbox provider's 'pay' button: posts real webhooks to the shop, as the chosen outcome says. */
export const POST = mutation({ rate: 'pay', schema: sandboxCheckoutSchema }, async ({ shop, input, now }) => {
  if (shop.env.PAYMENT !== 'sandbox') return refuse('not_found');
  const redirectTo = await playSandboxOutcome(input, shop.env, now);
  return redirectTo ? reply({ redirectTo }) : refuse('not_found');
});
