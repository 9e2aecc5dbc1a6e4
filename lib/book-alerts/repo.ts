import type { CountryCode, Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';

export type NewAlert = {
  readonly catalogueId: number;
  readonly email: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly consentVersion: string;
  readonly consentAt: Date;
};

/** Who asked about these books, in the order of their ids, after the last one that was looked at. */
export const alertsAfter = (db: Db, catalogueIds: readonly number[], lastId: string | null, take: number) =>
  db.bookAlert.findMany({
    where: { catalogueId: { in: [...catalogueIds] }, ...(lastId && { id: { gt: lastId } }) },
    orderBy: { id: 'asc' },
    select: { id: true },
    take,
  });

/** The books that somebody asked about. */
export const booksAskedFor = async (db: Db): Promise<readonly number[]> =>
  (await db.bookAlert.groupBy({ by: ['catalogueId'] })).map(({ catalogueId }) => catalogueId);

export const alertById = (db: Db, id: string) => db.bookAlert.findUnique({ where: { id } });

export type AlertRow = NonNullable<Awaited<ReturnType<typeof alertById>>>;

const KIND = 'bookOut';

/** One mail per alert: the key is in the mail's id and in the note of what was sent. */
export const mailKey = (alertId: string): string => `${KIND}:${alertId}`;

/** Takes an alert's mail in hand; `false` when somebody has it or had it. Holds across workers. */
export async function claimMail(db: Db, { id, language }: AlertRow, createdAt: Date): Promise<boolean> {
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
    db.bookAlert.deleteMany({ where: { id } }),
  ]);

export const deleteAlert = (db: Db, id: string) => db.bookAlert.deleteMany({ where: { id } });

type Before = { readonly askedBefore: Date; readonly claimedBefore: Date };

/** Deletes what was asked too long ago, and what was claimed and never settled. */
export const deleteAlerts = (db: Db, { askedBefore, claimedBefore }: Before) => db.$executeRaw`
  DELETE FROM book_alerts AS asked
  WHERE asked.consent_at < ${askedBefore} OR EXISTS (
    SELECT FROM messages_sent AS claim
    WHERE claim.key = ${KIND} || ':' || asked.id AND claim.created_at < ${claimedBefore}
  )`;

/** Stores an address once for a book; asking again renews its language and consent. */
export const storeAlert = (db: Db, alert: NewAlert) => {
  const { catalogueId, email, ...newest } = alert;
  return db.bookAlert.upsert({
    where: { catalogueId_email: { catalogueId, email } },
    create: alert,
    update: newest,
  });
};
