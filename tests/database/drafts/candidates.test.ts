import { describe, expect, it } from 'vitest';
import { PHOTO_CONSENT_VERSION } from '@/lib/books';
import { type DraftRow, deletePhoto, toDraftView } from '@/lib/books/server';
import { HAIR_SHAPE } from '@/lib/illustrator/testing/hair-shape';
import type { FaceReading } from '@/lib/photos';
import { newId } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import { createDraftFlow, sendPhoto, UPLOAD, unwrap } from '../support/draft-flow';
import { fakePhotoReader } from '../support/fake-photo-reader';
import { newDevice } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const storage = withStorage();
const shop = Object.assign(withShop(), { storage });
const { withBook, change, approve } = createDraftFlow(shop);

/** A draft whose photo was read with the given confidence in the hair. */
async function createDraftWithPhoto(hairConfidence: number, withOwnHair = false) {
  const owner = newDevice();
  const { id } = await withBook(owner);
  const readFace = async (jpeg: Uint8Array) => {
    const reading = unwrap(await fakePhotoReader.readFace(jpeg));
    const hairLength: FaceReading['hairLength'] = { value: 'medium', confidence: hairConfidence };
    return ok({ ...reading, hairLength, ...(withOwnHair && { hairShape: { value: HAIR_SHAPE, confidence: 0.9 } }) });
  };
  const { db, enqueue } = shop;
  const deps = { db, enqueue, storage, owner, photos: { ...fakePhotoReader, readFace }, now: NOW, newId };
  return { owner, id, book: unwrap(await sendPhoto(id, UPLOAD, deps)) };
}

const view = (book: DraftRow, owner = { deviceId: book.deviceId, accountId: null }) =>
  toDraftView(book, storage.signedUrl, NOW, { photoConsent: PHOTO_CONSENT_VERSION, owner });

describe('§2 character preview: a doubt is asked, not drawn', () => {
  it('offers heroes that differ when the photo leaves the hair in doubt, the read one first', async () => {
    const { book } = await createDraftWithPhoto(0.3);
    const { candidates, character } = await view(book);
    expect(candidates[0]).toEqual(character);
    expect(candidates.length).toBeGreaterThan(1);
    expect(new Set(candidates.map((candidate) => JSON.stringify(candidate))).size).toBe(candidates.length);
  });

  it('asks nothing when the photo is clear', async () => {
    const { book } = await createDraftWithPhoto(0.9);
    expect((await view(book)).candidates).toEqual([]);
  });

  it('a choice changes the hero, draws it again and answers the doubt', async () => {
    const { owner, id, book } = await createDraftWithPhoto(0.3);
    const chosen = (await view(book)).candidates[1];
    const changed = unwrap(await change(id, owner, { character: chosen }));
    const after = await view(changed);
    expect(after).toMatchObject({ character: chosen, candidates: [], revision: book.revision + 1 });
    expect(after.unsureTraits).not.toContain('hairStyle');
  });

  it('the own hair that was chosen is the hair of the photo from then on; a style of the list leaves it as it was read', async () => {
    const { owner, id, book } = await createDraftWithPhoto(0.3, true);
    const { candidates, firstCharacter } = await view(book);
    const closer = candidates[1];
    expect(closer?.hairShape).not.toEqual(firstCharacter?.hairShape);
    const chosen = await view(unwrap(await change(id, owner, { character: closer })));
    expect(chosen.firstCharacter).toEqual(closer);
    const styled = { ...chosen.character, hairStyle: 'afro', hairShape: undefined } as typeof closer;
    expect((await view(unwrap(await change(id, owner, { character: styled })))).firstCharacter).toEqual(closer);

    const other = await createDraftWithPhoto(0.3, true);
    const answer = { ...firstCharacter, hairStyle: 'afro', hairShape: undefined } as typeof closer;
    const answered = await view(unwrap(await change(other.id, other.owner, { character: answer })));
    expect(answered).toMatchObject({ candidates: [], firstCharacter });
  });

  it('choosing the read hero answers the doubt without another drawing', async () => {
    const { owner, id, book } = await createDraftWithPhoto(0.3);
    const chosen = (await view(book)).candidates[0];
    const after = await view(unwrap(await change(id, owner, { character: chosen })));
    expect(after).toMatchObject({ candidates: [], revision: book.revision });
    expect(after.unsureTraits).not.toContain('hairStyle');
  });

  it('"not quite" closes the question and leaves the doubt to the editor', async () => {
    const { owner, id, book } = await createDraftWithPhoto(0.3);
    const after = await view(unwrap(await change(id, owner, { candidates: null })));
    expect(after).toMatchObject({ candidates: [], character: (await view(book)).character, revision: book.revision });
    expect(after.unsureTraits).toContain('hairStyle');
  });

  it('§2 /kindergarten: a hero that a person has looked at leaves no doubt, and is not drawn again', async () => {
    const { owner, id, book } = await createDraftWithPhoto(0.3);
    const seen = await view(unwrap(await change(id, owner, { candidates: null, unsureTraits: [] })));
    expect(seen).toMatchObject({ candidates: [], unsureTraits: [], revision: book.revision });
    expect(seen.character).toEqual((await view(book)).character);
  });

  it('approval, another age and the deletion of the photo end the question', async () => {
    const approved = await createDraftWithPhoto(0.3);
    unwrap(await approve(approved.id, approved.owner));
    const older = await createDraftWithPhoto(0.3);
    unwrap(await change(older.id, older.owner, { age: 8 }));
    const withoutPhoto = await createDraftWithPhoto(0.3);
    const { db, enqueue } = shop;
    unwrap(await deletePhoto(withoutPhoto.id, { db, enqueue, storage, owner: withoutPhoto.owner, now: NOW }));
    const rows = await db.book.findMany({
      where: { id: { in: [approved.id, older.id, withoutPhoto.id] } },
      select: { candidates: true },
    });
    expect(rows).toEqual([{ candidates: null }, { candidates: null }, { candidates: null }]);
  });
});
