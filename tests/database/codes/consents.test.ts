import { expect, it } from 'vitest';
import { endMarketing } from '@/lib/accounts/server';
import { newPhone } from '../support/people';
import { withShop } from '../support/shop';
import { later } from '../support/time';
import { dialog, RIGHT } from '../support/verification';

const shop = withShop();
const { ask, answer } = dialog(shop);

async function signIn(phone: string, seconds: number, marketing: boolean) {
  await ask(phone, { now: later(seconds), marketing });
  await answer(phone, RIGHT, { now: later(seconds + 1) });
  return shop.db.account.findUniqueOrThrow({ where: { phone } });
}

it('S12: every sign-in and every choice adds to the history of consents, and nothing is overwritten', async () => {
  const phone = newPhone();
  const { id } = await signIn(phone, 0, false);
  await signIn(phone, 300, true);
  await endMarketing(shop.db, id, later(600));
  await endMarketing(shop.db, id, later(700));
  const rows = await shop.db.consent.findMany({ where: { accountId: id }, orderBy: [{ at: 'asc' }, { kind: 'asc' }] });
  expect(rows.map(({ kind, accepted, at }) => [kind, accepted, at])).toEqual([
    ['terms', true, later(1)],
    ['sms', true, later(1)],
    ['terms', true, later(301)],
    ['sms', true, later(301)],
    ['marketing', true, later(301)],
    ['marketing', false, later(600)],
  ]);
  for (const { textVersion, language } of rows) {
    expect(textVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(language).toBe('he');
  }
});

it('S12: the database itself lets nobody rewrite the history', async () => {
  const { id: accountId } = await signIn(newPhone(), 0, false);
  await shop.db.$executeRaw`UPDATE consents SET accepted = false WHERE account_id = ${accountId}::uuid`;
  expect(await shop.db.consent.count({ where: { accountId, accepted: false } })).toBe(0);
});
