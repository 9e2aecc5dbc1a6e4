import type { Tx } from '@/lib/platform/db';
import { STANDALONE } from '../repository';

/** When the draft was last changed: after `from`, before `until`. */
export type IdleWindow = { readonly from: Date; readonly until: Date };

const KIND = 'draftReminder';

/** One reminder per draft: the mail id and the ledger entry use this key. */
export const getReminderKey = (bookId: string): string => `${KIND}:${bookId}`;

const idleWhere = ({ from, until }: IdleWindow) =>
  ({
    deletedAt: null,
    updatedAt: { gt: from, lt: until },
    ...STANDALONE,
    orders: { none: { paidAt: { not: null } } },
  }) as const;

/** Idle unpaid drafts whose parent left an address for reminders. */
export const listDueSubscriptions = (tx: Tx, window: IdleWindow, lastId: string | null, take: number) =>
  tx.draftLetter.findMany({
    where: { reason: 'draft', book: idleWhere(window), ...(lastId && { id: { gt: lastId } }) },
    orderBy: { id: 'asc' },
    take,
  });

/**
 * The newest idle draft of each account that accepts mails, except accounts with a recent reminder. A draft with its
 * own subscription is excluded.
 */
export const listDueAccounts = (tx: Tx, window: IdleWindow, remindedSince: Date, take: number) =>
  tx.book.findMany({
    where: {
      ...idleWhere(window),
      letters: { none: { reason: 'draft' } },
      account: {
        email: { not: null },
        marketingConsentAt: { not: null },
        // A reminder that failed has no claim any more and is sent again.
        messages: { none: { kind: KIND, createdAt: { gt: remindedSince }, claimedAt: { not: null } } },
      },
    },
    distinct: ['accountId'],
    orderBy: [{ accountId: 'asc' }, { updatedAt: 'desc' }],
    select: { id: true, account: { select: { id: true, email: true, country: true, language: true } } },
    take,
  });
