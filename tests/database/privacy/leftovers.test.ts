import { expect, it } from 'vitest';
import { ok } from '@/lib/platform/result';
import { handleDeleteAccount } from '@/lib/privacy/delete-account.handler';
import { deleteAccount } from '@/lib/privacy/server';
import { unwrap } from '../support/draft-flow';
import { addSeconds, MINUTE } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';
import { createFilledAccount, findLeftovers, PERSONAL } from './filled-account';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const now = addSeconds(5 * MINUTE);

// The only account of this database: whatever is found belongs to it.
it('rulings "Photos and names": no table and no file knows the child, the phone, the address or the words any more', async () => {
  const { accountId, sessionToken, phone, email } = await createFilledAccount(shop)();
  const words = [...PERSONAL, phone, phone.slice(1), email];
  const before = await findLeftovers(shop.db, words);
  // Otherwise the rest would prove nothing.
  for (const word of words) expect(before.map((found) => found.split(': ')[1])).toContain(word);
  expect(storage.objects().length).toBeGreaterThan(10);

  unwrap(await deleteAccount({ db: shop.db, enqueue: shop.enqueue, accountId, sessionToken, now }));
  // Only the address of the receipt is left, until that is sent.
  expect(await findLeftovers(shop.db, words)).toEqual([`public.account_deletions: ${email}`]);
  const sent: string[] = [];
  const mailbox = {
    async send({ to }: { readonly to: string }) {
      sent.push(to);
      return ok({ providerId: '1' });
    },
  };
  await handleDeleteAccount(
    { accountId },
    { db: shop.db, storage, email: mailbox, now: () => now, secret: 's'.repeat(32), shopUrl: 'https://gibori.test' },
  );
  expect(sent).toEqual([email]);
  expect(await findLeftovers(shop.db, words)).toEqual([]);
  expect(storage.objects()).toEqual([]);
});
