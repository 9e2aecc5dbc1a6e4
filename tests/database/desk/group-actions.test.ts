import { describe, expect, it } from 'vitest';
import { handleSendClassLink } from '@/lib/kindergarten/production/send-class-mail.handler';
import { newId } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import {
  addGroupComment,
  bookTransfer,
  cancelGroup,
  changeDeadline,
  closeGroup,
  getGroup,
  openQuote,
  resendToGroup,
  sendGroupLink,
  sendQuote,
} from '@/lib/staff/server';
import { createClassFlow } from '../support/class-flow';
import { createCompanyFlow } from '../support/company-flow';
import { unwrap } from '../support/draft-flow';
import { createFakeEmail } from '../support/fake-email';
import { listTrail, signInMember } from '../support/staff-deps';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const classes = createClassFlow(shop);
const companies = createCompanyFlow(shop);
const SHOP_URL = 'https://gibori.test';
const later = (days: number) => addSeconds(days * DAY).toISOString();

const findBatch = (id: string) => shop.db.companyBatch.findUniqueOrThrow({ where: { id } });
const findClass = (id: string) => shop.db.kindergartenOrder.findUniqueOrThrow({ where: { id } });
const read = async (id: string) =>
  getGroup(id, { ...(await signInMember(shop, 'service')), shopUrl: SHOP_URL, language: 'en' });

/** A batch with ten digital books, and its HR mail sent. */
async function filledBatch() {
  const batch = await companies.open({ bookType: 'digital', delivery: null });
  for (let at = 0; at < 10; at += 1) await companies.ordered(batch.token);
  return batch;
}

/** Marks everything about this as sent, as the worker does. */
const markSent = (id: string) =>
  shop.db.messageSent.updateMany({ where: { key: { contains: id } }, data: { sentAt: NOW } });

describe('§6 the desk: what the staff do for a company', () => {
  it('a deadline is moved, the link closed and opened again, as steps of the shop and not of HR', async () => {
    const deps = await signInMember(shop, 'service');
    const batch = await companies.open();
    unwrap(await changeDeadline(batch.id, later(20), deps));
    expect((await findBatch(batch.id)).closesAt.toISOString()).toBe(later(20));
    unwrap(await closeGroup(batch.id, deps));
    expect(await closeGroup(batch.id, deps)).toMatchObject({ code: 'company_closed' });
    unwrap(await changeDeadline(batch.id, later(30), deps));
    expect(await findBatch(batch.id)).toMatchObject({ state: 'open', closesAt: addSeconds(30 * DAY) });
    expect(await changeDeadline(batch.id, later(-1), deps)).toMatchObject({ code: 'company_day_invalid' });
    expect(await changeDeadline(batch.id, later(91), deps)).toMatchObject({ code: 'company_day_invalid' });
    const steps = await shop.db.companyAction.findMany({ where: { batchId: batch.id, accountId: null } });
    expect(steps.map(({ kind }) => kind).sort()).toEqual(['closed', 'extended', 'reopened']);
    const moves = await shop.db.companyBatchChange.findMany({ where: { batchId: batch.id } });
    expect(moves.map(({ by }) => by)).toEqual(['staff', 'staff']);
    expect(await listTrail(shop, batch.id)).toEqual([
      ['group_deadline', 'done'],
      ['group_close', 'done'],
      ['group_close', 'company_closed'],
      ['group_deadline', 'done'],
      ['group_deadline', 'company_day_invalid'],
      ['group_deadline', 'company_day_invalid'],
    ]);
  });

  it('§9 payments: the quote is sent once for the total that was shown, and the transfer booked once', async () => {
    const owner = await signInMember(shop, 'owner');
    const batch = await filledBatch();
    const total = (await read(batch.id))?.quote?.totalMinor ?? 0;
    expect(await sendQuote(batch.id, total - 1, owner)).toMatchObject({ code: 'price_changed' });
    unwrap(await sendQuote(batch.id, total, owner));
    const { orderId, transferAt } = await findBatch(batch.id);
    expect(transferAt).toEqual(NOW);
    expect(await shop.db.messageSent.count({ where: { kind: 'companyQuote', key: { contains: batch.id } } })).toBe(1);
    const view = await read(batch.id);
    expect(view).toMatchObject({ state: 'closed', order: { id: orderId, state: 'awaiting_payment' } });
    expect(await bookTransfer(orderId ?? '', total - 1, owner)).toMatchObject({ code: 'transfer_amount_wrong' });
    unwrap(await bookTransfer(orderId ?? '', total, owner));
    expect(await bookTransfer(orderId ?? '', total, owner)).toEqual(ok('repeated'));
    expect((await read(batch.id))?.timeline).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'payment', to: 'paid' }),
        expect.objectContaining({ kind: 'action', action: 'transfer', outcome: 'done' }),
        expect.objectContaining({ kind: 'action', action: 'group_quote', outcome: 'price_changed' }),
      ]),
    );
    expect(await sendQuote(batch.id, total, owner)).toMatchObject({ ok: false });
  });

  it('the paper of the quote, once there are enough books', async () => {
    const deps = { ...(await signInMember(shop, 'service')), typeset: async () => ok(new Uint8Array([1])) };
    const few = await companies.open();
    expect(await openQuote(few.id, deps)).toMatchObject({ code: 'not_found' });
    const batch = await filledBatch();
    expect(await openQuote(batch.id, deps)).toEqual(ok(new Uint8Array([1])));
    expect(await listTrail(shop, batch.id)).toEqual([['download', 'done']]);
  });

  it('the link is sent again to HR, whatever the address, while the batch is open', async () => {
    const deps = await signInMember(shop, 'service');
    const batch = await companies.open();
    await markSent(batch.id);
    unwrap(await sendGroupLink(batch.id, deps));
    unwrap(await sendGroupLink(batch.id, deps));
    const mails = await shop.db.messageSent.findMany({ where: { key: { endsWith: `companyOpened:${batch.id}` } } });
    expect(mails).toHaveLength(3);
    unwrap(await closeGroup(batch.id, deps));
    expect(await sendGroupLink(batch.id, deps)).toMatchObject({ code: 'group_link_closed' });
  });

  it('an employee gets the own link again, but no message of somebody else', async () => {
    const deps = await signInMember(shop, 'service');
    const [batch, other] = [await companies.open(), await companies.open()];
    const { submission } = await companies.ordered(batch.token);
    const key = `sms:employeeOrdered:${submission.id}`;
    const sent = { channel: 'sms', kind: 'employeeOrdered', language: 'he', sentAt: NOW } as const;
    await shop.db.messageSent.create({ data: { key, ...sent } });
    expect((await read(batch.id))?.members.rows[0]?.messages).toEqual([{ key, channel: 'sms' }]);
    expect(await resendToGroup(other.id, key, deps)).toMatchObject({ code: 'not_found' });
    expect(await resendToGroup(batch.id, 'no such key', deps)).toMatchObject({ code: 'not_found' });
    const again = unwrap(await resendToGroup(batch.id, key, deps));
    expect(again.key).toContain(key);
    const jobs = await shop.db.$queryRaw<{ data: object }[]>`
      SELECT data FROM pgboss.job WHERE name = 'company-message' AND data->>'key' = ${again.key}`;
    expect(jobs.map(({ data }) => data)).toEqual([
      { kind: 'employeeOrdered', id: submission.id, channel: 'sms', key: again.key },
    ]);
  });

  it('a batch is cancelled once, with its reason in the trail', async () => {
    const deps = await signInMember(shop, 'service');
    const batch = await filledBatch();
    expect((await read(batch.id))?.cancellable).toBe(true);
    unwrap(await cancelGroup(batch.id, 'The company asked', deps));
    expect(await cancelGroup(batch.id, 'Again', deps)).toMatchObject({ code: 'order_not_cancellable' });
    const view = await read(batch.id);
    expect(view).toMatchObject({ state: 'cancelled', cancellable: false, linkOpen: false, quote: null });
    expect(view?.timeline).toContainEqual(expect.objectContaining({ kind: 'hr', what: 'cancelled', byHr: false }));
    expect(await changeDeadline(batch.id, later(20), deps)).toMatchObject({ code: 'company_cancelled' });
    const [asked] = await shop.db.staffAction.findMany({ where: { subjectId: batch.id, action: 'group_cancel' } });
    expect(asked?.reason).toBe('The company asked');
    expect(await listTrail(shop, batch.id)).toEqual([
      ['group_cancel', 'done'],
      ['group_cancel', 'order_not_cancellable'],
      ['group_deadline', 'company_cancelled'],
    ]);
  });

  it('nothing is done to a group that does not exist', async () => {
    const deps = await signInMember(shop, 'owner');
    const none = newId();
    for (const run of [
      addGroupComment(none, 'A', deps),
      changeDeadline(none, later(3), deps),
      closeGroup(none, deps),
      sendGroupLink(none, deps),
      resendToGroup(none, 'a', deps),
      sendQuote(none, 1, deps),
      cancelGroup(none, 'Asked', deps),
    ])
      expect(await run).toMatchObject({ code: 'not_found' });
    expect(await listTrail(shop, none)).toEqual([]);
  });
});

describe('§6 the desk: what the staff do for a class', () => {
  it('opens, moves and closes the link for the parents', async () => {
    const deps = await signInMember(shop, 'service');
    const group = await classes.collected({ children: 0 });
    unwrap(await changeDeadline(group.id, later(5), deps));
    const opened = await findClass(group.id);
    expect(opened.linkClosesAt?.toISOString()).toBe(later(5));
    unwrap(await changeDeadline(group.id, later(7), deps));
    expect((await findClass(group.id)).classToken).toBe(opened.classToken);
    unwrap(await closeGroup(group.id, deps));
    expect((await findClass(group.id)).linkClosesAt).toEqual(NOW);
    expect(await changeDeadline(group.id, later(91), deps)).toMatchObject({ code: 'class_link_day_invalid' });
    const paid = await classes.started();
    expect(await changeDeadline(paid.id, later(5), deps)).toMatchObject({ code: 'class_ordered' });
  });

  it('mails the link to the teacher, and once more', async () => {
    const deps = await signInMember(shop, 'service');
    const group = await classes.collected({ children: 0 });
    expect(await sendGroupLink(group.id, deps)).toMatchObject({ code: 'group_link_closed' });
    unwrap(await changeDeadline(group.id, later(5), deps));
    unwrap(await sendGroupLink(group.id, deps));
    const { sent, email } = createFakeEmail();
    const jobs = await shop.db.$queryRaw<{ data: { classId: string; key: string } }[]>`
      SELECT data FROM pgboss.job WHERE name = 'class-link-mail' AND data->>'classId' = ${group.id}`;
    for (const { data } of jobs)
      await handleSendClassLink(data, { db: shop.db, email, now: () => NOW, shopUrl: SHOP_URL });
    const { classToken } = await findClass(group.id);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'gan@example.com' });
    expect(sent[0]?.text).toContain(`${SHOP_URL}/IL/he/class/${classToken}`);
    unwrap(await sendGroupLink(group.id, deps));
    expect(await shop.db.messageSent.count({ where: { key: { endsWith: `classOpened:${group.id}` } } })).toBe(2);
  });

  it('a class of a device without an account has nobody to send to', async () => {
    const deps = await signInMember(shop, 'service');
    const { id } = await shop.db.kindergartenOrder.create({
      data: { deviceId: newId(), country: 'IL', language: 'he', kindergartenName: 'גן' },
    });
    expect(await sendGroupLink(id, deps)).toMatchObject({ code: 'group_without_account' });
  });

  it('a mail about a class is sent again, and not that of another class', async () => {
    const deps = await signInMember(shop, 'service');
    const [group, other] = [await classes.started(), await classes.started()];
    const key = `classOrdered:${group.orderId}`;
    await markSent(group.orderId);
    expect(await resendToGroup(other.id, key, deps)).toMatchObject({ code: 'not_found' });
    unwrap(await resendToGroup(group.id, key, deps));
    expect(await shop.db.messageSent.count({ where: { key: { endsWith: key } } })).toBe(2);
  });

  it('cancels a printed class before its approval, once; everything goes back', async () => {
    const deps = await signInMember(shop, 'service');
    const group = await classes.started({ bookType: 'printed' });
    expect((await read(group.id))?.cancellable).toBe(true);
    unwrap(await cancelGroup(group.id, 'The school asked', deps));
    expect(await classes.getState(group.orderId)).toBe('refunded');
    expect(await cancelGroup(group.id, 'Again', deps)).toMatchObject({ code: 'order_not_cancellable' });
    expect(await listTrail(shop, group.id)).toEqual([
      ['group_cancel', 'done'],
      ['group_cancel', 'order_not_cancellable'],
    ]);
  });

  it('notes of both kinds are read by the staff, and their words stand in no trail', async () => {
    const deps = await signInMember(shop, 'production');
    const [group, batch] = [await classes.collected({ children: 0 }), await companies.open()];
    for (const { id } of [group, batch]) {
      unwrap(await addGroupComment(id, 'דנה ביקשה לחכות', deps));
      expect((await read(id))?.timeline).toContainEqual(
        expect.objectContaining({ kind: 'note', text: 'דנה ביקשה לחכות' }),
      );
      const rows = await shop.db.staffAction.findMany({ where: { subjectId: id } });
      expect(JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
        'דנה',
      );
    }
  });
});
