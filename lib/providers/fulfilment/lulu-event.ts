import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { FulfilmentEvent, FulfilmentStatus } from './port';

/** HMAC-SHA-256 of the raw body with the client secret. Lulu's documents do not name its encoding. */
export function isSignedByLulu(rawBody: string, signature: string, secret: string): boolean {
  const digest = createHmac('sha256', secret).update(rawBody).digest();
  return (['hex', 'base64'] as const).some((encoding) => {
    const given = Buffer.from(signature, encoding);
    return given.length === digest.length && timingSafeEqual(given, digest);
  });
}

const STATUSES: Readonly<Record<string, FulfilmentStatus>> = {
  CREATED: 'accepted',
  UNPAID: 'accepted',
  PAYMENT_IN_PROGRESS: 'accepted',
  PRODUCTION_DELAYED: 'accepted',
  PRODUCTION_READY: 'accepted',
  IN_PRODUCTION: 'printing',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  REJECTED: 'failed',
  CANCELED: 'failed',
  ERROR: 'failed',
};

const messages = z.object({ tracking_id: z.string(), carrier_name: z.string() }).partial().loose();

const payloadSchema = z.object({
  topic: z.string(),
  data: z.object({
    id: z.union([z.number(), z.string()]),
    external_id: z.string().nullish(),
    status: z.object({ name: z.string(), changed: z.string().nullish() }),
    line_items: z.array(z.object({ status: z.object({ messages: messages.nullish() }).nullish() })).nullish(),
    line_item_statuses: z.array(z.object({ messages: messages.nullish() })).nullish(),
  }),
});

/** The parcel's carrier and number, wherever the job states them. */
function findTracking({ line_items, line_item_statuses }: z.infer<typeof payloadSchema>['data']) {
  const all = [...(line_items ?? []).map(({ status }) => status), ...(line_item_statuses ?? [])];
  const found = all.map((item) => item?.messages).find((item) => item?.tracking_id);
  return found?.tracking_id ? { trackingNumber: found.tracking_id, carrier: found.carrier_name ?? 'Lulu' } : {};
}

/** Translates a verified webhook; `null` for another topic, an unknown status or a job that is not ours. */
export function toFulfilmentEvent(
  rawBody: string,
  now: Date,
): Result<FulfilmentEvent | null, 'webhook_signature_invalid'> {
  const parsed = payloadSchema.safeParse(JSON.parse(rawBody));
  if (!parsed.success || parsed.data.topic !== 'PRINT_JOB_STATUS_CHANGED') return ok(null);
  const { data } = parsed.data;
  const { name, changed } = data.status;
  const status = STATUSES[name];
  if (!status || !data.external_id) return ok(null);
  return ok({
    provider: 'lulu',
    eventId: `${data.id}:${name}:${changed ?? ''}`,
    shipmentId: data.external_id,
    providerReference: String(data.id),
    status,
    occurredAt: changed ? new Date(changed) : now,
    ...findTracking(data),
  });
}

export const readLuluEvent = (
  rawBody: string,
  headers: Headers,
  secret: string,
  now: Date,
): Result<FulfilmentEvent | null, 'webhook_signature_invalid'> =>
  isSignedByLulu(rawBody, headers.get('lulu-hmac-sha256') ?? '', secret)
    ? toFulfilmentEvent(rawBody, now)
    : fail('webhook_signature_invalid');
