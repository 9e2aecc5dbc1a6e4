import { writeFileSync } from 'node:fs';
import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, beforeAll, it } from 'vitest';
import {
  attachReading,
  changeDraft,
  choosePortrait,
  continueWithoutPhoto,
  createDraft,
  deletePhoto,
  redrawPortrait,
  retryTask,
  setSharing,
} from '@/lib/books/server';
import { createOrder } from '@/lib/orders/server';
import { PrismaClient } from '@/lib/platform/db/generated/client';
import { newId } from '@/lib/platform/ids';
import { checkPhotoPermission } from '@/lib/server/api/photo-permission';
import { createCheckoutFlow } from './support/checkout-flow';
import { BOOK_HE, createDraftFlow, unwrap } from './support/draft-flow';
import { fakePhotoReader } from './support/fake-photo-reader';
import { newDevice, newPhone } from './support/identities';
import { NOW } from './support/time';
import { createVerificationFlow, RIGHT_CODE } from './support/verification-flow';
import { withShop } from './support/with-shop';
import { withStorage } from './support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const counting: { db?: PrismaClient<'query'>; queries: string[] } = { queries: [] };
const tools = {
  get db() {
    return counting.db as never as typeof shop.db;
  },
  get url() {
    return shop.url;
  },
  enqueue: shop.enqueue,
  storage: shop.storage,
};
beforeAll(() => {
  const adapter = new PrismaPg({ connectionString: shop.url, max: 4 });
  counting.db = new PrismaClient({ adapter, log: [{ emit: 'event', level: 'query' }] });
  counting.db.$on('query', ({ query }) => counting.queries.push(query));
});
afterAll(() => counting.db?.$disconnect());
const out: string[] = [];
const detail: string[] = [];
async function count<T>(name: string, work: () => Promise<T>): Promise<T> {
  counting.queries = [];
  const value = await work();
  const q = counting.queries;
  out.push(`${name}: ${q.length} (${q.filter((s) => s.startsWith('SELECT')).length} SELECT)`);
  detail.push(
    `## ${name}`,
    ...q.map((s) =>
      s
        .replace(/\s+/g, ' ')
        .replace(/"public"\./g, '')
        .replace(/SELECT .*? FROM/, 'SELECT … FROM')
        .slice(0, 150),
    ),
  );
  return value;
}
it('measures', async () => {
  const slow = createDraftFlow(shop);
  const steps = createDraftFlow(tools);
  const checkout = createCheckoutFlow(tools);
  const quiet = createCheckoutFlow(shop);
  const deps = (owner: ReturnType<typeof newDevice>) => ({
    db: tools.db,
    enqueue: tools.enqueue,
    storage: tools.storage,
    owner,
    photos: fakePhotoReader,
    now: NOW,
    newId,
  });
  const owner = newDevice();
  const d = unwrap(await count('createDraft', () => createDraft({ language: 'he' }, deps(owner))));
  await count('changeDraft', () =>
    changeDraft(d.id, { childName: 'נועה', gender: 'girl', age: 5, catalogueId: BOOK_HE }, deps(owner)),
  );
  await count('attachPhoto', () => steps.attach(d.id, owner));
  await count('attachPhoto same', () => steps.attach(d.id, owner));
  await count('attachPhoto another', () => steps.attach(d.id, owner, NOW, 9));
  await count('checkPhotoPermission', () =>
    checkPhotoPermission({
      shop: tools,
      params: { bookId: d.id },
      visitor: { deviceId: owner.deviceId, account: null },
      now: NOW,
    } as never),
  );
  await count('changeDraft repaint', () => steps.change(d.id, owner, { age: 6 }));
  await count('redrawPortrait', () =>
    redrawPortrait(d.id, { model: 'regular' } as never, deps(owner) as never).catch(
      (e) => out.push(String(e)) as never,
    ),
  );
  await count('retryTask', () => retryTask(d.id, 'character', deps(owner)));
  await count('approve', () => steps.approve(d.id, owner));
  await count('deletePhoto', () => deletePhoto(d.id, deps(owner)));
  const o2 = newDevice();
  const { id: b2 } = await slow.withBook(o2);
  await count('continueWithoutPhoto', () => continueWithoutPhoto(b2, deps(o2)));
  // sign in
  const o3 = newDevice();
  await slow.approved(o3);
  const phone = newPhone();
  const verify = createVerificationFlow(tools);
  await count('sendCode', () => verify.requestCode(phone, { deviceId: o3.deviceId }));
  const s3 = unwrap(
    await count('verifyCode (sign-in)', () => verify.verifyCode(phone, RIGHT_CODE, { deviceId: o3.deviceId })),
  );
  const order3 = await shop.db.order.findFirstOrThrow({ where: { accountId: s3.accountId } });
  await count('createOrder known', () =>
    createOrder(order3.bookId as string, { ...s3, language: 'he' } as never, {
      db: tools.db,
      owner: { ...o3, accountId: s3.accountId },
      now: NOW,
    }),
  );
  await count('openCheckout', () => checkout.checkout({ id: order3.id, accountId: s3.accountId }));
  const payment = await shop.db.payment.findFirstOrThrow({ where: { orderId: order3.id } });
  await count('webhook paid', () => checkout.webhook('paid', payment));
  const mine = await count('draft to open checkout', () => checkout.withOpenCheckout());
  await count('webhook paid 2', () => checkout.webhook('paid', mine.payment));
  void quiet;
  writeFileSync('.data/counts.txt', `${out.join('\n')}\n\n${detail.join('\n')}\n`);
  console.log(out.join('\n'));
});
