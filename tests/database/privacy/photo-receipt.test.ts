import { expect, it } from 'vitest';
import { ok } from '@/lib/platform/result';
import { handlePhotoReceipt } from '@/lib/privacy/photo-receipt.handler';
import { deletePhotoWithReceipt, readReceipt } from '@/lib/privacy/server';
import type { EmailMessage, EmailPort } from '@/lib/providers/email/port';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newAccount, newDevice } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withPhoto } = createDraftFlow(shop);
const SECRET = 's'.repeat(32);

async function createMine({ verified = true } = {}) {
  const device = newDevice();
  const { id: bookId } = await withPhoto(device);
  const { accountId } = await newAccount(shop.db);
  await shop.db.book.update({ where: { id: bookId }, data: { accountId } });
  await shop.db.account.update({ where: { id: accountId }, data: { emailVerifiedAt: verified ? NOW : null } });
  const photo = await shop.db.photo.findFirstOrThrow({ where: { bookId } });
  const sent: EmailMessage[] = [];
  const email: EmailPort = {
    async send(message) {
      sent.push(message);
      return ok({ providerId: '1' });
    },
  };
  const deps = { db: shop.db, storage, enqueue: shop.enqueue, owner: { ...device, accountId }, now: NOW };
  return {
    bookId,
    photo,
    sent,
    remove: () => deletePhotoWithReceipt(bookId, deps),
    mail: () =>
      handlePhotoReceipt(
        { photoId: photo.id },
        { db: shop.db, email, now: () => NOW, secret: SECRET, shopUrl: 'https://gibori.test' },
      ),
  };
}

it('photos that vanish: the owner gets one signed receipt, without the name of the child', async () => {
  const mine = await createMine();
  unwrap(await mine.remove());
  expect(await storage.exists(mine.photo.storageKey as string)).toBe(false);
  await mine.mail();
  await mine.mail();
  expect(mine.sent).toHaveLength(1);
  const { text = '', to } = mine.sent[0] ?? {};
  expect(to).toBe('parent@example.com');
  const { childName } = await shop.db.book.findUniqueOrThrow({ where: { id: mine.bookId } });
  expect(text).not.toContain(childName ?? '?');
  const token = decodeURIComponent(/deletion-receipt#([\w%.-]+)/.exec(text)?.[1] ?? '');
  const receipt = readReceipt(SECRET, token);
  expect(receipt).toMatchObject({ kind: 'photo', at: NOW });
  expect(text).toContain(receipt?.number ?? '?');
});

it('an address that nobody has confirmed gets no receipt, and a second deletion none either', async () => {
  const unconfirmed = await createMine({ verified: false });
  unwrap(await unconfirmed.remove());
  await unconfirmed.mail();
  expect(unconfirmed.sent).toEqual([]);
  const mine = await createMine();
  unwrap(await mine.remove());
  unwrap(await mine.remove());
  const jobs = await shop.queue.jobs('photo-receipt');
  expect(jobs.filter(({ key }) => key?.includes(mine.photo.id))).toHaveLength(1);
});
