import type { Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';

export type EmailRecord = {
  /** Idempotency key; also the id of the e-mail itself. */
  readonly key: string;
  readonly kind: string;
  readonly language: Language;
  readonly orderId?: string | null;
  readonly accountId?: string | null;
};

/** `false` when the key is already recorded, also by another worker. */
export async function insertMessage(
  tx: Tx,
  record: EmailRecord,
  createdAt?: Date,
  channel: 'email' | 'sms' = 'email',
): Promise<boolean> {
  const data = [{ ...record, channel, ...(createdAt && { createdAt }) }];
  const { count } = await tx.messageSent.createMany({ data, skipDuplicates: true });
  return count === 1;
}

export const findMessage = (tx: Tx, key: string) => tx.messageSent.findUnique({ where: { key } });

const listedSelect = {
  key: true,
  channel: true,
  kind: true,
  createdAt: true,
  sentAt: true,
  givenUpAt: true,
  failedCode: true,
} as const;

/** Those of these messages that were recorded. */
export const listMessagesByKey = (tx: Tx, keys: readonly string[]) =>
  tx.messageSent.findMany({ where: { key: { in: [...keys] } }, orderBy: { createdAt: 'asc' }, select: listedSelect });

/** An account's messages about something of no order, whose id their keys contain. */
export const listMessagesAbout = (tx: Tx, accountId: string, id: string) =>
  tx.messageSent.findMany({
    where: { accountId, orderId: null, key: { contains: id } },
    orderBy: { createdAt: 'asc' },
    select: listedSelect,
  });

/** `false` when a worker has already claimed or settled it. */
export async function claimMessage(tx: Tx, key: string, claimedAt: Date): Promise<boolean> {
  const open = { key, claimedAt: null, sentAt: null, givenUpAt: null };
  return (await tx.messageSent.updateMany({ where: open, data: { claimedAt } })).count === 1;
}

type Change = {
  readonly providerId?: string;
  readonly failedCode?: string | null;
  readonly claimedAt?: null;
  readonly sentAt?: Date;
  readonly givenUpAt?: Date | null;
};

/** Does not change a sent message. */
export const updateMessage = (tx: Tx, key: string, change: Change) =>
  tx.messageSent.updateMany({ where: { key, sentAt: null }, data: change });

/** An account's mails about orders that were given up since then. */
export const listUndelivered = (tx: Tx, accountId: string, since: Date) =>
  tx.messageSent.findMany({
    where: { accountId, orderId: { not: null }, sentAt: null, givenUpAt: { not: null }, createdAt: { gte: since } },
    select: { key: true, kind: true, orderId: true },
    orderBy: { createdAt: 'asc' },
  });

/** Messages that were given up. */
export const listGivenUp = (tx: Tx) =>
  tx.messageSent.findMany({
    where: { givenUpAt: { not: null } },
    select: { key: true, createdAt: true },
    orderBy: { createdAt: 'asc' },
  });

/** A given-up message is to be sent after all. */
export const reopenEmail = (tx: Tx, key: string) => updateMessage(tx, key, { failedCode: null, givenUpAt: null });

/** Keys of a kind that were claimed before this time and never settled, because the worker died. */
export const listAbandonedKeys = async (tx: Tx, kind: string, claimedBefore: Date): Promise<readonly string[]> => {
  const where = { kind, claimedAt: { lt: claimedBefore }, sentAt: null, givenUpAt: null };
  return (await tx.messageSent.findMany({ where, select: { key: true } })).map(({ key }) => key);
};

/** Deletes records of messages that belong to no order and no account, which end with these. */
export const deleteMessagesBefore = (tx: Tx, before: Date) =>
  tx.messageSent.deleteMany({ where: { createdAt: { lt: before }, orderId: null, accountId: null } });
