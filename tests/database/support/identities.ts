import { startSession } from '@/lib/accounts/server';
import type { Owner } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { newId, newToken } from '@/lib/platform/ids';

/** A device without a signed-in account. */
export const newDevice = (): Owner => ({ deviceId: newId(), accountId: null });

let phoneCount = 0;
/** A valid number that no other test of the file uses; each is in another number range. */
export const newPhone = (): string => {
  phoneCount += 1;
  const [range, rest] = [20 + (phoneCount % 80), Math.floor(phoneCount / 80)];
  return `+97250${range}${String(20_000 + rest)}`;
};

/** A verified account as verification creates it. */
export const newAccount = async (db: Db, country: 'IL' | 'US' | 'KE' = 'IL') => {
  const { id, phone } = await db.account.create({
    data: { phone: newPhone(), email: 'parent@example.com', country, language: country === 'IL' ? 'he' : 'en' },
  });
  const email = 'parent@example.com';
  return { accountId: id, phone, email, emailVerified: false, country, language: 'he' } as const;
};

/** The token of a session whose phone was verified at this time. */
export async function newSession(db: Db, accountId: string, at: Date): Promise<string> {
  const token = newToken();
  await startSession(db, { accountId, token, deviceId: newId() }, at);
  return token;
}
