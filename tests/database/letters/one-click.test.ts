import { expect, it } from 'vitest';
import { GET, POST } from '@/app/api/books/stop-reminders/[token]/route';
import { createStopToken } from '@/lib/books/reminders/stop-token';
import { createDraftFlow } from '../support/draft-flow';
import { newDevice } from '../support/identities';
import { withBrowser } from '../support/with-browser';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';
import { createMailRunner } from './mail-runner';

const shop = Object.assign(withShop(), { storage: withStorage() });
withBrowser(shop);
const { approved } = createDraftFlow(shop);

const SECRET = 'a secret of more than thirty-two letters';
const findSubscriptions = (bookId: string) => shop.db.draftLetter.count({ where: { bookId } });

it('rulings "Flow": a mail client unsubscribes with one POST without origin or cookie (RFC 8058); opening the URL does not', async () => {
  const owner = newDevice();
  const { id } = await approved(owner);
  await createMailRunner(shop).ask(id, owner, { reason: 'draft' });
  const letter = await shop.db.draftLetter.findFirstOrThrow({ where: { bookId: id } });
  const token = createStopToken(SECRET, { kind: 'letter', id: letter.id });
  const address = `https://gibori.test/api/books/stop-reminders/${encodeURIComponent(token)}`;
  const params = () => ({ params: Promise.resolve({ token }) });

  const opened = await GET(new Request(address), params());
  expect([opened.status, await findSubscriptions(id)]).toEqual([303, 1]);
  expect(opened.headers.get('location')).toContain(`/stop-reminders#${encodeURIComponent(token)}`);

  const oneClick = () =>
    POST(
      new Request(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
      params(),
    );
  expect([(await oneClick()).status, await findSubscriptions(id)]).toEqual([200, 0]);
  // Mail clients may repeat the request.
  expect((await oneClick()).status).toBe(200);
  const forged = { params: Promise.resolve({ token: `letter:${letter.id}.forged` }) };
  expect((await POST(new Request(address, { method: 'POST' }), forged)).status).toBeGreaterThanOrEqual(400);
});
