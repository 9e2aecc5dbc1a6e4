import { listMessagesAbout } from '@/lib/email/server';
import { findOrderHistory } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { listActions } from '../audit/repository';
import { buildTimeline, listOutcomes, sortEvents, toMessageEvent } from '../orders/timeline';
import type { TimelineEvent } from '../orders/view';
import type { FoundGroup } from './find-group';
import { listGroupComments } from './repository';

type Deps = {
  readonly db: Db;
  /** False: what customers wrote is left out. */
  readonly contacts: boolean;
};

/** What the order of a group says: payments, messages, refunds and what the staff did to it. */
async function listOrderEvents(orderId: string, { db, contacts }: Deps): Promise<readonly TimelineEvent[]> {
  const [order, actions] = await Promise.all([findOrderHistory(db, orderId), listActions(db, 'order', orderId)]);
  return order ? buildTimeline({ order, actions, failedJobs: [], contacts }) : [];
}

const listSteps = (found: FoundGroup): readonly TimelineEvent[] =>
  found.kind === 'company'
    ? [
        ...found.group.changes.map(({ at, from, to }) => ({ kind: 'moved', at, from, to }) as const),
        ...found.group.actions.map(({ at, kind, byHr }) => ({ kind: 'hr', at, what: kind, byHr }) as const),
      ]
    : [{ kind: 'opened', at: found.group.createdAt }];

/** Everything that happened to a class or a batch, in time order. */
export async function buildGroupTimeline(found: FoundGroup, deps: Deps): Promise<readonly TimelineEvent[]> {
  const { db } = deps;
  const { id, accountId, orderId, subject } = found;
  const [messages, notes, actions, orderEvents] = await Promise.all([
    accountId ? listMessagesAbout(db, accountId, id) : [],
    listGroupComments(db, subject),
    listActions(db, 'group', id),
    orderId ? listOrderEvents(orderId, deps) : [],
  ]);
  return sortEvents([
    ...listSteps(found),
    ...messages.map(toMessageEvent),
    ...notes.map(({ createdAt: at, text, member }) => ({ kind: 'note', at, text, by: member.phone }) as const),
    ...listOutcomes(actions),
    ...orderEvents,
  ]);
}
