import { handlePaymentEvent } from '@/lib/orders/server';
import { readBody } from '@/lib/platform/http';
import { log } from '@/lib/platform/log';
import { endpoint, errorReply, reply } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';

const MAX_BYTES = 256 * 1024;

/** A payment provider's webhook: verified, stored, applied once. Any status but 2xx makes the provider retry. */
export const POST = endpoint('/api/webhooks/[vendor]', async ({ request, params, now }) => {
  const { db, enqueue, payments } = await getContainer();
  const payment = payments.find(params.vendor);
  if (!payment) return errorReply('not_found');
  const body = await readBody(request, MAX_BYTES);
  if (!body.ok) return errorReply(body.code);
  const event = await payment.readEvent(new TextDecoder().decode(body.value), request.headers);
  if (!event.ok) return errorReply(event.code);
  if (!event.value) return reply({ received: true });
  const outcome = await handlePaymentEvent(event.value, { db, enqueue, now });
  log.info({ event: event.value.eventId, kind: event.value.kind, outcome }, 'payment event');
  return reply({ received: true });
});
