import { handleReport } from '@/lib/fulfilment/server';
import { handlePaymentEvent } from '@/lib/orders/server';
import { readBody } from '@/lib/platform/http';
import { log } from '@/lib/platform/logging/log';
import { endpoint, errorReply, reply } from '@/lib/server/api';
import { getContainer } from '@/lib/server/container';

const MAX_BYTES = 256 * 1024;

/**
 * A webhook of the payment provider or the print house: verified, stored, applied once. Any status but 2xx makes the
 * provider retry.
 */
export const POST = endpoint('/api/webhooks/[vendor]', async ({ request, params, now }) => {
  const { db, enqueue, payments, fulfilment } = await getContainer();
  const { vendor } = params;
  const payment = payments.find(vendor);
  if (!payment && vendor !== fulfilment.name) return errorReply('not_found');
  const body = await readBody(request, MAX_BYTES);
  if (!body.ok) return errorReply(body.code);
  const text = new TextDecoder().decode(body.value);
  if (!payment) {
    const report = await fulfilment.readEvent(text, request.headers);
    if (!report.ok) return errorReply(report.code);
    const outcome = report.value && (await handleReport(report.value, { db, enqueue, now }));
    log.info({ event: report.value?.eventId, status: report.value?.status, outcome }, 'fulfilment report');
    return reply({ received: true });
  }
  const event = await payment.readEvent(text, request.headers);
  if (!event.ok) return errorReply(event.code);
  if (!event.value) return reply({ received: true });
  const outcome = await handlePaymentEvent(event.value, { db, enqueue, now });
  log.info({ event: event.value.eventId, kind: event.value.kind, outcome }, 'payment event');
  return reply({ received: true });
});
