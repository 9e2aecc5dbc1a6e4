import type { GiftView } from '@/lib/orders';
import { viewGift } from '@/lib/orders/server';
import { getSecrets } from '@/lib/platform/env';
import { getContainer } from './container';

/** The gift behind a mailed link; `null` when the link is unknown, closed by its buyer or expired. */
export async function getGivenBook(token: string): Promise<GiftView | null> {
  const { db, env, storage } = await getContainer();
  const gift = await viewGift(token, { db, secret: getSecrets(env), sign: storage.signedUrl, now: new Date() });
  return gift.ok ? gift.value : null;
}
