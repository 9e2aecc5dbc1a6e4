import type { OrderHistoryRow } from '@/lib/orders/server';
import type { ActionRow } from '../audit/repository';
import type { TimelineEvent } from './view';

export type FailedJob = { readonly id: string; readonly job: string; readonly at: Date };
type Sources = {
  readonly order: OrderHistoryRow;
  readonly actions: readonly ActionRow[];
  readonly failedJobs: readonly FailedJob[];
  /** False: what customers wrote is left out. */
  readonly contacts: boolean;
};

const listPayments = ({ payments }: OrderHistoryRow): TimelineEvent[] =>
  payments.flatMap(({ changes, provider, amountMinor, refunds }) => [
    ...changes.map(({ to, at }) => ({ kind: 'payment', to, at, provider, amountMinor }) as const),
    ...refunds.flatMap(({ amountMinor: amount, reason, requestedAt, refundedAt }) => {
      const refund = { kind: 'refund', amountMinor: amount, reason } as const;
      const asked = { ...refund, at: requestedAt, made: false };
      return refundedAt ? [asked, { ...refund, at: refundedAt, made: true }] : [asked];
    }),
  ]);

type Message = OrderHistoryRow['messages'][number];

/** A message of the ledger as something that happened. */
export function toMessageEvent({
  key,
  kind,
  channel,
  createdAt,
  sentAt,
  givenUpAt,
  failedCode,
}: Message): TimelineEvent {
  const status = sentAt ? 'sent' : givenUpAt ? 'failed' : 'waiting';
  return { kind: 'message', at: sentAt ?? givenUpAt ?? createdAt, key, what: kind, channel, status, failedCode };
}

/** The last row of each action: its outcome, or that it only began. A note stands for its own action. */
export function listOutcomes(actions: readonly ActionRow[]): TimelineEvent[] {
  const last = new Map(actions.map((row) => [row.requestId, row]));
  return [...last.values()]
    .filter(({ action, outcome }) => action !== 'note' || outcome !== 'done')
    .map(({ at, action, outcome, reason, role, member }) => ({
      kind: 'action' as const,
      at,
      action,
      outcome,
      reason,
      role,
      by: member.phone,
    }));
}

const listParcels = ({ shipments, dispatchChanges }: OrderHistoryRow): TimelineEvent[] => [
  ...shipments.flatMap(({ createdAt, provider, changes }) => [
    { kind: 'shipment', at: createdAt, to: 'submitted', provider } as const,
    ...changes.map(({ at, to }) => ({ kind: 'shipment', at, to, provider }) as const),
  ]),
  ...dispatchChanges.map(({ at, to, reason }) => ({ kind: 'dispatch', at, to, reason }) as const),
];

const listLetters = ({ reprints, support }: OrderHistoryRow, contacts: boolean): TimelineEvent[] => [
  ...reprints.map(({ createdAt, reason, description }) => ({
    kind: 'reprint' as const,
    at: createdAt,
    reason,
    description: contacts ? description : null,
  })),
  ...support.map(({ createdAt, description }) => ({
    kind: 'request' as const,
    at: createdAt,
    description: contacts ? description : null,
  })),
];

/** Everything that happened to an order, in time order. */
export function buildTimeline({ order, actions, failedJobs, contacts }: Sources): readonly TimelineEvent[] {
  const events: TimelineEvent[] = [
    { kind: 'created', at: order.createdAt },
    ...order.changes.map(({ from, to, by, at }) => ({ kind: 'state', from, to, by, at }) as const),
    ...listPayments(order),
    ...listParcels(order),
    ...order.messages.map(toMessageEvent),
    ...order.downloads.map(({ renewedAt, edits }) => ({ kind: 'file', at: renewedAt, edits }) as const),
    ...listLetters(order, contacts),
    ...order.notes.map(({ createdAt, text, member }) => {
      return { kind: 'note', at: createdAt, text, by: member.phone } as const;
    }),
    ...listOutcomes(actions),
    ...failedJobs.map(({ id, job, at }) => ({ kind: 'job', id, job, at: new Date(at) }) as const),
  ];
  return sortEvents(events);
}

export const sortEvents = (events: readonly TimelineEvent[]): readonly TimelineEvent[] =>
  [...events].sort((one, other) => one.at.getTime() - other.at.getTime());
