import type { Db } from '@/lib/platform/db';

type OpenIssue = { readonly description: string; readonly id: string; readonly at: Date };

/** Unresolved orders, refunds, mails and payments, regardless of the state of their jobs. Ids only. */
export async function listOpenIssues(db: Db): Promise<readonly OpenIssue[]> {
  const [orders, refunds, disputes, mails, events, documents] = await Promise.all([
    db.order.findMany({ where: { state: 'in_production', productionFailedAt: { not: null } } }),
    db.refund.findMany({ where: { refundedAt: null, payment: { state: 'paid' } } }),
    db.payment.findMany({ where: { disputedAt: { not: null } } }),
    db.messageSent.findMany({ where: { givenUpAt: { not: null } } }),
    db.providerEvent.findMany({ where: { handledAt: null } }),
    db.fiscalDocument.findMany({ where: { submittedAt: null } }),
  ]);
  return [
    ...orders.map(({ id, productionFailedAt }) => ({
      description: 'order not produced',
      id,
      at: productionFailedAt ?? new Date(),
    })),
    ...refunds.map(({ id, requestedAt }) => ({ description: 'refund not made', id, at: requestedAt })),
    ...disputes.map(({ id, disputedAt }) => ({ description: 'payment disputed', id, at: disputedAt ?? new Date() })),
    ...mails.map(({ key, createdAt }) => ({ description: 'mail not delivered', id: key, at: createdAt })),
    ...documents.map(({ kind, number, issuedAt }) => ({
      description: 'fiscal document not submitted',
      id: `${kind} ${number}`,
      at: issuedAt,
    })),
    ...events.map(({ provider, eventId, receivedAt }) => ({
      description: 'payment event not understood',
      id: `${provider} ${eventId}`,
      at: receivedAt,
    })),
  ];
}
