import { handlePaymentEvent } from '@/lib/orders/server';
import { readBody } from '@/lib/platform/http';
import { log } from '@/lib/platform/log';
import { refuse, reply, send } from '@/lib/wiring/http';
import { shop } from '@/lib/wiring/shop';

const MAX_BYTES = 256 * 1024;

/** A payment provider's webhook: verified, kept, applied once. Anything but 2xx makes the provider try again. */
export async function POST(request: Request, { params }: { params: Promise<{ vendor: string }> }): Promise<Response> {
  const { db, enqueue, payment } = await shop();
  if ((await params).vendor !== payment.name) return send(refuse('not_found'));
  const body = await readBody(request, MAX_BYTES);
  if (!body.ok) return send(refuse(body.code));
  const event = await payment.readEvent(new TextDecoder().decode(body.value), request.headers);
  if (!event.ok) return send(refuse(event.code));
  if (!event.value) return send(reply({ received: true }));
  const outcome = await handlePaymentEvent(event.value, { db, enqueue, now: new Date() });
  log.info({ event: event.value.eventId, kind: event.value.kind, outcome }, 'payment event');
  return send(reply({ received: true }));
}
