import type { Tx } from '@/lib/platform/db';

/** When the draft was last touched: after `from`, before `until`. */
export type Window = { readonly from: Date; readonly until: Date };

const KIND = 'draftReminder';

/** One reminder per draft: the key is in the mail's id and in the note of what was sent. */
export const reminderKey = (bookId: string): string => `${KIND}:${bookId}`;

const lying = ({ from, until }: Window) =>
  ({
    deletedAt: null,
    updatedAt: { gt: from, lt: until },
    orders: { none: { paidAt: { not: null } } },
  }) as const;

/** Drafts that nobody touched or bought, whose parent left an address to be reminded at. */
export const lettersDue = (tx: Tx, window: Window, lastId: string | null, take: number) =>
  tx.draftLetter.findMany({
    where: { reason: 'draft', book: lying(window), ...(lastId && { id: { gt: lastId } }) },
    orderBy: { id: 'asc' },
    take,
  });

/**
 * The newest such draft of each account that agreed to hear from the shop; none of those who got a reminder since.
 * A draft whose parent left an address of its own is that address's.
 */
export const accountsDue = (tx: Tx, window: Window, remindedSince: Date, take: number) =>
  tx.book.findMany({
    where: {
      ...lying(window),
      letters: { none: { reason: 'draft' } },
      account: {
        email: { not: null },
        marketingConsentAt: { not: null },
        messages: { none: { kind: KIND, createdAt: { gt: remindedSince } } },
      },
    },
    distinct: ['accountId'],
    orderBy: [{ accountId: 'asc' }, { updatedAt: 'desc' }],
    select: { id: true, account: { select: { id: true, email: true, country: true, language: true } } },
    take,
  });
