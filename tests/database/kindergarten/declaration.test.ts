import { beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as uploadPhoto } from '@/app/api/books/[bookId]/photo/route';
import { POST as sendReading } from '@/app/api/books/[bookId]/reading/route';
import { POST as create } from '@/app/api/books/create/route';
import { DEVICE_CONSENT_VERSION } from '@/lib/books';
import { defaultCharacter } from '@/lib/illustrator';
import { declareClass, findCurrentClass, toClassView } from '@/lib/kindergarten/server';
import { photoReader } from '@/lib/server/threads/photo-reader';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { fakePhotoReader } from '../support/fake-photo-reader';
import { newDevice } from '../support/identities';
import { NOW } from '../support/time';
import { withRoutes } from '../support/with-routes';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const callRoute = withRoutes(shop);

// Not `vi.mock`: other files of the worker would keep what was mocked.
beforeAll(() => {
  vi.spyOn(photoReader, 'normalize').mockImplementation(fakePhotoReader.normalize);
  vi.spyOn(photoReader, 'readFace').mockImplementation(fakePhotoReader.readFace);
});

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

const { character } = defaultCharacter({ age: 5, gender: 'girl' });

/** What the teacher's device read from a photo that it did not send. */
const read = (bookId: string, textVersion: string = DEVICE_CONSENT_VERSION) =>
  callRoute(
    sendReading,
    { character, unsure: [], candidates: [], consent: { accepted: true, textVersion, language: 'en' } },
    { bookId },
  );

const declare = ({ id, owner }: Awaited<ReturnType<typeof withChild>>) =>
  declareClass(id, { textVersion: '2026-11-23', language: 'he' }, { db: shop.db, owner, now: NOW });

const listConsents = (bookId: string) =>
  shop.db.photo.findMany({
    where: { bookId },
    select: { consentTextVersion: true, consentLanguage: true, consentNamesHosted: true },
  });

describe('rulings "Photos and names": a school’s declaration is stored with each photo that it uploads', () => {
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

describe('rulings "Photos and names": a school’s declaration is stored with what its device reads from a photo', () => {
  it('a reading before the declaration is refused and not stored', async () => {
    const { bookId } = await withChild(false);
    const { status, body } = await read(bookId);
    expect([status, body.error?.code]).toEqual([409, 'class_declaration_required']);
    expect(await listConsents(bookId)).toEqual([]);
    expect(await shop.db.book.findUniqueOrThrow({ where: { id: bookId } })).toMatchObject({ character: null });
  });

  it('the declaration is stored in its own language, and no picture', async () => {
    const child = await withChild(false);
    unwrap(await declare(child));
    expect((await read(child.bookId)).status).toBe(200);
    expect(await listConsents(child.bookId)).toEqual([
      { consentTextVersion: 'school/2026-11-23', consentLanguage: 'he', consentNamesHosted: false },
    ]);
    expect(await shop.db.photo.findMany({ where: { bookId: child.bookId } })).toMatchObject([
      { storageKey: null, widthPx: null, heightPx: null },
    ]);
    const row = await findCurrentClass(shop.db, child.owner);
    const view = row && (await toClassView(row, { sign: async (key) => `/files/${key}`, now: NOW }));
    expect(view?.children).toMatchObject([{ photoUrl: null, readOnDevice: true, missing: ['book'] }]);
  });

  it('the same numbers sent again change nothing, because the line was lost', async () => {
    const child = await withChild(false);
    unwrap(await declare(child));
    const first = await read(child.bookId);
    const again = await read(child.bookId);
    expect([again.status, again.body.revision]).toEqual([200, first.body.revision]);
    expect(await listConsents(child.bookId)).toHaveLength(1);
  });

  it('a parent’s own consent stays, and no parent can send the words of a school', async () => {
    const child = await withChild(true);
    expect((await read(child.bookId, 'school/2026-11-23')).status).toBe(422);
    expect((await read(child.bookId)).status).toBe(200);
    expect(await listConsents(child.bookId)).toEqual([
      { consentTextVersion: DEVICE_CONSENT_VERSION, consentLanguage: 'en', consentNamesHosted: false },
    ]);
  });

  it('a stranger learns nothing of the class', async () => {
    const owner = newDevice();
    const { id: bookId } = await createDraftFlow(shop).withBook(owner);
    const children = { create: { bookId, position: 0, addedByLink: false } };
    await shop.db.kindergartenOrder.create({ data: { ...owner, country: 'IL', language: 'he', children } });
    expect((await read(bookId)).status).toBe(404);
  });
});
