import type { CountryCode, Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import type { PartnerId } from './model';

export type NewReminder = {
  readonly partner: PartnerId;
  readonly email: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly consentVersion: string;
  readonly consentAt: Date;
};

type Place = { readonly partner: PartnerId; readonly countries: readonly CountryCode[] };

/** Who asked about an offer in these markets, in the order of their ids, after the last one that was looked at. */
export const remindersAfter = (db: Db, { partner, countries }: Place, lastId: string | null, take: number) =>
  db.partnerReminder.findMany({
    where: { partner, country: { in: [...countries] }, ...(lastId && { id: { gt: lastId } }) },
    orderBy: { id: 'asc' },
    select: { id: true },
    take,
  });

export const reminderById = (db: Db, id: string) => db.partnerReminder.findUnique({ where: { id } });

export type ReminderRow = NonNullable<Awaited<ReturnType<typeof reminderById>>>;

const KIND = 'partnerOffer';

/** One mail per reminder: the key is in the mail's id and in the note of what was sent. */
export const mailKey = (reminderId: string): string => `${KIND}:${reminderId}`;

/** Takes a reminder's mail in hand; `false` when somebody has it or had it. Holds across workers. */
export async function claimMail(db: Db, { id, language }: ReminderRow, createdAt: Date): Promise<boolean> {
  const claim = { key: mailKey(id), channel: 'email', kind: KIND, language, createdAt } as const;
  const { count } = await db.messageSent.createMany({ data: [claim], skipDuplicates: true });
  return count === 1;
}

/** The mail did not go and may be tried again. */
export const releaseMail = (db: Db, id: string) => db.messageSent.delete({ where: { key: mailKey(id) } });

type Outcome = { readonly providerId: string; readonly sentAt: Date } | { readonly failedCode: string };

/** The one mail went or never can: the address goes, the note without it stays. */
export const settleMail = (db: Db, id: string, outcome: Outcome) =>
  db.$transaction([
    db.messageSent.update({ where: { key: mailKey(id) }, data: outcome }),
    db.partnerReminder.deleteMany({ where: { id } }),
  ]);

export const deleteReminder = (db: Db, id: string) => db.partnerReminder.deleteMany({ where: { id } });

type Before = { readonly askedBefore: Date; readonly claimedBefore: Date };

/** Deletes what was asked too long ago, and what was claimed and never settled. */
export const deleteReminders = (db: Db, { askedBefore, claimedBefore }: Before) => db.$executeRaw`
  DELETE FROM partner_reminders AS asked
  WHERE asked.consent_at < ${askedBefore} OR EXISTS (
    SELECT FROM messages_sent AS claim
    WHERE claim.key = ${KIND} || ':' || asked.id AND claim.created_at < ${claimedBefore}
  )`;

/** Stores an address once; asking again renews its language and consent. */
export const storeReminder = (db: Db, reminder: NewReminder) => {
  const { partner, email, ...newest } = reminder;
  return db.partnerReminder.upsert({
    where: { partner_email: { partner, email } },
    create: reminder,
    update: newest,
  });
};
