import type { Prisma, Tx } from '@/lib/platform/db';

type StoredEvent = {
  readonly provider: string;
  readonly eventId: string;
  readonly kind: string;
  /** Of an event about a payment. */
  readonly paymentId?: string;
  readonly payload: Prisma.InputJsonValue;
};

/** Stores what a payment company or a print house reports; false when it was stored before, because providers repeat events. */
export async function insertEvent(tx: Tx, event: StoredEvent): Promise<boolean> {
  const created = await tx.providerEvent.createMany({ data: [event], skipDuplicates: true });
  return created.count === 1;
}

export const markEventHandled = (tx: Tx, provider: string, eventId: string, handledAt: Date) =>
  tx.providerEvent.update({ where: { provider_eventId: { provider, eventId } }, data: { handledAt } });

/** Events that nothing has handled. */
export const listUnhandledEvents = (tx: Tx) =>
  tx.providerEvent.findMany({
    where: { handledAt: null },
    select: { provider: true, eventId: true, receivedAt: true },
    orderBy: { receivedAt: 'asc' },
  });

/** Drops the content of events, of every provider; the rows stay, so that a repeated event is known. */
export const emptyEventsBefore = (tx: Tx, before: Date) => tx.$executeRaw`
  UPDATE provider_events SET payload = '{}' WHERE received_at < ${before} AND payload <> '{}'`;
