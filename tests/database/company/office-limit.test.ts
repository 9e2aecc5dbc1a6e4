import { expect, it } from 'vitest';
import { checkRateLimit, RATE_CLASSES } from '@/lib/platform/http';
import { newId } from '@/lib/platform/ids';
import { checkOfficeLimit, hasCompanyBook, hasCompanyLink, hasEmployeeLink } from '@/lib/server/api/office';
import { createCompanyFlow } from '../support/company-flow';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';

const shop = withShop();
const flow = createCompanyFlow(shop);

it('§5 company: 2,000 employees behind one address upload and order; one device alone is limited', async () => {
  const addressKey = newId();
  const waits = new Set<number>();
  const come = async (visitors: number) => {
    for (let at = 0; at < visitors; at += 1) {
      const visitor = { deviceId: newId(), addressKey };
      waits.add(await checkOfficeLimit(shop.db, 'upload', visitor, NOW));
      waits.add(await checkOfficeLimit(shop.db, 'write', visitor, NOW));
    }
  };
  await come(20);
  // The others of the first 1,980 are written directly.
  const { count } = await shop.db.rateLimit.updateMany({
    where: { key: { endsWith: addressKey }, count: 20 },
    data: { count: 1980 },
  });
  expect(count).toBe(2);
  await come(20);
  expect([...waits]).toEqual([0]);
  expect(await checkRateLimit(shop.db, RATE_CLASSES.upload, addressKey, NOW)).toBe(0);
  const greedy = { deviceId: newId(), addressKey: newId() };
  for (let at = 0; at < RATE_CLASSES.write.limit; at += 1) await checkOfficeLimit(shop.db, 'write', greedy, NOW);
  expect(await checkOfficeLimit(shop.db, 'write', greedy, NOW)).toBeGreaterThan(0);
});

it('tells the requests of an office by what they are about', async () => {
  const { token } = await flow.open();
  const { bookId, token: secret } = await flow.ordered(token);
  expect(await hasCompanyLink({ shop, params: { token } })).toBe(true);
  expect(await hasCompanyLink({ shop, params: { token: 'mistyped' } })).toBe(false);
  expect(await hasEmployeeLink({ shop, params: { secret } })).toBe(true);
  expect(await hasEmployeeLink({ shop, params: { secret: 'mistyped' } })).toBe(false);
  expect(await hasCompanyBook({ shop, params: { bookId } })).toBe(true);
  expect(await hasCompanyBook({ shop, params: { bookId: newId() } })).toBe(false);
});
