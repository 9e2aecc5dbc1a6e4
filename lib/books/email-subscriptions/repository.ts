import type { CountryCode, Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';

type Reason = 'preview' | 'draft';

export type NewSubscription = {
  readonly bookId: string;
  readonly reason: Reason;
  readonly email: string;
  readonly language: Language;
  readonly country: CountryCode;
  readonly consentVersion: string;
  readonly consentAt: Date;
};

/** Stores one address per draft and reason; a new address replaces the old one. Returns the row's id. */
export async function upsertSubscription(tx: Tx, subscription: NewSubscription): Promise<string> {
  const { bookId, reason, email, ...newest } = subscription;
  const known = await tx.draftLetter.findUnique({ where: { bookId_reason: { bookId, reason } } });
  if (known?.email === email) {
    await tx.draftLetter.update({ where: { id: known.id }, data: newest });
    return known.id;
  }
  if (known) await tx.draftLetter.delete({ where: { id: known.id } });
  return (await tx.draftLetter.create({ data: subscription })).id;
}

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

export const findSubscription = (tx: Tx, id: string) => tx.draftLetter.findUnique({ where: { id } });

/** The subscription of a parent who wants to know when the preview is ready. */
export const findPreviewSubscription = (tx: Tx, bookId: string) =>
  tx.draftLetter.findUnique({ where: { bookId_reason: { bookId, reason: 'preview' } } });

export const deleteSubscription = (tx: Tx, id: string) => tx.draftLetter.deleteMany({ where: { id } });

/** Deletes addresses whose draft is bought or deleted, and those whose reminder was claimed before. */
export const deleteCompletedSubscriptions = (tx: Tx, claimedBefore: Date) => tx.$executeRaw`
  DELETE FROM draft_letters AS letter
  USING books AS book
  WHERE book.id = letter.book_id AND (
    book.deleted_at IS NOT NULL
    OR EXISTS (SELECT FROM orders WHERE orders.book_id = book.id AND orders.paid_at IS NOT NULL)
    OR letter.reason = 'draft' AND EXISTS (
      SELECT FROM messages_sent AS sent
      WHERE sent.key = 'draftReminder:' || book.id AND sent.claimed_at < ${claimedBefore}
    )
  )`;

type NewResumeLink = {
  readonly tokenHash: string;
  readonly bookId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export const insertResumeLink = (tx: Tx, link: NewResumeLink) => tx.resumeLink.create({ data: link });

export const findResumeLink = (tx: Tx, tokenHash: string) => tx.resumeLink.findUnique({ where: { tokenHash } });

/** Marks a link as used, so that it adds no other device. */
export const markLinkUsed = (tx: Tx, tokenHash: string, usedBy: string, usedAt: Date) =>
  tx.resumeLink.updateMany({ where: { tokenHash, usedAt: null }, data: { usedAt, usedBy } });

export const addDevice = (tx: Tx, bookId: string, deviceId: string, addedAt: Date) =>
  tx.bookDevice.createMany({ data: [{ bookId, deviceId, addedAt }], skipDuplicates: true });

/** Ends the access of every device but the one that created the draft. */
export const removeDevices = (tx: Tx, bookId: string) => tx.bookDevice.deleteMany({ where: { bookId } });

/** Deletes every link to a draft and the subscriptions that would send new ones. */
export async function deleteResumeLinks(tx: Tx, bookId: string): Promise<void> {
  await tx.resumeLink.deleteMany({ where: { bookId } });
  await tx.draftLetter.deleteMany({ where: { bookId } });
}

export const deleteExpiredLinks = (tx: Tx, now: Date) =>
  tx.resumeLink.deleteMany({ where: { expiresAt: { lte: now } } });
