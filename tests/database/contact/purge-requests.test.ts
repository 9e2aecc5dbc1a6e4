import { expect, it } from 'vitest';
import { SUPPORT_YEARS } from '@/lib/support';
import { purgeRequests } from '@/lib/support/server';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';

const shop = withShop();

it('privacy policy: a message to the shop is deleted at the end of its years', async () => {
  const request = { email: 'a@example.com', description: 'Help', language: 'en' } as const;
  await shop.db.supportRequest.create({ data: { ...request, createdAt: NOW } });
  await purgeRequests(shop.db, addSeconds((SUPPORT_YEARS * 365 - 2) * DAY));
  expect(await shop.db.supportRequest.count()).toBe(1);
  await purgeRequests(shop.db, addSeconds((SUPPORT_YEARS * 365 + 2) * DAY));
  expect(await shop.db.supportRequest.count()).toBe(0);
});
