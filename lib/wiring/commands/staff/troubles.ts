import type { Db } from '@/lib/platform/db';

type Trouble = { readonly what: string; readonly id: string; readonly at: Date };

/** What is still wrong by the rows, whatever became of the jobs. Ids only. */
export async function openTroubles(db: Db): Promise<readonly Trouble[]> {
  const [orders, refunds, disputes, mails, events] = await Promise.all([
    db.order.findMany({ where: { state: 'in_production', productionFailedAt: { not: null } } }),
    db.payment.findMany({ where: { state: 'paid', refundAskedAt: { not: null } } }),
    db.payment.findMany({ where: { disputedAt: { not: null } } }),
    db.messageSent.findMany({ where: { sentAt: null, failedCode: { not: null } } }),
    db.providerEvent.findMany({ where: { handledAt: null } }),
  ]);
  return [
    ...orders.map(({ id, productionFailedAt }) => ({
      what: 'order not made',
      id,
      at: productionFailedAt ?? new Date(),
    })),
    ...refunds.map(({ id, refundAskedAt }) => ({
      what: 'payment not given back',
      id,
      at: refundAskedAt ?? new Date(),
    })),
    ...disputes.map(({ id, disputedAt }) => ({ what: 'payment disputed', id, at: disputedAt ?? new Date() })),
    ...mails.map(({ key, createdAt }) => ({ what: 'mail not delivered', id: key, at: createdAt })),
    ...events.map(({ provider, eventId, receivedAt }) => ({
      what: 'payment event not understood',
      id: `${provider} ${eventId}`,
      at: receivedAt,
    })),
  ];
}
