import type { CountryCode, Language } from '@/lib/markets';
import type { Db, Tx } from '@/lib/platform/db';

export type NewAlert = {
  readonly catalogueId: number;
  readonly email: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly consentVersion: string;
  readonly consentAt: Date;
  readonly accountId: string | null;
  readonly deviceId: string | null;
};

/** A book in the market of those who wait for it. */
export type AwaitedBook = { readonly catalogueId: number; readonly country: CountryCode };

/** Alerts for these books, ordered by id, after the last processed one. */
export const listAlertsAfter = (db: Db, books: readonly AwaitedBook[], lastId: string | null, take: number) =>
  db.bookAlert.findMany({
    where: { OR: [...books], ...(lastId && { id: { gt: lastId } }) },
    orderBy: { id: 'asc' },
    select: { id: true },
    take,
  });

/** The books with alerts, in each market. */
export const listAwaitedBooks = async (db: Db): Promise<readonly AwaitedBook[]> =>
  (await db.bookAlert.groupBy({ by: ['catalogueId', 'country'] })).map(({ catalogueId, country }) => ({
    catalogueId,
    country,
  }));

export const findAlert = (db: Db, id: string) => db.bookAlert.findUnique({ where: { id } });

export type AlertRow = NonNullable<Awaited<ReturnType<typeof findAlert>>>;

/** Kind of the one e-mail to an address; its key is this and the row's id. */
export const ALERT_EMAIL = 'bookOut';

export const deleteAlert = (db: Tx, id: string) => db.bookAlert.deleteMany({ where: { id } });

type Expired = { readonly consentBefore: Date; readonly ids: readonly string[] };

export const deleteAlerts = (db: Db, { consentBefore, ids }: Expired) =>
  db.bookAlert.deleteMany({ where: { OR: [{ consentAt: { lt: consentBefore } }, { id: { in: [...ids] } }] } });

/** Stores an address once per book; a repeated request updates its language and consent, not who asked first. */
export const upsertAlert = (db: Db, alert: NewAlert) => {
  const { catalogueId, email, accountId: _account, deviceId: _device, ...newest } = alert;
  return db.bookAlert.upsert({
    where: { catalogueId_email: { catalogueId, email } },
    create: alert,
    update: newest,
  });
};
