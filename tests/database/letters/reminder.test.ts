import { beforeEach, describe, expect, it } from 'vitest';
import { DRAFT_DAYS } from '@/lib/books';
import { type Owner, purgeSubscriptions, stopReminders } from '@/lib/books/server';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import { createCheckoutFlow } from '../support/checkout-flow';
import { BOOK_HE, createDraftFlow } from '../support/draft-flow';
import { createFakeEmail } from '../support/fake-email';
import { newAccount, newDevice, newPhone } from '../support/identities';
import { addSeconds, DAY, HOUR } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';
import { createMailRunner, getToken, SECRET, SHOP_URL } from './mail-runner';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { approved } = createDraftFlow(shop);
const { ask, remind, work } = createMailRunner(shop);

/** Noon in Israel, some days after the draft was touched. */
const TOUCHED = new Date('2027-03-02T08:00:00Z');
const daysLater = (days: number, hours = 2) => addSeconds(days * DAY + hours * HOUR, TOUCHED);
const DUE_AT = daysLater(DRAFT_DAYS.reminder);

const touch = (id: string, updatedAt = TOUCHED) => shop.db.book.update({ where: { id }, data: { updatedAt } });
const findSubscriptions = (bookId: string) => shop.db.draftLetter.count({ where: { bookId } });

/** A draft whose parent left an address to continue later. */
async function createSubscribedDraft(owner: Owner = newDevice(), wish: Parameters<typeof ask>[2] = {}) {
  const { id } = await approved(owner);
  await ask(id, owner, { reason: 'draft', ...wish });
  await touch(id);
  return { id, owner };
}
/** A draft of an account with marketing consent. */
async function createAccountDraft(marketing = true) {
  const account = await newAccount(shop.db);
  const { accountId } = account;
  const data = { email: `${newId()}@example.com`, marketingConsentAt: marketing ? TOUCHED : null };
  const { email } = await shop.db.account.update({ where: { id: accountId }, data });
  const owner = { ...newDevice(), accountId };
  const { id } = await approved(owner);
  await touch(id);
  return { id, accountId, email };
}

beforeEach(async () => {
  await shop.db.draftLetter.deleteMany();
  await shop.db.account.updateMany({ data: { marketingConsentAt: null } });
  await shop.db.$executeRaw`DELETE FROM pgboss.job`;
});

describe('abandoned drafts: a saved draft', () => {
  it('each request sends its link at once', async () => {
    const { id, owner } = await createSubscribedDraft(newDevice(), { email: 'a@example.com', language: 'en' });
    await ask(id, owner, { email: 'a@example.com', language: 'en', reason: 'draft' });
    const { sent, email } = createFakeEmail();
    await work(email);
    await work(email);
    expect(sent.map(({ to }) => to)).toEqual(['a@example.com', 'a@example.com']);
    expect(new Set(sent.map(({ text }) => getToken(text, 'resume'))).size).toBe(2);
    expect(await findSubscriptions(id)).toBe(1);
  });
});

describe('abandoned drafts: one reminder with consent', () => {
  it(`${DRAFT_DAYS.reminder} days after the last touch, with a link back, the day of deletion and a way to stop; never two`, async () => {
    const { id } = await createSubscribedDraft();
    const { sent, email } = createFakeEmail();
    await remind(email, daysLater(DRAFT_DAYS.reminder - 1));
    expect(sent).toEqual([]);
    await remind(email, DUE_AT);
    expect(sent).toHaveLength(1);
    const [{ text, html } = { text: '', html: '' }] = sent;
    expect(text).toContain('1\u00a0באפריל');
    for (const page of ['resume', 'stop-reminders'] as const) {
      expect(getToken(text, page)).not.toBe('');
      expect(html).toContain(getToken(text, page));
    }
    // RFC 8058: the mail client's own button posts to a URL with the same token.
    const token = encodeURIComponent(getToken(text, 'stop-reminders'));
    expect(sent[0]?.unsubscribeUrl).toBe(`${SHOP_URL}/api/books/stop-reminders/${token}`);
    expect(await findSubscriptions(id)).toBe(0);
    for (const days of [4, 10, 20]) await remind(email, daysLater(days));
    expect(sent).toHaveLength(1);
  });

  it('§8 book no longer available: no reminder of a book that is off sale in its market, until it is sold again', async () => {
    const { id } = await createSubscribedDraft();
    const { id: memberId } = await shop.db.staffMember.create({ data: { phone: newPhone(), role: 'editor' } });
    const place = { baseId: BOOK_HE, country: 'IL', language: 'he' } as const;
    await shop.db.catalogueOverride.create({ data: { ...place, state: 'off_sale', memberId, changedAt: TOUCHED } });
    const { sent, email } = createFakeEmail();
    await remind(email, DUE_AT);
    expect([sent.length, await findSubscriptions(id)]).toEqual([0, 1]);
    await shop.db.catalogueOverride.deleteMany();
    await remind(email, DUE_AT);
    expect([sent.length, await findSubscriptions(id)]).toEqual([1, 0]);
  });

  it('several workers, or one that died after sending, send one', async () => {
    const drafts = [await createSubscribedDraft(), await createSubscribedDraft(), await createSubscribedDraft()];
    const { sent, email } = createFakeEmail();
    await Promise.all([remind(email, DUE_AT), remind(email, DUE_AT), remind(email, DUE_AT)]);
    expect(sent).toHaveLength(drafts.length);
    const { id } = await createSubscribedDraft();
    const dying = createFakeEmail(() => {
      throw new Error('killed');
    });
    await expect(remind(dying.email, DUE_AT)).rejects.toThrow('killed');
    await remind(email, daysLater(4));
    expect(sent).toHaveLength(drafts.length);
    // The mail may have been sent: its address is deleted a day later.
    await purgeSubscriptions(shop.db, daysLater(5));
    expect(await findSubscriptions(id)).toBe(0);
  });

  it('not after a visit, a purchase, a deletion or a mere preview subscription; not on the last day', async () => {
    const back = await createSubscribedDraft();
    await touch(back.id, daysLater(2));
    const deleted = await createSubscribedDraft();
    await shop.db.book.update({ where: { id: deleted.id }, data: { deletedAt: TOUCHED, updatedAt: TOUCHED } });
    await createSubscribedDraft(newDevice(), { reason: 'preview' });
    const paid = await createCheckoutFlow(shop).paid();
    await ask(paid.bookId, paid.owner, { reason: 'draft' });
    await touch(paid.bookId);
    const old = await createSubscribedDraft();
    await touch(old.id, daysLater(-27));
    const { sent, email } = createFakeEmail();
    await remind(email, DUE_AT);
    expect(sent).toEqual([]);
    await purgeSubscriptions(shop.db, DUE_AT);
    expect([
      await findSubscriptions(paid.bookId),
      await findSubscriptions(deleted.id),
      await findSubscriptions(back.id),
    ]).toEqual([0, 0, 1]);
  });

  it("in the daytime of the recipient's market", async () => {
    await createSubscribedDraft(newDevice(), { country: 'US', language: 'en' });
    const { sent, email } = createFakeEmail();
    await remind(email, DUE_AT);
    expect(sent).toEqual([]);
    await remind(email, daysLater(DRAFT_DAYS.reminder, 8));
    expect(sent).toHaveLength(1);
  });

  it('retries during an outage, without trying every address', async () => {
    for (let at = 0; at < 5; at += 1) await createSubscribedDraft();
    let tries = 0;
    const down = createFakeEmail(() => {
      tries += 1;
      return fail('email_not_delivered', { permanent: false });
    });
    await expect(remind(down.email, DUE_AT)).rejects.toThrow('3 reminders');
    expect(tries).toBe(3);
    const { sent, email } = createFakeEmail();
    await remind(email, DUE_AT);
    expect(sent).toHaveLength(5);
  });
});

describe('an account with marketing consent', () => {
  it('gets one reminder of its newest draft, marked as advertising', async () => {
    const { id, email: to } = await createAccountDraft();
    await createAccountDraft(false);
    const { sent, email } = createFakeEmail();
    await remind(email, DUE_AT);
    expect(sent).toMatchObject([{ to, key: `draftReminder:${id}`, subject: expect.stringContaining('פרסומת') }]);
    await remind(email, daysLater(20));
    expect(sent).toHaveLength(1);
  });

  it('gets nothing more after one click on unsubscribe, also repeated', async () => {
    const { accountId } = await createAccountDraft();
    const first = createFakeEmail();
    await remind(first.email, DUE_AT);
    const token = getToken(first.sent[0]?.text ?? '', 'stop-reminders');
    for (const _ of [1, 2]) {
      expect(await stopReminders(token, { db: shop.db, secret: SECRET, now: new Date() })).toEqual(
        ok({ stopped: true }),
      );
    }
    const account = await shop.db.account.findUniqueOrThrow({ where: { id: accountId } });
    expect(account.marketingConsentAt).toBeNull();
  });
});

describe('rulings "Flow": links in e-mails only show a page', () => {
  it('the unsubscribe link is verified by its signature alone', async () => {
    const { id } = await createSubscribedDraft();
    const letter = await shop.db.draftLetter.findFirstOrThrow({ where: { bookId: id } });
    for (const token of [`letter:${letter.id}`, `letter:${letter.id}.x`, '', 'x']) {
      expect(await stopReminders(token, { db: shop.db, secret: SECRET, now: new Date() })).toMatchObject({
        code: 'link_invalid',
      });
    }
    expect(await findSubscriptions(id)).toBe(1);
  });
});
