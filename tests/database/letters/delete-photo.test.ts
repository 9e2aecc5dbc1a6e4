import { expect, it } from 'vitest';
import { deletePhotoByLink } from '@/lib/books/server';
import { ok } from '@/lib/platform/result';
import type { EmailMessage, EmailPort } from '@/lib/providers/email/port';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';
import { createMailRunner, getToken, SECRET } from './mail-runner';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { ask, work } = createMailRunner(shop);

/** A guest's draft with a photo, and the token of the link in the mail that its parent asked for. */
async function createMailed() {
  const owner = newDevice();
  const { id: bookId } = await createDraftFlow(shop).withPhoto(owner);
  unwrap(await ask(bookId, owner, { reason: 'draft' }));
  const sent: EmailMessage[] = [];
  const email: EmailPort = {
    async send(message) {
      sent.push(message);
      return ok({ providerId: '1' });
    },
  };
  await work(email);
  const token = sent.map(({ text = '' }) => getToken(text, 'delete-photo')).find((each) => each.includes(bookId)) ?? '';
  const { storageKey } = await shop.db.photo.findFirstOrThrow({ where: { bookId } });
  const { db, enqueue } = shop;
  const remove = (given: string) => deletePhotoByLink(given, { db, enqueue, storage, now: NOW, secret: SECRET });
  return { bookId, token, storageKey, remove };
}

it('photos that vanish: a guest deletes the photo by the link in a mail, however often it is clicked', async () => {
  const mine = await createMailed();
  expect(await storage.exists(mine.storageKey as string)).toBe(true);
  expect(unwrap(await mine.remove(mine.token))).toEqual({ left: false });
  expect(await storage.exists(mine.storageKey as string)).toBe(false);
  expect(unwrap(await mine.remove(mine.token))).toEqual({ left: false });
  expect(await shop.db.book.findUniqueOrThrow({ where: { id: mine.bookId } })).toMatchObject({ deletedAt: null });
});

it('a link that the shop did not sign deletes nothing', async () => {
  const [mine, other] = [await createMailed(), await createMailed()];
  const signature = mine.token.split('.').at(-1);
  for (const forged of ['', 'x', `${other.bookId}.${signature}`, other.bookId]) {
    expect(await mine.remove(forged)).toMatchObject({ ok: false, code: 'link_invalid' });
  }
  expect(await storage.exists(other.storageKey as string)).toBe(true);
});
