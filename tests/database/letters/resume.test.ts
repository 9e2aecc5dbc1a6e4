import { describe, expect, it } from 'vitest';
import { DRAFT_DAYS } from '@/lib/books';
import { deleteBook, forgetLetters, latestDraft, type Owner, ownedBook, resumeDraft } from '@/lib/books/server';
import { closeOrders } from '@/lib/orders/server';
import { newToken } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import { wizard } from '../support/drafts';
import { newAccount, stranger } from '../support/people';
import { post } from '../support/post';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { DAY, later, NOW } from '../support/time';
import { desk, secretOf } from './desk';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { approved } = wizard(shop);
const { ask, work } = desk(shop);

/** A draft and the secret of the link in its mail. */
async function mailed(owner: Owner = stranger()) {
  const { id } = await approved(owner);
  await ask(id, owner, { reason: 'draft' });
  const { sent, email } = post();
  await work(email);
  const mail = sent.at(-1);
  await shop.db.$executeRaw`DELETE FROM pgboss.job`;
  return { id, owner, token: secretOf(mail?.text ?? '', 'resume') };
}
const resume = (token: string, owner: Owner, now = NOW) => resumeDraft(token, { db: shop.db, owner, now });

describe('issue 6 "Waiting": coming back on another device, through the mailed link', () => {
  it('gives the draft to that device, as often as it is needed', async () => {
    const { id, owner, token } = await mailed();
    const phone = stranger();
    expect(await ownedBook(shop.db, id, phone)).toBeNull();
    expect(await resume(token, phone)).toEqual(ok({ bookId: id, nextStep: 'preview' }));
    expect(await resume(token, phone)).toMatchObject({ ok: true });
    expect((await latestDraft(shop.db, phone))?.id).toBe(id);
    expect(await ownedBook(shop.db, id, owner)).toBeNull();
    expect(await resume(token, owner)).toMatchObject({ ok: true });
    expect((await ownedBook(shop.db, id, owner))?.id).toBe(id);
  });

  it('the secret is stored as a hash only', async () => {
    const { id, token } = await mailed();
    const links = await shop.db.resumeLink.findMany({ where: { bookId: id } });
    expect(token).toHaveLength(43);
    expect(JSON.stringify(links)).not.toContain(token);
    expect(links).toHaveLength(1);
  });

  it(`ends after ${DRAFT_DAYS.link} days, and with its draft; others open nothing`, async () => {
    const { id, owner, token } = await mailed();
    const expired = { ok: false, code: 'link_expired' };
    expect(await resume(token, stranger(), later(DRAFT_DAYS.link * DAY))).toEqual(expired);
    expect(await resume(newToken(), stranger())).toEqual(expired);
    await forgetLetters(shop.db, later(DRAFT_DAYS.link * DAY - 1));
    expect(await resume(token, owner)).toMatchObject({ ok: true });
    await deleteBook(id, { db: shop.db, owner, storage, closeOrders, now: NOW });
    expect(await resume(token, owner)).toEqual(expired);
    expect(await shop.db.resumeLink.count({ where: { bookId: id } })).toBe(0);
  });

  it('a draft that an account adopted opens for that account alone', async () => {
    const { id, token } = await mailed();
    const { accountId } = await newAccount(shop.db);
    const other = await newAccount(shop.db);
    await shop.db.book.update({ where: { id }, data: { accountId } });
    const refused = { ok: false, code: 'authentication_required' };
    expect(await resume(token, stranger())).toEqual(refused);
    expect(await resume(token, { ...stranger(), accountId: other.accountId })).toEqual(refused);
    const { deviceId } = await shop.db.book.findUniqueOrThrow({ where: { id } });
    expect(await resume(token, { ...stranger(), accountId })).toMatchObject({ ok: true, value: { bookId: id } });
    expect(await shop.db.book.findUniqueOrThrow({ where: { id } })).toMatchObject({ accountId, deviceId });
  });
});
