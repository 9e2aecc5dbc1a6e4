import type { Owner } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { newId } from '@/lib/platform/ids';

/** A device that nobody has signed in on. */
export const stranger = (): Owner => ({ deviceId: newId(), accountId: null });

let phones = 0;
/** A valid number that no other test of the file uses; each is of another range than the ones before. */
export const newPhone = (): string => {
  phones += 1;
  const [range, rest] = [20 + (phones % 80), Math.floor(phones / 80)];
  return `+97250${range}${String(20_000 + rest)}`;
};

/** A verified account as the verification leaves it. */
export const newAccount = async (db: Db, country: 'IL' | 'US' | 'KE' = 'IL') => {
  const { id, phone } = await db.account.create({
    data: { phone: newPhone(), email: 'parent@example.com', country, language: country === 'IL' ? 'he' : 'en' },
  });
  const email = 'parent@example.com';
  return { accountId: id, phone, email, emailVerified: false, country, language: 'he' } as const;
};
