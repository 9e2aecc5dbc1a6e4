import { describe, expect, it } from 'vitest';
import { POST as askLetter } from '@/app/api/books/[bookId]/notify/route';
import { POST as uploadPhoto } from '@/app/api/books/[bookId]/photo/route';
import { POST as create } from '@/app/api/books/create/route';
import type { PhotoConsentVersion } from '@/lib/books';
import { handleDrawCharacter } from '@/lib/books/draw-character.handler';
import { attachPhoto } from '@/lib/books/server';
import { newId } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import type { IllustrationPort } from '@/lib/providers/illustration/port';
import { UPLOAD, value, wizard } from '../support/drafts';
import { paintsNoFace as paintFace, seesOneFace } from '../support/face';
import { stranger } from '../support/people';
import { withRoutes } from '../support/routes';
import { withShop } from '../support/shop';
import { withStorage } from '../support/storage';
import { NOW } from '../support/time';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const ask = withRoutes(shop);
const { withBook } = wizard(shop);

/** A draft whose photo came with these words, and the way to send the same photo again. */
async function agreedTo(version: PhotoConsentVersion) {
  const owner = stranger();
  const { id } = await withBook(owner);
  const deps = { db: shop.db, enqueue: shop.enqueue, storage, owner, photos: seesOneFace, now: NOW, newId };
  const send = async (textVersion: PhotoConsentVersion) =>
    value(await attachPhoto(id, { ...UPLOAD, consent: { textVersion, language: 'he' } }, deps));
  return { book: await send(version), send };
}

/** The services that the consent names with which the hero's photo goes to be drawn. */
async function namedWhenDrawn({ id, revision }: { readonly id: string; readonly revision: number }) {
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

describe('rulings "Consent": a hosted image service gets the photo only after consent that names it', () => {
  it.each([
    ['2026-11-01', false, []],
    ['2026-11-21/openai', true, ['openai']],
    ['2026-11-21/openai+google', true, ['openai', 'google']],
  ] as const)(
    'words %s: whatever the shop is set to, the drawing hears what they name',
    async (version, hosted, named) => {
      const { book } = await agreedTo(version);
      const [photo] = await shop.db.photo.findMany({ where: { bookId: book.id } });
      expect(photo).toMatchObject({ consentTextVersion: version, consentNamesHosted: hosted });
      expect(await namedWhenDrawn(book)).toEqual(named);
    },
  );

  it('the same photo sent with other words is agreed to anew', async () => {
    const { book, send } = await agreedTo('2026-11-01');
    expect((await send('2026-11-01')).revision).toBe(book.revision);
    const again = await send('2026-11-21/openai');
    expect(again.revision).toBe(book.revision + 1);
    expect(again.photos).toMatchObject([{ consentTextVersion: '2026-11-21/openai' }]);
  });
});

describe('words that do not exist are refused, not stored and not fallen over', () => {
  it.each(['1', '\u0000', '2026-11-22'])('%j', async (textVersion) => {
    const { body } = await ask(create, { language: 'he', childName: 'נועה', gender: 'girl', age: 5, catalogueId: 1 });
    const params = { bookId: body.id ?? '' };
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(9)]), 'photo');
    form.set('consent', JSON.stringify({ accepted: true, textVersion, language: 'he' }));
    const photo = await ask(uploadPhoto, form, params);
    expect([photo.status, photo.body.error?.code]).toEqual([422, 'photo_consent_required']);
    const letter = { email: 'a@example.com', consent: true, textVersion, language: 'he', reason: 'draft' };
    const asked = await ask(askLetter, letter, params);
    expect([asked.status, asked.body.error?.fields]).toEqual([422, { textVersion: 'validation_failed' }]);
  });
});
