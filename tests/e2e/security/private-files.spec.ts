import { createReadStream } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { PHOTO_CONSENT_VERSION } from '@/lib/books';

const PORTRAIT = path.join('tests', 'fixtures', 'portraits', 'nasa-eileen-collins-head.jpg');
const HEADERS = { 'x-requested-with': 'gibori' };

test('S1: only a signed link serves a private file: nothing resizes, caches or publishes it', async ({
  request,
  playwright,
  baseURL,
}) => {
  const child = { childName: 'Maya', gender: 'girl', age: 5, language: 'en', catalogueId: 10_001 };
  const created = await request.post('/api/books/create', { headers: HEADERS, data: child });
  const { id } = await created.json();
  const consent = JSON.stringify({ accepted: true, textVersion: PHOTO_CONSENT_VERSION, language: 'en' });
  const sent = await request.post(`/api/books/${id}/photo`, {
    headers: HEADERS,
    multipart: { file: createReadStream(PORTRAIT), consent },
  });
  expect(sent.status()).toBe(200);
  const { photo } = await sent.json();

  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const direct = await stranger.get(photo.url);
  expect(direct.status()).toBe(200);
  expect(direct.headers()['cache-control']).toMatch(/^private/);
  expect(direct.headers()['cross-origin-resource-policy']).toBe('same-origin');
  for (const width of [640, 828]) {
    const scaled = await stranger.get(`/_next/image?url=${encodeURIComponent(photo.url)}&w=${width}&q=75`);
    expect(scaled.status()).toBe(404);
    expect(scaled.headers()['content-type'] ?? '').not.toMatch(/^image/);
  }
  await stranger.dispose();
});
