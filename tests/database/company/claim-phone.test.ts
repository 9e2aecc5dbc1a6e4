import { describe, expect, it } from 'vitest';
import { recordKnownDevice } from '@/lib/accounts/known-device';
import { getOwnSubmission, sendClaimCode, withdrawSubmission } from '@/lib/company/server';
import { keyedHash } from '@/lib/platform/tokens';
import { createCompanyFlow, SECRET } from '../support/company-flow';
import { unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { addSeconds, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const flow = createCompanyFlow(shop);
const keyed = (purpose: string, value: string) => keyedHash(SECRET, purpose, value);

type Employee = Awaited<ReturnType<typeof flow.employee>>;

/** Asks for a code to a phone; the code that was sent is known afterwards. */
async function ask(token: string, { owner }: Employee, phone: string, code = '123456') {
  const identity = { deviceId: owner.deviceId, addressKey: 'office' };
  const asked = { phone, country: 'IL', language: 'he' } as const;
  const sent = await sendClaimCode(token, asked, { ...shop, owner, now: NOW, identity, hmac: keyed, budget: 1000 });
  await shop.db.oneTimeCode.updateMany({ where: { phone }, data: { codeHash: keyed('code', `${phone}:${code}`) } });
  return sent;
}
const listLive = (batchId: string) =>
  shop.db.companySubmission.findMany({ where: { batchId, state: 'submitted' }, select: { bookId: true } });

/** A colleague has ordered under a phone that is not confirmed. */
async function withForgedOrder() {
  const batch = await flow.open();
  const phone = newPhone();
  const forged = await flow.ordered(batch.token, { phone });
  const employee = await flow.employee(batch.token);
  return { batch, phone, forged, employee };
}

describe('§5 one order per employee: under a phone that nobody confirmed, its owner may still order', () => {
  it('with a code, and the order of the other one gives way', async () => {
    const { batch, phone, forged, employee } = await withForgedOrder();
    const later = addSeconds(60);
    const order = (code?: string) => flow.order(batch.token, employee, { phone, code }, later);
    expect(await order()).toMatchObject({ code: 'company_phone_to_confirm' });
    unwrap(await ask(batch.token, employee, phone));
    expect(await order('654321')).toMatchObject({ code: 'code_wrong' });
    expect(await listLive(batch.id)).toEqual([{ bookId: forged.bookId }]);
    expect(unwrap(await order('123456')).submission).toMatchObject({ phoneConfirmed: true });
    expect(await listLive(batch.id)).toEqual([{ bookId: employee.bookId }]);
    const own = { db: shop.db, owner: forged.owner, now: NOW, secret: SECRET };
    expect(await getOwnSubmission({ secret: forged.token }, own)).toMatchObject({ code: 'invalid_link' });
    expect(await getOwnSubmission({ link: batch.token }, own)).toMatchObject({ code: 'invalid_link' });
  });

  it('at once on a device that has confirmed the phone before', async () => {
    const { batch, phone, employee } = await withForgedOrder();
    await recordKnownDevice(shop.db, phone, { ...employee.owner, addressKey: 'a' }, keyed, NOW);
    unwrap(await flow.order(batch.token, employee, { phone }));
    expect(await listLive(batch.id)).toEqual([{ bookId: employee.bookId }]);
  });

  it('in a full batch, too: it takes a place and needs none', async () => {
    const { batch, phone, employee } = await withForgedOrder();
    for (let nth = 1; nth < 10; nth += 1) await flow.ordered(batch.token);
    unwrap(await ask(batch.token, employee, phone));
    expect(await flow.order(batch.token, employee, {})).toMatchObject({ code: 'company_full' });
    unwrap(await flow.order(batch.token, employee, { phone, code: '123456' }));
    expect(await listLive(batch.id)).toHaveLength(10);
  });

  it('an order whose phone is confirmed stays, whoever has a code', async () => {
    const { batch, phone, employee } = await withForgedOrder();
    unwrap(await ask(batch.token, employee, phone));
    unwrap(await flow.order(batch.token, employee, { phone, code: '123456' }));
    const third = await flow.employee(batch.token);
    expect(await flow.order(batch.token, third, { phone, code: '123456' })).toMatchObject({
      code: 'company_already_submitted',
    });
    expect(await ask(batch.token, third, phone)).toMatchObject({ code: 'company_already_submitted' });
  });

  it('the code of another device is no proof', async () => {
    const { batch, phone, employee } = await withForgedOrder();
    unwrap(await ask(batch.token, await flow.employee(batch.token), phone));
    const stolen = await flow.order(batch.token, employee, { phone, code: '123456' });
    expect(stolen).toMatchObject({ ok: false, code: expect.stringMatching(/^code_/) });
  });

  it('two who prove it at once: one order stays', async () => {
    const { batch, phone, employee } = await withForgedOrder();
    const other = await flow.employee(batch.token);
    for (const { owner } of [employee, other])
      await recordKnownDevice(shop.db, phone, { ...owner, addressKey: 'a' }, keyed, NOW);
    const made = await Promise.all([employee, other].map((one) => flow.order(batch.token, one, { phone })));
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await listLive(batch.id)).toHaveLength(1);
  });

  it('the same order sent again is the same order, not another', async () => {
    const { batch, phone, forged } = await withForgedOrder();
    expect(await flow.order(batch.token, forged, { phone })).toMatchObject({ code: 'company_already_submitted' });
    const own = { db: shop.db, owner: forged.owner, now: NOW, secret: SECRET };
    unwrap(await withdrawSubmission({ secret: forged.token }, own));
    unwrap(await flow.order(batch.token, forged, { phone }));
  });
});

describe('rulings "Class and company links": codes of a link', () => {
  it('none to a phone under which nobody has ordered, and that is told a few times only', async () => {
    const batch = await flow.open();
    const employee = await flow.employee(batch.token);
    const codes = [];
    for (let nth = 0; nth < 6; nth += 1) {
      const asked = await ask(batch.token, employee, newPhone());
      codes.push(asked.ok ? 'sent' : asked.code);
    }
    expect(codes).toEqual([...Array<string>(5).fill('company_already_submitted'), 'rate_limited']);
    expect(await shop.db.oneTimeCode.count({ where: { deviceId: employee.owner.deviceId } })).toBe(0);
  });
});
