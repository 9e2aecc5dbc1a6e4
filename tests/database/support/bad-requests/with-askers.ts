import { startSession } from '@/lib/accounts/server';
import type { Db } from '@/lib/platform/db';
import { newId, newToken } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { createCheckoutFlow } from '../checkout-flow';
import { createCompanyFlow } from '../company-flow';
import type { TestStorage } from '../with-storage';
import type { Asker } from './send-bad-requests';
import { createDeviceCookie } from './send-bad-requests';

type Shop = { readonly db: Db; readonly enqueue: Enqueue; readonly storage: TestStorage };

async function startParent(shop: Shop): Promise<Asker> {
  const { id, bookId, accountId, owner } = await createCheckoutFlow(shop).order();
  const token = newToken();
  await startSession(shop.db, { accountId, token, deviceId: owner.deviceId }, new Date());
  return {
    cookie: `${createDeviceCookie(owner.deviceId)}; __Host-session=${token}`,
    ids: { orderId: id, bookId, language: 'he', country: 'IL' },
  };
}

async function startCompany(shop: Shop): Promise<readonly Asker[]> {
  const flow = createCompanyFlow(shop);
  const batch = await flow.open();
  const ordered = await flow.ordered(batch.token);
  const session = newToken();
  const hr = { accountId: batch.accountId, token: session, deviceId: newId(), kind: 'hr' } as const;
  await startSession(shop.db, hr, new Date());
  const ids = { batchId: batch.id, token: batch.token, secret: ordered.token, submissionId: newId() };
  return [
    { cookie: `${createDeviceCookie(newId())}; __Host-hr=${session}`, ids },
    { cookie: createDeviceCookie(ordered.owner.deviceId), ids },
  ];
}

/** A stranger, a parent with an order, the HR person of a company and one of its employees. */
export async function createAskers(shop: Shop): Promise<readonly Asker[]> {
  return [{ cookie: '', ids: {} }, await startParent(shop), ...(await startCompany(shop))];
}
