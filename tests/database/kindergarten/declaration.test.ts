import { describe, expect, it, vi } from 'vitest';
import { POST as uploadPhoto } from '@/app/api/books/[bookId]/photo/route';
import { POST as create } from '@/app/api/books/create/route';
import { declareClass } from '@/lib/kindergarten/server';
import { unwrap } from '../support/draft-flow';
import { NOW } from '../support/time';
import { withRoutes } from '../support/with-routes';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

// The reader of the shop is a thread of its own server.
vi.mock('@/lib/server/threads/photo-reader', async () => {
  const { fakePhotoReader } = await import('../support/fake-photo-reader');
  return { photoReader: fakePhotoReader };
});

const shop = Object.assign(withShop(), { storage: withStorage() });
const callRoute = withRoutes(shop);

/** A visitor's book as a child of a class on the same device. */
async function withChild(addedByLink: boolean) {
  const { body } = await callRoute(create, { language: 'he', childName: 'נועה', gender: 'girl', age: 5 });
  const bookId = body.id ?? '';
  const { deviceId } = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
  const children = { create: { bookId, position: 0, addedByLink } };
  const { id } = await shop.db.kindergartenOrder.create({
    data: { deviceId, country: 'IL', language: 'he', children },
  });
  return { id, bookId, owner: { deviceId, accountId: null } };
}

function send(bookId: string, textVersion: string) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(9)]), 'photo');
  form.set('consent', JSON.stringify({ accepted: true, textVersion, language: 'en' }));
  return callRoute(uploadPhoto, form, { bookId });
}

const declare = ({ id, owner }: Awaited<ReturnType<typeof withChild>>) =>
  declareClass(id, { textVersion: '2026-11-23', language: 'he' }, { db: shop.db, owner, now: NOW });

const listConsents = (bookId: string) =>
  shop.db.photo.findMany({
    where: { bookId },
    select: { consentTextVersion: true, consentLanguage: true, consentNamesHosted: true },
  });

describe('rulings "Consent": a school’s declaration is stored with each photo that it uploads', () => {
  it('a photo before the declaration is refused and not stored', async () => {
    const { bookId } = await withChild(false);
    const { status, body } = await send(bookId, '2026-11-01');
    expect([status, body.error?.code]).toEqual([409, 'class_declaration_required']);
    expect(await listConsents(bookId)).toEqual([]);
  });

  it('the declaration names no image service, whatever the browser sends', async () => {
    const child = await withChild(false);
    unwrap(await declare(child));
    expect((await send(child.bookId, '2026-11-21/openai')).status).toBe(200);
    expect(await listConsents(child.bookId)).toEqual([
      { consentTextVersion: 'school/2026-11-23', consentLanguage: 'he', consentNamesHosted: false },
    ]);
  });

  it('a parent’s own consent stays, and no parent can send the words of a school', async () => {
    const child = await withChild(true);
    expect((await send(child.bookId, 'school/2026-11-23')).body.error?.code).toBe('photo_consent_required');
    expect((await send(child.bookId, '2026-11-21/openai')).status).toBe(200);
    expect(await listConsents(child.bookId)).toEqual([
      { consentTextVersion: '2026-11-21/openai', consentLanguage: 'en', consentNamesHosted: true },
    ]);
  });
});
