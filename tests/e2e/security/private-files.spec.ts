import { createDraft, deleteBook, sendPhoto } from '../support/create-book';
import { expect, test } from '../support/test';

test('rulings "Photos and names": only a signed link serves a private file: nothing resizes, caches or publishes it @phone @en', async ({
  request,
  playwright,
  baseURL,
}) => {
  const id = await createDraft(request, { language: 'en', childName: 'Maya' });
  const photoUrl = await sendPhoto(request, id, 'en');

  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const direct = await stranger.get(photoUrl);
  expect(direct.status()).toBe(200);
  expect(direct.headers()['cache-control']).toMatch(/^private/);
  expect(direct.headers()['cross-origin-resource-policy']).toBe('same-origin');
  for (const width of [640, 828]) {
    const scaled = await stranger.get(`/_next/image?url=${encodeURIComponent(photoUrl)}&w=${width}&q=75`);
    expect(scaled.status()).toBe(404);
    expect(scaled.headers()['content-type'] ?? '').not.toMatch(/^image/);
  }
  await stranger.dispose();
  await deleteBook(request, id);
});
