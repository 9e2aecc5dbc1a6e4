import { expect, it } from 'vitest';
import { withdrawMarketing } from '@/lib/accounts/server';
import { newPhone } from '../support/identities';
import { addSeconds } from '../support/time';
import { createVerificationFlow, RIGHT_CODE } from '../support/verification-flow';
import { withShop } from '../support/with-shop';

const shop = withShop();
const { requestCode, verifyCode } = createVerificationFlow(shop);

async function signIn(phone: string, seconds: number, marketing: boolean) {
  await requestCode(phone, { now: addSeconds(seconds), marketing });
  await verifyCode(phone, RIGHT_CODE, { now: addSeconds(seconds + 1) });
  return shop.db.account.findUniqueOrThrow({ where: { phone } });
}

it('S12: every sign-in and every choice is appended to the consent history; nothing is overwritten', async () => {
  const phone = newPhone();
  const { id } = await signIn(phone, 0, false);
  await signIn(phone, 300, true);
  await withdrawMarketing(shop.db, id, addSeconds(600));
  await withdrawMarketing(shop.db, id, addSeconds(700));
  const rows = await shop.db.consent.findMany({ where: { accountId: id }, orderBy: [{ at: 'asc' }, { kind: 'asc' }] });
  expect(rows.map(({ kind, accepted, at }) => [kind, accepted, at])).toEqual([
    ['terms', true, addSeconds(1)],
    ['sms', true, addSeconds(1)],
    ['terms', true, addSeconds(301)],
    ['sms', true, addSeconds(301)],
    ['marketing', true, addSeconds(301)],
    ['marketing', false, addSeconds(600)],
  ]);
  for (const { textVersion, language } of rows) {
    expect(textVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(language).toBe('he');
  }
});

it.each([
  ['an update', 'UPDATE consents SET accepted = false'],
  ['a deletion', 'DELETE FROM consents'],
  ['emptying the table', 'TRUNCATE consents'],
  ['deleting the account', 'DELETE FROM accounts'],
])('S12: the database refuses %s of the history', async (_, statement) => {
  const { id: accountId } = await signIn(newPhone(), 0, false);
  const read = () => shop.db.consent.findMany({ where: { accountId }, orderBy: { id: 'asc' } });
  const before = await read();
  expect(before).toHaveLength(2);
  await expect(shop.db.$executeRawUnsafe(statement)).rejects.toThrow(/23001/);
  expect(await read()).toEqual(before);
});
