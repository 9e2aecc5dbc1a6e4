import { startSession } from '@/lib/accounts/server';
import type { Db } from '@/lib/platform/db';
import { newId, newToken } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { createCheckoutFlow } from '../checkout-flow';
import { createClassFlow } from '../class-flow';
import { createCompanyFlow } from '../company-flow';
import type { TestStorage } from '../with-storage';
import { createDeviceCookie, type Sender } from './send-bad-requests';

type Shop = { readonly db: Db; readonly enqueue: Enqueue; readonly storage: TestStorage };

async function signIn(shop: Shop, accountId: string, deviceId: string): Promise<string> {
  const token = newToken();
  await startSession(shop.db, { accountId, token, deviceId }, new Date());
  return `${createDeviceCookie(deviceId)}; __Host-session=${token}`;
}

/** A signed-in parent with an order of a book. */
export async function createParentSender(shop: Shop): Promise<Sender> {
  const { id, bookId, accountId, owner } = await createCheckoutFlow(shop).order();
  const cookie = await signIn(shop, accountId, owner.deviceId);
  return { cookie, ids: { orderId: id, bookId, language: 'he', country: 'IL' } };
}

/** A signed-in teacher with a class of two children. */
export async function createClassSender(shop: Shop): Promise<Sender> {
  const { id, accountId, deviceId } = await createClassFlow(shop).collected({ children: 2 });
  return { cookie: await signIn(shop, accountId, deviceId), ids: { classId: id } };
}

/** The HR person of a company, and one of its employees. */
export async function createCompanySenders(shop: Shop): Promise<readonly [hr: Sender, employee: Sender]> {
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

/** A stranger, a parent, a teacher, the HR person of a company and one of its employees. */
export async function createSenders(shop: Shop): Promise<readonly Sender[]> {
  const stranger = { cookie: '', ids: {} };
  return [
    stranger,
    await createParentSender(shop),
    await createClassSender(shop),
    ...(await createCompanySenders(shop)),
  ];
}
