import { z } from 'zod';
import { fail, ok } from '@/lib/platform/result';
import { createSignature, verifySignature } from '@/lib/platform/tokens';
import { SQUARE_210 } from '@/lib/typesetting';
import type { FulfilmentEvent, FulfilmentPort } from './port';
import { PRINT_HOUSES } from './print-houses';

/** Not `sandbox`, which is the payment sandbox's name: both have webhooks. */
const NAME = 'print-sandbox';

const eventSchema: z.ZodType<FulfilmentEvent> = z.object({
  provider: z.literal(NAME),
  eventId: z.string().min(1),
  shipmentId: z.string().min(1),
  providerReference: z.string().min(1),
  status: z.enum(['accepted', 'printing', 'shipped', 'ready_for_pickup', 'delivered', 'failed']),
  occurredAt: z.coerce.date(),
  carrier: z.string().optional(),
  trackingNumber: z.string().optional(),
});

const SIGNATURE_HEADER = 'x-sandbox-signature';

export type SandboxFulfilment = FulfilmentPort & {
  /** A webhook as a print house would post it. */
  signSandboxEvent(event: Omit<FulfilmentEvent, 'provider'>): {
    readonly rawBody: string;
    readonly headers: Readonly<Record<string, string>>;
  };
};

type SandboxOptions = {
  readonly secret: string;
  /** Resolution in pixels per inch that its files need; lower than that of real houses where nobody prints them. */
  readonly ppi?: number;
};

/** A sandbox print house: it accepts every order, and tests create its signed webhooks. */
export function createSandboxFulfilment({ secret, ppi = SQUARE_210.minimumPpi }: SandboxOptions): SandboxFulfilment {
  return {
    name: NAME,
    enclosesCard: PRINT_HOUSES[NAME].enclosesCard,
    profile: { ...SQUARE_210, minimumPpi: ppi },

    async getCoverSize() {
      return ok(null);
    },

    async submit(order) {
      const { copies, interiorPages } = order;
      if (copies < 1 || interiorPages % SQUARE_210.pagesMultipleOf !== 0) return fail('fulfilment_refused');
      return ok({ providerReference: `sandbox_${order.shipmentId}` });
    },

    async readEvent(rawBody, headers) {
      const signature = headers.get(SIGNATURE_HEADER) ?? '';
      if (!verifySignature(secret, 'fulfilment', rawBody, signature)) return fail('webhook_signature_invalid');
      return ok(eventSchema.parse(JSON.parse(rawBody)));
    },

    signSandboxEvent(event) {
      const rawBody = JSON.stringify({ ...event, provider: NAME });
      return {
        rawBody,
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: createSignature(secret, 'fulfilment', rawBody),
        },
      };
    },
  };
}
