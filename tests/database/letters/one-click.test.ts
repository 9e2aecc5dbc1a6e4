import { expect, it } from 'vitest';
import { GET, POST } from '@/app/api/books/stop-reminders/[token]/route';
import { stopToken } from '@/lib/books/server';
import { wizard } from '../support/drafts';
import { stranger } from '../support/people';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { withWeb } from '../support/web';
import { desk } from './desk';

const shop = Object.assign(withShop(), { storage: withStorage() });
withWeb(shop);
const { approved } = wizard(shop);

const SECRET = 'a secret of more than thirty-two letters';
const left = (bookId: string) => shop.db.draftLetter.count({ where: { bookId } });

it('A8: a mail program ends the reminders by one POST without origin or cookie (RFC 8058); opening the address does not', async () => {
  const owner = stranger();
  const { id } = await approved(owner);
  await desk(shop).ask(id, owner, { reason: 'draft' });
  const letter = await shop.db.draftLetter.findFirstOrThrow({ where: { bookId: id } });
  const token = stopToken(SECRET, { what: 'letter', id: letter.id });
  const address = `https://gibori.test/api/books/stop-reminders/${encodeURIComponent(token)}`;
  const params = () => ({ params: Promise.resolve({ token }) });

  const opened = await GET(new Request(address), params());
  expect([opened.status, await left(id)]).toEqual([303, 1]);
  expect(opened.headers.get('location')).toContain(`/stop-reminders#${encodeURIComponent(token)}`);

  const oneClick = () =>
    POST(
      new Request(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
      params(),
    );
  expect([(await oneClick()).status, await left(id)]).toEqual([200, 0]);
  // Mail programs repeat themselves.
  expect((await oneClick()).status).toBe(200);
  const forged = { params: Promise.resolve({ token: `letter:${letter.id}.forged` }) };
  expect((await POST(new Request(address, { method: 'POST' }), forged)).status).toBeGreaterThanOrEqual(400);
});
