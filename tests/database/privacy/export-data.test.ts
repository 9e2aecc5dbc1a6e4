import { expect, it } from 'vitest';
import { exportData } from '@/lib/privacy/server';
import { unwrap } from '../support/draft-flow';
import { readZip } from '../support/read-zip';
import { addSeconds, MINUTE } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';
import { createFilledAccount } from './filled-account';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const fillAccount = createFilledAccount(shop);
const SOON = addSeconds(5 * MINUTE);

it('download my data: everything that the parent gave, with the photos, and nothing of another account', async () => {
  const account = await fillAccount();
  const other = await fillAccount();
  const { accountId, sessionToken, phone, email } = account;
  const { stream } = unwrap(await exportData({ db: shop.db, storage, accountId, sessionToken, now: SOON }));
  const files = readZip(Buffer.from(await new Response(stream).arrayBuffer()));
  const text = String(files.get('data.json'));
  const data = JSON.parse(text);
  expect(data.account).toMatchObject({ phone, email });
  expect(data.books).toHaveLength(3);
  expect(data.consents.length).toBeGreaterThan(0);
  for (const words of ['נועה', 'באהבה מסבתא', 'שורה אישית', 'הנשיא']) expect(text).toContain(words);
  expect(data).toMatchObject({
    review: { text: 'שורה אישית', signature: 'דנה לוי' },
    classes: [{ kindergartenName: 'גן שורה אישית' }],
    companies: [{ contactEmail: email }],
    employeeOrders: [{ employeeEmail: email }, { employeeEmail: email }],
    coupons: expect.arrayContaining([expect.objectContaining({ kind: 'free_digital' })]),
  });
  expect(data.messages).toHaveLength(2);
  expect(data.credits).toHaveLength(1);
  expect([data.offerReminders.length, data.bookAlerts.length]).toEqual([2, 1]);
  expect(data.orders.flatMap(({ gift }: { gift: { message: string } | null }) => gift?.message ?? [])).toEqual([
    'באהבה מסבתא',
  ]);
  for (const secret of [other.email, other.phone, 'storageKey']) expect(text).not.toContain(secret);
  type Photo = { readonly file: string };
  type Book = { readonly photos: readonly Photo[]; readonly dedicationPhoto: Photo | null };
  const named = (data.books as readonly Book[]).flatMap(({ photos, dedicationPhoto }) =>
    [...photos, dedicationPhoto].flatMap((photo) => photo?.file ?? []),
  );
  expect([...files.keys()].sort()).toEqual(['data.json', ...named].sort());
  expect(named.length).toBeGreaterThan(3);
});
