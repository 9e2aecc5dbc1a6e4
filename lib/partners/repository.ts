import type { CountryCode, Language } from '@/lib/markets';
import type { Db, Tx } from '@/lib/platform/db';
import type { PartnerId } from './model';

export type NewReminder = {
  readonly partner: PartnerId;
  readonly email: string;
  readonly country: CountryCode;
  readonly language: Language;
  readonly consentVersion: string;
  readonly consentAt: Date;
  readonly accountId: string | null;
  readonly deviceId: string | null;
};

type OfferMarkets = { readonly partner: PartnerId; readonly countries: readonly CountryCode[] };

/** Reminders for an offer in these markets, ordered by id, after the last processed one. */
export const listRemindersAfter = (db: Db, { partner, countries }: OfferMarkets, lastId: string | null, take: number) =>
  db.partnerReminder.findMany({
    where: { partner, country: { in: [...countries] }, ...(lastId && { id: { gt: lastId } }) },
    orderBy: { id: 'asc' },
    select: { id: true },
    take,
  });

export const findReminder = (db: Db, id: string) => db.partnerReminder.findUnique({ where: { id } });

export type ReminderRow = NonNullable<Awaited<ReturnType<typeof findReminder>>>;

/** Kind of the one e-mail to an address; its key is this and the row's id. */
export const OFFER_EMAIL = 'partnerOffer';

export const deleteReminder = (db: Tx, id: string) => db.partnerReminder.deleteMany({ where: { id } });

type Expired = { readonly consentBefore: Date; readonly ids: readonly string[] };

export const deleteReminders = (db: Db, { consentBefore, ids }: Expired) =>
  db.partnerReminder.deleteMany({ where: { OR: [{ consentAt: { lt: consentBefore } }, { id: { in: [...ids] } }] } });

/** Stores an address once; a repeated request updates its language and consent, not who asked first. */
export const upsertReminder = (db: Db, reminder: NewReminder) => {
  const { partner, email, accountId: _account, deviceId: _device, ...newest } = reminder;
  return db.partnerReminder.upsert({
    where: { partner_email: { partner, email } },
    create: reminder,
    update: newest,
  });
};
