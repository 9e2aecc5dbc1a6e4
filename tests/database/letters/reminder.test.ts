import { beforeEach, describe, expect, it } from 'vitest';
import { DRAFT_DAYS } from '@/lib/books';
import { forgetLetters, type Owner, stopReminders } from '@/lib/books/server';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import { wizard } from '../support/drafts';
import { newAccount, stranger } from '../support/people';
import { post } from '../support/post';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { till } from '../support/till';
import { DAY, HOUR, later } from '../support/time';
import { desk, SECRET, SHOP_URL, secretOf } from './desk';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { approved } = wizard(shop);
const { ask, remind, work } = desk(shop);

/** Noon in Israel, some days after the draft was touched. */
const TOUCHED = new Date('2027-03-02T08:00:00Z');
const inDays = (days: number, hours = 2) => later(days * DAY + hours * HOUR, TOUCHED);
const DUE = inDays(DRAFT_DAYS.reminder);

const touch = (id: string, updatedAt = TOUCHED) => shop.db.book.update({ where: { id }, data: { updatedAt } });
const left = (bookId: string) => shop.db.draftLetter.count({ where: { bookId } });

/** A draft whose parent left an address to come back to it. */
async function kept(owner: Owner = stranger(), wish: Parameters<typeof ask>[2] = {}) {
  const { id } = await approved(owner);
  await ask(id, owner, { reason: 'draft', ...wish });
  await touch(id);
  return { id, owner };
}
/** A draft of an account that agreed to hear from the shop. */
async function adopted(marketing = true) {
  const account = await newAccount(shop.db);
  const { accountId } = account;
  const data = { email: `${newId()}@example.com`, marketingConsentAt: marketing ? TOUCHED : null };
  const { email } = await shop.db.account.update({ where: { id: accountId }, data });
  const owner = { ...stranger(), accountId };
  const { id } = await approved(owner);
  await touch(id);
  return { id, accountId, email };
}

beforeEach(async () => {
  await shop.db.draftLetter.deleteMany();
  await shop.db.account.updateMany({ data: { marketingConsentAt: null } });
  await shop.db.$executeRaw`DELETE FROM pgboss.job`;
});

describe('issue 6 "Abandoned drafts": a draft that is kept for later', () => {
  it('its link comes at once, each time it is asked for', async () => {
    const { id, owner } = await kept(stranger(), { email: 'a@example.com', language: 'en' });
    await ask(id, owner, { email: 'a@example.com', language: 'en', reason: 'draft' });
    const { sent, email } = post();
    await work(email);
    await work(email);
    expect(sent.map(({ to }) => to)).toEqual(['a@example.com', 'a@example.com']);
    expect(new Set(sent.map(({ text }) => secretOf(text, 'resume'))).size).toBe(2);
    expect(await left(id)).toBe(1);
  });
});

describe('issue 6 "Abandoned drafts": one consented reminder', () => {
  it(`${DRAFT_DAYS.reminder} days after the last touch, with a link back, the day of deletion and a way to stop; never two`, async () => {
    const { id } = await kept();
    const { sent, email } = post();
    await remind(email, inDays(DRAFT_DAYS.reminder - 1));
    expect(sent).toEqual([]);
    await remind(email, DUE);
    expect(sent).toHaveLength(1);
    const [{ text, html } = { text: '', html: '' }] = sent;
    expect(text).toContain('1\u00a0באפריל');
    for (const page of ['resume', 'stop-reminders'] as const) {
      expect(secretOf(text, page)).not.toBe('');
      expect(html).toContain(secretOf(text, page));
    }
    // RFC 8058: the mail program's own button posts to an address that holds the same secret.
    const token = encodeURIComponent(secretOf(text, 'stop-reminders'));
    expect(sent[0]?.unsubscribeUrl).toBe(`${SHOP_URL}/api/books/stop-reminders/${token}`);
    expect(await left(id)).toBe(0);
    for (const days of [4, 10, 20]) await remind(email, inDays(days));
    expect(sent).toHaveLength(1);
  });

  it('from several workers at once, and from one that died after sending: one', async () => {
    const drafts = [await kept(), await kept(), await kept()];
    const { sent, email } = post();
    await Promise.all([remind(email, DUE), remind(email, DUE), remind(email, DUE)]);
    expect(sent).toHaveLength(drafts.length);
    const { id } = await kept();
    const dying = post(() => {
      throw new Error('killed');
    });
    await expect(remind(dying.email, DUE)).rejects.toThrow('killed');
    await remind(email, inDays(4));
    expect(sent).toHaveLength(drafts.length);
    // Nobody knows whether that mail went: its address goes a day later.
    await forgetLetters(shop.db, inDays(5));
    expect(await left(id)).toBe(0);
  });

  it('not for who came back, bought, deleted or only asked about the preview; not on the last day', async () => {
    const back = await kept();
    await touch(back.id, inDays(2));
    const deleted = await kept();
    await shop.db.book.update({ where: { id: deleted.id }, data: { deletedAt: TOUCHED, updatedAt: TOUCHED } });
    await kept(stranger(), { reason: 'preview' });
    const paid = await till(shop).paid();
    await ask(paid.bookId, paid.owner, { reason: 'draft' });
    await touch(paid.bookId);
    const old = await kept();
    await touch(old.id, inDays(-27));
    const { sent, email } = post();
    await remind(email, DUE);
    expect(sent).toEqual([]);
    await forgetLetters(shop.db, DUE);
    expect([await left(paid.bookId), await left(deleted.id), await left(back.id)]).toEqual([0, 0, 1]);
  });

  it('in the daytime of the reader’s market', async () => {
    await kept(stranger(), { country: 'US', language: 'en' });
    const { sent, email } = post();
    await remind(email, DUE);
    expect(sent).toEqual([]);
    await remind(email, inDays(DRAFT_DAYS.reminder, 8));
    expect(sent).toHaveLength(1);
  });

  it('a post that is down is tried again, not with every address', async () => {
    for (let at = 0; at < 5; at += 1) await kept();
    let tries = 0;
    const down = post(() => {
      tries += 1;
      return fail('email_not_delivered', { permanent: false });
    });
    await expect(remind(down.email, DUE)).rejects.toThrow('3 reminders');
    expect(tries).toBe(3);
    const { sent, email } = post();
    await remind(email, DUE);
    expect(sent).toHaveLength(5);
  });
});

describe('an account that agreed to hear from the shop', () => {
  it('is reminded of its newest draft once, and the mail says that it is advertising', async () => {
    const { id, email: to } = await adopted();
    await adopted(false);
    const { sent, email } = post();
    await remind(email, DUE);
    expect(sent).toMatchObject([{ to, key: `draftReminder:${id}`, subject: expect.stringContaining('פרסומת') }]);
    await remind(email, inDays(20));
    expect(sent).toHaveLength(1);
  });

  it('hears nothing more once it said so, with one click, or twice', async () => {
    const { accountId } = await adopted();
    const first = post();
    await remind(first.email, DUE);
    const token = secretOf(first.sent[0]?.text ?? '', 'stop-reminders');
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
  it('the way to stop is read by its signature alone', async () => {
    const { id } = await kept();
    const letter = await shop.db.draftLetter.findFirstOrThrow({ where: { bookId: id } });
    for (const token of [`letter:${letter.id}`, `letter:${letter.id}.x`, '', 'x']) {
      expect(await stopReminders(token, { db: shop.db, secret: SECRET, now: new Date() })).toMatchObject({
        code: 'link_invalid',
      });
    }
    expect(await left(id)).toBe(1);
  });
});
