import { listGivenUp } from '@/lib/email/server';
import { listUnproducedOrders, listUnsubmitted } from '@/lib/orders/server';
import { listDisputedPayments, listOutstandingRefunds, listUnhandledEvents } from '@/lib/payments/server';
import type { Db } from '@/lib/platform/db';

type OpenIssue = { readonly description: string; readonly id: string; readonly at: Date };

/** More documents than a terminal shows. */
const MAX_DOCUMENTS = 1000;

/** Unresolved orders, refunds, mails and payments, regardless of the state of their jobs. Ids only. */
export async function listOpenIssues(db: Db, now: Date): Promise<readonly OpenIssue[]> {
  const [orders, refunds, disputes, mails, events, documents] = await Promise.all([
    listUnproducedOrders(db),
    listOutstandingRefunds(db, now),
    listDisputedPayments(db),
    listGivenUp(db),
    listUnhandledEvents(db),
    listUnsubmitted(db, MAX_DOCUMENTS),
  ]);
  return [
    ...orders.map(({ id, productionFailedAt }) => ({
      description: 'order not produced',
      id,
      at: productionFailedAt ?? now,
    })),
    ...refunds.map(({ id, requestedAt }) => ({ description: 'refund not made', id, at: requestedAt })),
    ...disputes.map(({ id, disputedAt }) => ({ description: 'payment disputed', id, at: disputedAt ?? now })),
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
