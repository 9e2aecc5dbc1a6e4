import { describe, expect, it } from 'vitest';
import { changeDraft, findOwnedDraft } from '@/lib/books/server';
import {
  changeBatch,
  changeSubmission,
  getOwnSubmission,
  openOwnBook,
  startCompanyBook,
  withdrawSubmission,
} from '@/lib/company/server';
import { newToken } from '@/lib/platform/ids';
import { createCompanyFlow, SECRET } from '../support/company-flow';
import { unwrap } from '../support/draft-flow';
import { newDevice, newPhone } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';

const shop = withShop();
const flow = createCompanyFlow(shop);
const hr = (accountId: string, now = NOW) => ({ db: shop.db, accountId, now, newToken });
const own = (owner: ReturnType<typeof newDevice>, now = NOW) => ({ db: shop.db, owner, now, secret: SECRET });

describe('§5 "Only one order per employee is allowed"', () => {
  it('100 at once by one employee: exactly one order', async () => {
    const { id, token } = await flow.open();
    const employee = await flow.employee(token);
    const phone = newPhone();
    const results = await Promise.all(Array.from({ length: 100 }, () => flow.order(token, employee, { phone })));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    const refused = results.flatMap((result) => (result.ok ? [] : [result.code]));
    // The others are told so, a few times (`limits.ts`).
    expect(new Set(refused)).toEqual(new Set(['company_already_submitted', 'rate_limited']));
    expect(await shop.db.companySubmission.count({ where: { batchId: id } })).toBe(1);
  });

  it('the same number typed in another way is the same employee', async () => {
    const { token } = await flow.open();
    const phone = newPhone();
    await flow.ordered(token, { phone });
    await shop.db.companySubmission.updateMany({ where: { employeePhone: phone }, data: { phoneConfirmedAt: NOW } });
    const again = await flow.order(token, await flow.employee(token), { phone: phone.replace('+972', '0') });
    expect(again).toMatchObject({ code: 'company_already_submitted' });
  });

  it('who withdrew may order again; another batch is another order', async () => {
    const { token } = await flow.open();
    const phone = newPhone();
    const first = await flow.ordered(token, { phone });
    unwrap(await withdrawSubmission({ secret: first.token }, own(first.owner)));
    expect(await getOwnSubmission({ secret: first.token }, own(first.owner))).toMatchObject({ code: 'invalid_link' });
    const second = await flow.ordered(token, { phone });
    expect(second.submission).toMatchObject({ state: 'submitted', bookId: second.bookId });
    const other = await flow.open();
    expect((await flow.ordered(other.token, { phone })).submission.state).toBe('submitted');
  });
});

it('advanced pictures keep the photo until the company can have paid; without a photo that serves they are refused', async () => {
  const { token } = await flow.open({ imageModel: 'advanced' });
  const employee = await flow.employee(token);
  expect(await flow.order(token, employee)).toMatchObject({ code: 'advanced_not_possible' });
  await shop.db.photo.updateMany({ where: { bookId: employee.bookId }, data: { paintsFace: true } });
  unwrap(await flow.order(token, employee));
  const [photo] = await shop.db.photo.findMany({ where: { bookId: employee.bookId } });
  expect(photo?.deleteAfter).toEqual(addSeconds((10 + 30) * DAY));
});

it('who withdrew may order the same book again under a corrected phone', async () => {
  const { token } = await flow.open();
  const first = await flow.ordered(token);
  unwrap(await withdrawSubmission({ secret: first.token }, own(first.owner)));
  const again = unwrap(await flow.order(token, first));
  expect(again.submission).toMatchObject({ state: 'submitted', bookId: first.bookId });
});

it('rulings "Class and company links": whoever tries phones is told of a few only', async () => {
  const { token } = await flow.open();
  const taken = await flow.ordered(token);
  const employee = await flow.employee(token);
  const codes: string[] = [];
  for (let nth = 0; nth < 7; nth += 1) {
    const refused = await flow.order(token, employee, { phone: taken.submission.phone });
    codes.push(refused.ok ? 'ok' : refused.code);
  }
  expect(codes).toEqual([...Array(5).fill('company_phone_to_confirm'), ...Array(2).fill('rate_limited')]);
});

describe('an ordered book keeps to what the company chose', () => {
  const change = (employee: { owner: ReturnType<typeof newDevice>; bookId: string }, to: object) =>
    changeDraft(employee.bookId, to, { db: shop.db, owner: employee.owner, enqueue: shop.enqueue, now: NOW });

  it('never another story; the name until the batch closes', async () => {
    const { id, token, accountId } = await flow.open();
    const ordered = await flow.ordered(token);
    expect(await change(ordered, { catalogueId: 2 })).toMatchObject({ code: 'book_not_available' });
    expect(await change(ordered, { childName: 'מאיה' })).toMatchObject({ ok: true });
    unwrap(await changeBatch(id, { action: 'close' }, hr(accountId)));
    expect(await change(ordered, { childName: 'נועה' })).toMatchObject({ code: 'editing_closed' });
  });
});

describe('the own link on another device', () => {
  it('opens the book there while it can be changed, and no other book', async () => {
    const { id, token, accountId } = await flow.open();
    const ordered = await flow.ordered(token);
    const other = newDevice();
    expect(await findOwnedDraft(shop.db, ordered.bookId, other)).toBeNull();
    expect(await openOwnBook('x'.repeat(43), own(other))).toMatchObject({ code: 'invalid_link' });
    expect(unwrap(await openOwnBook(ordered.token, own(other)))).toEqual({ bookId: ordered.bookId });
    expect(await findOwnedDraft(shop.db, ordered.bookId, other)).toMatchObject({ id: ordered.bookId });
    expect(await findOwnedDraft(shop.db, ordered.bookId, newDevice())).toBeNull();
    unwrap(await changeBatch(id, { action: 'close' }, hr(accountId)));
    expect(await openOwnBook(ordered.token, own(newDevice()))).toMatchObject({ code: 'company_closed' });
  });
});

describe('rulings "Flow": the link of a batch', () => {
  it('is full at its number, exactly, whatever arrives at once; HR can raise it', async () => {
    const { id, token, accountId } = await flow.open({ estimatedBooks: 10 });
    await flow.fill(id, 8);
    const employees = await Promise.all(Array.from({ length: 6 }, () => flow.employee(token)));
    const results = await Promise.all(employees.map((employee) => flow.order(token, employee)));
    expect(results.filter((result) => result.ok)).toHaveLength(2);
    expect(results.filter((result) => !result.ok && result.code === 'company_full')).toHaveLength(4);
    unwrap(await changeBatch(id, { action: 'raise', estimatedBooks: 11 }, hr(accountId)));
    expect((await flow.ordered(token)).submission.state).toBe('submitted');
    const lower = await changeBatch(id, { action: 'raise', estimatedBooks: 10 }, hr(accountId));
    expect(lower).toMatchObject({ code: 'company_only_raised' });
  });

  it('closes at its day and by HR, and opens again', async () => {
    const { id, token, accountId } = await flow.open();
    const employee = await flow.employee(token);
    const late = addSeconds(11 * DAY);
    expect(await flow.order(token, employee, {}, late)).toMatchObject({ code: 'company_closed' });
    unwrap(await changeBatch(id, { action: 'close' }, hr(accountId)));
    expect(await flow.order(token, employee)).toMatchObject({ code: 'company_closed' });
    const closesAt = addSeconds(20 * DAY).toISOString();
    unwrap(await changeBatch(id, { action: 'reopen', closesAt }, hr(accountId)));
    expect((await flow.order(token, employee, {}, late)).ok).toBe(true);
  });

  it('rotated: the old address is no link any more', async () => {
    const { id, token, accountId } = await flow.open();
    const employee = await flow.employee(token);
    const { linkToken } = unwrap(await changeBatch(id, { action: 'rotate' }, hr(accountId)));
    expect(await flow.order(token, employee)).toMatchObject({ code: 'invalid_link' });
    expect((await flow.order(linkToken, employee)).ok).toBe(true);
  });

  it.each(['2020-01-01T00:00:00.000Z', addSeconds(91 * DAY).toISOString()])(
    'no day in the past or far away: %s',
    async (closesAt) => {
      const { id, accountId } = await flow.open();
      expect(await changeBatch(id, { action: 'extend', closesAt }, hr(accountId))).toMatchObject({
        code: 'company_day_invalid',
      });
      expect(await flow.create(accountId, { closesAt })).toMatchObject({ code: 'company_day_invalid' });
    },
  );
});

describe("an employee's book", () => {
  it('one device begins one book; it is no draft of a parent, and needs a name and a hero', async () => {
    const { token } = await flow.open();
    const owner = newDevice();
    const start = () => startCompanyBook(token, 'he', { db: shop.db, owner, now: NOW });
    const [one, two] = await Promise.all([start(), start()]);
    expect(unwrap(one)).toEqual(unwrap(two));
    expect(await flow.order(token, { owner, bookId: unwrap(one).bookId })).toMatchObject({
      code: 'company_photo_required',
    });
  });

  it("another device's book, and one of another batch, cannot be ordered", async () => {
    const { token } = await flow.open();
    const other = await flow.open();
    const employee = await flow.employee(token);
    expect(await flow.order(token, { ...employee, owner: newDevice() })).toMatchObject({ code: 'not_found' });
    expect(await flow.order(other.token, employee)).toMatchObject({ code: 'not_found' });
  });

  it('digital or printed is the employee’s choice in a mix alone', async () => {
    const mixed = await flow.open();
    expect((await flow.ordered(mixed.token, { bookType: 'printed' })).submission.bookType).toBe('printed');
    const digital = await flow.open({ bookType: 'digital' });
    expect((await flow.ordered(digital.token, { bookType: 'printed' })).submission.bookType).toBe('digital');
  });

  it('is changed until the batch closes, by the own link or on the same device', async () => {
    const { id, token, accountId } = await flow.open();
    const { owner, token: secret } = await flow.ordered(token);
    const changed = unwrap(await changeSubmission({ secret }, { employeeName: 'יעל לוי' }, own(newDevice())));
    expect(changed).toMatchObject({ employeeName: 'יעל לוי', editable: true, childName: 'נועה' });
    expect(unwrap(await getOwnSubmission({ link: token }, own(owner)))).toMatchObject({ employeeName: 'יעל לוי' });
    expect(await getOwnSubmission({ link: token }, own(newDevice()))).toMatchObject({ code: 'invalid_link' });
    unwrap(await changeBatch(id, { action: 'close' }, hr(accountId)));
    expect(await withdrawSubmission({ secret }, own(owner))).toMatchObject({ code: 'company_closed' });
  });
});
