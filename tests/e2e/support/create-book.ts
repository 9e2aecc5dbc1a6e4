import { createReadStream } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import type { PreviewView } from '@/lib/books';
// Every process of the runner would compile all of the domain behind its entry.
import { DEVICE_CONSENT_VERSION, PHOTO_CONSENT_VERSION } from '@/lib/books/photo/photo-consent';
import type { Character } from '@/lib/illustrator/character/character';
import { send } from './api';
import type { BookLanguage } from './messages';
import { WORKER_TIMEOUT } from './timeouts';

/** Numbers of a story in every language. */
const listEditions = (base: number) => ({ he: base, en: 10_000 + base, ar: 20_000 + base, ru: 30_000 + base });
/** The first story. */
export const FIRST_BOOK = listEditions(1);
/** A story whose books here are of its first edition, with text pages: the dragon with hiccups. */
export const TEXT_PAGE_BOOK = listEditions(12);
const PORTRAIT = path.join('tests', 'fixtures', 'portraits', 'nasa-eileen-collins-head.jpg');
const headers = { 'x-requested-with': 'gibori' };

type Child = {
  readonly language: BookLanguage;
  readonly childName: string;
  readonly gender?: 'boy' | 'girl';
  readonly catalogueId?: number;
};

/** Creates a draft with a child and a chosen book through the shop's API, on the device of `request`; returns its id. */
export async function createDraft(request: APIRequestContext, child: Child): Promise<string> {
  const draft = { gender: 'girl', age: 5, catalogueId: FIRST_BOOK[child.language], ...child };
  const { id } = await send<{ id: string }>(request, 'POST', '/api/books/create', draft);
  if (draft.catalogueId === TEXT_PAGE_BOOK[child.language]) {
    const { setFirstEdition } = await import('./first-edition');
    await setFirstEdition(id);
  }
  return id;
}

/** Uploads a photo to a draft; returns the link to it. */
export async function sendPhoto(request: APIRequestContext, id: string, language: BookLanguage): Promise<string> {
  const consent = JSON.stringify({ accepted: true, textVersion: PHOTO_CONSENT_VERSION, language });
  const multipart = { file: createReadStream(PORTRAIT), consent };
  const sent = await request.post(`/api/books/${id}/photo`, { headers, multipart });
  expect(sent.status()).toBe(200);
  return (await sent.json()).photo.url;
}

/**
 * The hero of a photo that stayed on its device, as that device sends it: nothing is read and no photo is stored.
 * `looks`: the heroes between which the photo leaves a doubt, by what they have of their own.
 */
export async function sendReading(
  request: APIRequestContext,
  id: string,
  language: BookLanguage,
  looks: readonly Partial<Character>[] = [],
): Promise<void> {
  const { defaultCharacter } = await import('@/lib/illustrator/character/default');
  const { character, unsure } = defaultCharacter({ age: 5, gender: 'girl' });
  const candidates = looks.map((look) => ({ ...character, ...look }));
  const consent = { accepted: true, textVersion: DEVICE_CONSENT_VERSION, language };
  const hero = { character: candidates[0] ?? character, unsure, candidates, consent };
  await send(request, 'POST', `/api/books/${id}/reading`, hero);
}

/** Approves a draft's hero as soon as it is drawn; the worker starts to draw the preview. */
export async function approveDrawnHero(request: APIRequestContext, id: string): Promise<void> {
  await expect(async () => {
    const { portraits } = await (await request.get(`/api/books/${id}`)).json();
    expect(portraits.regular).not.toBeNull();
  }).toPass({ timeout: WORKER_TIMEOUT });
  await send(request, 'POST', `/api/books/${id}/approve`, { imageModel: 'regular' });
}

/** Creates a book with a drawn preview through the shop's API, on the device of `request`; without a photo. */
export async function createBook(request: APIRequestContext, child: Child): Promise<PreviewView> {
  const id = await createDraft(request, child);
  await send(request, 'POST', `/api/books/${id}/no-photo`);
  await send(request, 'POST', `/api/books/${id}/approve`, { imageModel: 'regular' });
  let preview: PreviewView | undefined;
  await expect(async () => {
    preview = await (await request.get(`/api/books/${id}/preview`)).json();
    expect(preview?.task?.state).toBe('done');
  }).toPass({ timeout: WORKER_TIMEOUT });
  if (!preview) throw new Error('no preview');
  return preview;
}

/** Deletes a book that a test has finished with, so that the worker draws no more of its pictures meanwhile. */
export async function deleteBook(request: APIRequestContext, id: string): Promise<void> {
  expect((await request.delete(`/api/books/${id}`, { headers, data: { bought: false } })).status()).toBe(200);
}
