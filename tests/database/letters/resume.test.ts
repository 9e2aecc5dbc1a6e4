import { describe, expect, it } from 'vitest';
import { DRAFT_DAYS, PHOTO_CONSENT_VERSION } from '@/lib/books';
import {
  checkPhotoAllowed,
  deleteBook,
  deletePhoto,
  findLatestDraft,
  findOwnedBook,
  findOwnedPreviewPage,
  type Owner,
  purgeSubscriptions,
  redactForViewer,
  resumeDraft,
  revokeResumeLinks,
  setSharing,
  toDraftView,
  toPreviewView,
} from '@/lib/books/server';
import { claimDraft, closeOrders, createOrder } from '@/lib/orders/server';
import { newToken } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import { createDraftFlow } from '../support/draft-flow';
import { createFakeEmail } from '../support/fake-email';
import { newAccount, newDevice, newPhone } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { createVerificationFlow } from '../support/verification-flow';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';
import { createMailRunner, getToken } from './mail-runner';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { approved, attach } = createDraftFlow(shop);
const { signIn } = createVerificationFlow(shop);
const { ask, work } = createMailRunner(shop);

/** A draft and the token of its mail's link. */
async function createMailedDraft(owner: Owner = newDevice()) {
  const { id } = await approved(owner);
  await ask(id, owner, { reason: 'draft' });
  const { sent, email } = createFakeEmail();
  await work(email);
  const mail = sent.at(-1);
  await shop.db.$executeRaw`DELETE FROM pgboss.job`;
  return { id, owner, token: getToken(mail?.text ?? '', 'resume') };
}
const resume = (token: string, owner: Owner, now = NOW) => resumeDraft(token, { db: shop.db, owner, now });

describe('waiting: resuming on another device through the e-mailed link', () => {
  it('rulings "Flow": adds that device, and the first one keeps the draft', async () => {
    const { id, owner, token } = await createMailedDraft();
    const phone = newDevice();
    expect(await findOwnedBook(shop.db, id, phone)).toBeNull();
    expect(await resume(token, phone)).toEqual(ok({ bookId: id, nextStep: 'preview' }));
    expect((await findLatestDraft(shop.db, phone))?.id).toBe(id);
    expect((await findOwnedBook(shop.db, id, owner))?.id).toBe(id);
    expect((await findLatestDraft(shop.db, owner))?.id).toBe(id);
  });

  it('rulings "Flow": works once; the added device may return, others may not, and parallel use counts as one', async () => {
    const { id, owner, token } = await createMailedDraft();
    const two = [newDevice(), newDevice()];
    const opened = await Promise.all(two.map((device) => resume(token, device)));
    expect(opened.filter((one) => one.ok)).toHaveLength(1);
    const winner = two[opened.findIndex((one) => one.ok)] ?? owner;
    expect(await resume(token, winner)).toMatchObject({ ok: true });
    expect(await resume(token, newDevice())).toEqual({ ok: false, code: 'link_expired' });
    expect(await shop.db.bookDevice.count({ where: { bookId: id } })).toBe(1);
    // The device that created the draft needs no link and uses none.
    expect(await resume(token, owner)).toMatchObject({ ok: true });
  });

  it('rulings "Flow": opens the draft on the first device without being used up', async () => {
    const { owner, token } = await createMailedDraft();
    expect(await resume(token, owner)).toMatchObject({ ok: true });
    expect(await resume(token, newDevice())).toMatchObject({ ok: true });
  });

  it('is stored hashed only', async () => {
    const { id, token } = await createMailedDraft();
    const links = await shop.db.resumeLink.findMany({ where: { bookId: id } });
    expect(JSON.stringify(links)).not.toContain(token);
    expect(links).toHaveLength(1);
  });

  it(`ends after ${DRAFT_DAYS.link} days, and with its draft; others open nothing`, async () => {
    const { id, owner, token } = await createMailedDraft();
    const expired = { ok: false, code: 'link_expired' };
    expect(await resume(token, newDevice(), addSeconds(DRAFT_DAYS.link * DAY))).toEqual(expired);
    expect(await resume(newToken(), newDevice())).toEqual(expired);
    await purgeSubscriptions(shop.db, addSeconds(DRAFT_DAYS.link * DAY - 1));
    expect(await resume(token, owner)).toMatchObject({ ok: true });
    await deleteBook(id, { db: shop.db, owner, storage, closeOrders, bought: false, now: NOW });
    expect(await resume(token, owner)).toEqual(expired);
    expect(await shop.db.resumeLink.count({ where: { bookId: id } })).toBe(0);
  });

  it('a draft of an account opens for that account alone', async () => {
    const { id, token } = await createMailedDraft();
    const { accountId } = await newAccount(shop.db);
    const other = await newAccount(shop.db);
    await shop.db.book.update({ where: { id }, data: { accountId } });
    const refused = { ok: false, code: 'authentication_required' };
    expect(await resume(token, newDevice())).toEqual(refused);
    expect(await resume(token, { ...newDevice(), accountId: other.accountId })).toEqual(refused);
    const { deviceId } = await shop.db.book.findUniqueOrThrow({ where: { id } });
    expect(await resume(token, { ...newDevice(), accountId })).toMatchObject({ ok: true, value: { bookId: id } });
    expect(await shop.db.book.findUniqueOrThrow({ where: { id } })).toMatchObject({ accountId, deviceId });
  });
});

describe('rulings "Flow": access of a device from an e-mailed link before a phone is verified', () => {
  const seen = async (id: string, owner: Owner) => {
    const book = await findOwnedPreviewPage(shop.db, id, owner);
    if (!book) return null;
    const view = await toDraftView(book, storage.signedUrl, NOW, { photoConsent: PHOTO_CONSENT_VERSION, owner });
    return { view, preview: await toPreviewView(redactForViewer(book, owner), async (key) => key, NOW) };
  };
  /** A draft with a photo and pictures in both models, the advanced one chosen, and a stranger with access. */
  async function letIn() {
    const { id, owner, token } = await createMailedDraft();
    const { revision } = await shop.db.book.update({ where: { id }, data: { imageModel: 'advanced' } });
    await shop.db.photo.updateMany({ where: { bookId: id }, data: { paintsFace: true } });
    for (const model of ['regular', 'advanced'] as const) {
      for (const pageKey of ['portrait', 'cover', 's01']) {
        const storageKey = `pictures/${id}/${model}-${pageKey}.jpg`;
        const page = { bookId: id, revision, pageKey, sizePx: 1000, provider: 'local' };
        await shop.db.illustration.create({ data: { ...page, model, storageKey } });
      }
    }
    const guest = newDevice();
    await resume(token, guest);
    return { id, owner, guest, token };
  }

  it('neither photo nor advanced picture, in any response', async () => {
    const { id, owner, guest } = await letIn();
    const [hers, theirs] = [await seen(id, owner), await seen(id, guest)];
    expect(hers?.view).toMatchObject({
      asGuest: false,
      photo: { url: expect.stringContaining('/api/files/') },
      advancedPossible: true,
    });
    expect(hers?.view.portraits.advanced).not.toBeNull();
    expect(theirs?.view).toMatchObject({
      asGuest: true,
      photo: null,
      advancedPossible: false,
      portraits: { advanced: null },
      variations: [{ model: 'regular' }],
    });
    expect(theirs?.view.portraits.regular).not.toBeNull();
    expect(JSON.stringify(hers?.preview)).toContain('advanced');
    expect(JSON.stringify(theirs?.preview)).not.toMatch(/advanced-|photos\//);
    expect(theirs?.preview?.cover.picture).toContain('regular-cover');
  });

  it('cannot delete, share or send further links', async () => {
    const { id, guest } = await letIn();
    const { db, enqueue } = shop;
    const refused = fail('first_device_only');
    expect(await deleteBook(id, { db, owner: guest, storage, closeOrders, bought: false, now: NOW })).toEqual(refused);
    expect(await deletePhoto(id, { db, owner: guest, storage, enqueue, now: NOW })).toEqual(refused);
    expect(await setSharing(id, { on: true, name: 'first' }, { db, owner: guest, enqueue, newToken })).toEqual(refused);
    expect(await attach(id, guest, NOW, 9)).toEqual(refused);
    // Already before the upload is read: a face is not looked for in a photo that nobody may add.
    expect(await checkPhotoAllowed(id, { db, owner: guest })).toEqual(refused);
    expect(await ask(id, guest, { reason: 'draft' })).toEqual(refused);
    expect(await db.photo.count({ where: { bookId: id, deletedAt: null } })).toBe(1);
  });

  it('rulings "Flow": a phone verified on the added device adopts, shows and orders nothing', async () => {
    const { id, owner, guest } = await letIn();
    const thief = await signIn(newPhone(), guest.deviceId);
    const stranger = { ...guest, accountId: thief.accountId };
    expect(await shop.db.book.findUnique({ where: { id } })).toMatchObject({ accountId: null });
    expect((await seen(id, stranger))?.view).toMatchObject({ asGuest: true, inAccount: false, photo: null });
    const { db, enqueue } = shop;
    const refused = fail('first_device_only');
    expect(await setSharing(id, { on: true, name: 'full' }, { db, owner: stranger, enqueue, newToken })).toEqual(
      refused,
    );
    expect(await deleteBook(id, { db, owner: stranger, storage, closeOrders, bought: false, now: NOW })).toEqual(
      refused,
    );
    expect(await deletePhoto(id, { db, owner: stranger, storage, enqueue, now: NOW })).toEqual(refused);
    const buyer = { ...(await newAccount(db)), accountId: thief.accountId };
    expect(await createOrder(id, buyer, { db, owner: stranger, now: NOW })).toEqual(refused);
    expect(await claimDraft(id, buyer, { db, owner: stranger, now: NOW })).toEqual(fail('not_found'));
    expect(await db.order.count({ where: { bookId: id } })).toBe(0);
    expect((await seen(id, owner))?.view).toMatchObject({ asGuest: false, photo: { url: expect.any(String) } });
  });

  it('rulings "Flow": the account of the first device has everything, on the added device too', async () => {
    const { id, owner, guest } = await letIn();
    const { accountId } = await signIn(newPhone(), owner.deviceId);
    expect(await seen(id, guest)).toBeNull();
    for (const parent of [
      { ...owner, accountId },
      { ...guest, accountId },
    ]) {
      expect((await seen(id, parent))?.view).toMatchObject({ asGuest: false, photo: { url: expect.any(String) } });
    }
  });

  it('rulings "Flow": a signed-in visitor who opens it adopts nothing', async () => {
    const { id, token } = await createMailedDraft();
    const { accountId } = await newAccount(shop.db);
    const visitor = { ...newDevice(), accountId };
    expect(await resume(token, visitor)).toMatchObject({ ok: true });
    expect((await seen(id, visitor))?.view).toMatchObject({ asGuest: true, inAccount: false });
  });
});

describe("'not your book? close this link'", () => {
  it('rulings "Flow": ends the access of a device that has verified a phone since', async () => {
    const { id, owner, token } = await createMailedDraft();
    const guest = newDevice();
    await resume(token, guest);
    const { accountId } = await signIn(newPhone(), guest.deviceId);
    expect(await findOwnedBook(shop.db, id, { ...guest, accountId })).toMatchObject({ id });
    await revokeResumeLinks(token, { db: shop.db });
    expect(await findOwnedBook(shop.db, id, { ...guest, accountId })).toBeNull();
    expect((await findOwnedBook(shop.db, id, owner))?.id).toBe(id);
  });

  it('revokes every link, stops every mail, removes added devices, and keeps the draft', async () => {
    const { id, owner, token } = await createMailedDraft();
    await ask(id, owner, { reason: 'preview' });
    const guest = newDevice();
    await resume(token, guest);
    expect(await revokeResumeLinks(token, { db: shop.db })).toEqual(ok({ closed: true }));
    expect(await findOwnedBook(shop.db, id, guest)).toBeNull();
    expect(await resume(token, newDevice())).toEqual(fail('link_expired'));
    expect(await shop.db.draftLetter.count({ where: { bookId: id } })).toBe(0);
    expect((await findOwnedBook(shop.db, id, owner))?.id).toBe(id);
    expect(await revokeResumeLinks(token, { db: shop.db })).toEqual(ok({ closed: true }));
    expect(await revokeResumeLinks(newToken(), { db: shop.db })).toEqual(ok({ closed: true }));
  });
});
