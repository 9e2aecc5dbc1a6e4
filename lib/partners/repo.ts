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

/** Stores an address once; asking again renews its language and consent. */
export const storeReminder = (db: Db, reminder: NewReminder) => {
  const { partner, email, ...newest } = reminder;
  return db.partnerReminder.upsert({
    where: { partner_email: { partner, email } },
    create: reminder,
    update: newest,
  });
};
