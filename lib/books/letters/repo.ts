import type { CountryCode, Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';

type Reason = 'preview' | 'draft';

export type NewLetter = {
  readonly bookId: string;
  readonly reason: Reason;
  readonly email: string;
  readonly language: Language;
  readonly country: CountryCode;
  readonly consentVersion: string;
  readonly consentAt: Date;
};

/** Keeps one address per draft and reason; another address takes the place of the first. Answers the row's id. */
export async function storeLetter(tx: Tx, letter: NewLetter): Promise<string> {
  const { bookId, reason, email, ...newest } = letter;
  const known = await tx.draftLetter.findUnique({ where: { bookId_reason: { bookId, reason } } });
  if (known?.email === email) {
    await tx.draftLetter.update({ where: { id: known.id }, data: newest });
    return known.id;
  }
  if (known) await tx.draftLetter.delete({ where: { id: known.id } });
  return (await tx.draftLetter.create({ data: letter })).id;
}

export type LetterRow = NonNullable<Awaited<ReturnType<typeof letterById>>>;

export const letterById = (tx: Tx, id: string) => tx.draftLetter.findUnique({ where: { id } });

/** Who wants to hear that a draft's preview is ready. */
export const previewLetter = (tx: Tx, bookId: string) =>
  tx.draftLetter.findUnique({ where: { bookId_reason: { bookId, reason: 'preview' } } });

export const deleteLetter = (tx: Tx, id: string) => tx.draftLetter.deleteMany({ where: { id } });

/** Deletes addresses whose draft is bought or deleted, and those whose reminder was taken in hand before. */
export const deleteDoneLetters = (tx: Tx, claimedBefore: Date) => tx.$executeRaw`
  DELETE FROM draft_letters AS letter
  USING books AS book
  WHERE book.id = letter.book_id AND (
    book.deleted_at IS NOT NULL
    OR EXISTS (SELECT FROM orders WHERE orders.book_id = book.id AND orders.paid_at IS NOT NULL)
    OR letter.reason = 'draft' AND EXISTS (
      SELECT FROM messages_sent AS sent
      WHERE sent.key = 'draftReminder:' || book.id AND sent.created_at < ${claimedBefore}
    )
  )`;

type Link = { readonly tokenHash: string; readonly bookId: string; readonly createdAt: Date; readonly expiresAt: Date };

export const insertResumeLink = (tx: Tx, link: Link) => tx.resumeLink.create({ data: link });

export const resumeLink = (tx: Tx, tokenHash: string) => tx.resumeLink.findUnique({ where: { tokenHash } });

/** The link has added this device; it adds no other. */
export const spendLink = (tx: Tx, tokenHash: string, usedBy: string, usedAt: Date) =>
  tx.resumeLink.updateMany({ where: { tokenHash, usedAt: null }, data: { usedAt, usedBy } });

export const addDevice = (tx: Tx, bookId: string, deviceId: string, addedAt: Date) =>
  tx.bookDevice.createMany({ data: [{ bookId, deviceId, addedAt }], skipDuplicates: true });

export const removeDevice = (tx: Tx, bookId: string, deviceId: string) =>
  tx.bookDevice.deleteMany({ where: { bookId, deviceId } });

/** Ends every link to a draft, and the mails that would bring new ones. */
export async function closeLinks(tx: Tx, bookId: string): Promise<void> {
  await tx.resumeLink.deleteMany({ where: { bookId } });
  await tx.draftLetter.deleteMany({ where: { bookId } });
}

export const deleteExpiredLinks = (tx: Tx, now: Date) =>
  tx.resumeLink.deleteMany({ where: { expiresAt: { lte: now } } });

type Note = {
  readonly key: string;
  readonly kind: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly accountId?: string;
};

/** Notes a mail that is to be sent; `false` when its key was noted before. Holds across workers. */
export async function noteMail(tx: Tx, note: Note): Promise<boolean> {
  const { count } = await tx.messageSent.createMany({ data: [{ ...note, channel: 'email' }], skipDuplicates: true });
  return count === 1;
}

export const mailByKey = (tx: Tx, key: string) => tx.messageSent.findUnique({ where: { key } });

/** The mail did not go and may be tried again. */
export const releaseMail = (tx: Tx, key: string) => tx.messageSent.deleteMany({ where: { key, sentAt: null } });

type Outcome = { readonly providerId: string; readonly sentAt: Date } | { readonly failedCode: string };

export const settleMail = (tx: Tx, key: string, outcome: Outcome) =>
  tx.messageSent.update({ where: { key }, data: outcome });
