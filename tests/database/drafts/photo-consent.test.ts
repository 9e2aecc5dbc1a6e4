import { describe, expect, it } from 'vitest';
import { POST as askLetter } from '@/app/api/books/[bookId]/notify/route';
import { POST as uploadPhoto } from '@/app/api/books/[bookId]/photo/route';
import { POST as create } from '@/app/api/books/create/route';
import type { PhotoConsentVersion } from '@/lib/books';
import { handleDrawCharacter } from '@/lib/books/drawing/handlers/draw-character.handler';
import { newId } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { createDraftFlow, sendPhoto, UPLOAD, unwrap } from '../support/draft-flow';
import { fakePhotoReader, rejectingFacePainter as paintFace } from '../support/fake-photo-reader';
import { newDevice } from '../support/identities';
import { NOW } from '../support/time';
import { withRoutes } from '../support/with-routes';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const callRoute = withRoutes(shop);
const { withBook } = createDraftFlow(shop);

/** A draft whose photo has this consent version, and a function that sends the same photo again. */
async function createWithConsent(version: PhotoConsentVersion) {
  const owner = newDevice();
  const { id } = await withBook(owner);
  const deps = { db: shop.db, enqueue: shop.enqueue, storage, owner, photos: fakePhotoReader, now: NOW, newId };
  const send = async (textVersion: PhotoConsentVersion) =>
    unwrap(await sendPhoto(id, { ...UPLOAD, consent: { textVersion, language: 'he' } }, deps));
  return { book: await send(version), send };
}

/** The services in the consent that the illustrator receives with the photo. */
async function getServicesWhenDrawn({ id, revision }: { readonly id: string; readonly revision: number }) {
  const named = new Set<string>();
  const illustrator: IllustrationPort = {
    async illustrate({ consent }) {
      for (const service of consent?.namedServices ?? []) named.add(service);
      return fail('illustration_failed');
    },
  };
  const deps = { db: shop.db, enqueue: shop.enqueue, storage, illustrator, paintFace };
  await handleDrawCharacter({ bookId: id, revision }, deps);
  return [...named];
}

describe('rulings "Photos and names": a hosted image service gets the photo only after consent that names it', () => {
  it.each([
    ['2026-11-01', false, []],
    ['2026-11-21/openai', true, ['openai']],
    ['2026-11-21/openai+google', true, ['openai', 'google']],
  ] as const)(
    "version %s: whatever the shop's settings, the illustrator gets the services that its text names",
    async (version, hosted, named) => {
      const { book } = await createWithConsent(version);
      const [photo] = await shop.db.photo.findMany({ where: { bookId: book.id } });
      expect(photo).toMatchObject({ consentTextVersion: version, consentNamesHosted: hosted });
      expect(await getServicesWhenDrawn(book)).toEqual(named);
    },
  );

  it('the same photo with another consent version stores the new consent', async () => {
    const { book, send } = await createWithConsent('2026-11-01');
    expect((await send('2026-11-01')).revision).toBe(book.revision);
    const again = await send('2026-11-21/openai');
    expect(again.revision).toBe(book.revision + 1);
    expect(again.photos).toMatchObject([{ consentTextVersion: '2026-11-21/openai' }]);
  });
});

describe('rejects unknown versions without storing them or crashing', () => {
  it.each(['1', '\u0000', '2026-11-22'])('%j', async (textVersion) => {
    const { body } = await callRoute(create, {
      language: 'he',
      childName: 'נועה',
      gender: 'girl',
      age: 5,
      catalogueId: 1,
    });
    const params = { bookId: body.id ?? '' };
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(9)]), 'photo');
    form.set('consent', JSON.stringify({ accepted: true, textVersion, language: 'he' }));
    const photo = await callRoute(uploadPhoto, form, params);
    expect([photo.status, photo.body.error?.code]).toEqual([422, 'photo_consent_required']);
    const letter = { email: 'a@example.com', consent: true, textVersion, language: 'he', reason: 'draft' };
    const asked = await callRoute(askLetter, letter, params);
    // A text with U+0000 is refused before its field is read.
    if (textVersion.includes('\u0000')) expect(asked.status).toBe(400);
    else expect([asked.status, asked.body.error?.fields]).toEqual([422, { textVersion: 'validation_failed' }]);
  });
});
