import { z } from 'zod';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { cleanLine } from '@/lib/platform/text/clean-text';
import { handleReport } from '../shipments/handle-report';
import { findPrintJob } from './print-job';

const MAX_LENGTH = 80;
const optionalText = z
  .string()
  .overwrite(cleanLine)
  .max(MAX_LENGTH)
  .transform((text) => text || undefined)
  .optional();

/** The form of a print job's page. */
export const printJobSchema = z.object({
  status: z.enum(['accepted', 'printing', 'shipped', 'ready_for_pickup', 'delivered', 'failed']),
  carrier: optionalText,
  trackingNumber: optionalText,
});

type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly secrets: readonly string[]; readonly now: Date };

/** Sets the status of a print job by hand (rulings, "Flow": the change is a POST). `saved` is false for a step back. */
export async function updatePrintJob(
  token: string,
  { status, carrier, trackingNumber }: z.infer<typeof printJobSchema>,
  deps: Deps,
): Promise<Result<{ readonly saved: boolean }, 'not_found'>> {
  const shipment = await findPrintJob(token, deps);
  if (!shipment) return fail('not_found');
  const event = {
    provider: shipment.provider,
    eventId: `${shipment.id}:${status}`,
    shipmentId: shipment.id,
    providerReference: shipment.providerId ?? `manual_${shipment.id}`,
    status,
    occurredAt: deps.now,
    ...(carrier && { carrier }),
    ...(trackingNumber && { trackingNumber }),
  };
  return ok({ saved: (await handleReport(event, deps, 'staff')) === 'handled' });
}
