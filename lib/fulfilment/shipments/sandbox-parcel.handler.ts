import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { FulfilmentEvent, FulfilmentPort } from '@/lib/providers/fulfilment/port';
import { sandboxParcelJob } from '../jobs';
import { findShipment } from '../repository';
import { handleReport } from './handle-report';

/** What the sandbox reports, one step a minute. */
const STEPS = ['accepted', 'printing', 'shipped', 'delivered'] as const satisfies readonly FulfilmentEvent['status'][];
const STEP_MS = 60_000;

export type SandboxPort = FulfilmentPort & {
  signSandboxEvent(event: Omit<FulfilmentEvent, 'provider'>): {
    readonly rawBody: string;
    readonly headers: Readonly<Record<string, string>>;
  };
};
type Deps = { readonly db: Db; readonly enqueue: Enqueue; readonly sandbox: SandboxPort; readonly now: Date };

/** Moves a parcel of the sandbox by one step, by the same signed report that a print house would post. */
export async function handleSandboxParcel(
  { shipmentId, step }: { readonly shipmentId: string; readonly step: number },
  { db, enqueue, sandbox, now }: Deps,
): Promise<void> {
  const status = STEPS[step];
  const shipment = await findShipment(db, shipmentId);
  if (!status || !shipment?.providerId || shipment.provider !== sandbox.name) return;
  const sent = status === 'shipped' || status === 'delivered';
  const { rawBody, headers } = sandbox.signSandboxEvent({
    eventId: `${shipmentId}:${status}`,
    shipmentId,
    providerReference: shipment.providerId,
    status,
    occurredAt: now,
    ...(sent && { carrier: 'Sandbox Post', trackingNumber: `SANDBOX-${shipmentId.slice(0, 8).toUpperCase()}` }),
  });
  const event = await sandbox.readEvent(rawBody, new Headers(headers));
  if (event.ok && event.value) await handleReport(event.value, { db, enqueue, now });
  if (step + 1 === STEPS.length) return;
  const next = { shipmentId, step: step + 1 };
  const startAfter = new Date(now.getTime() + STEP_MS);
  await db.$transaction((tx) => enqueue(tx, sandboxParcelJob, next, { key: `${shipmentId}:${next.step}`, startAfter }));
}
