import { ADDED_CONSENT_VERSION, PHOTO_CONSENT_VERSION } from '@/lib/books';
import { type AddedPlace, toAddedColumns } from '@/lib/books/heroes/added-heroes';
import { attachAdded, checkPhotoAllowed, findOwnedDraft, type Owner, toDraftView } from '@/lib/books/server';
import { type Child, characterSchema, childSchema, defaultCharacter } from '@/lib/illustrator';
import { AVERAGE_FACE } from '@/lib/photos';
import type { Db } from '@/lib/platform/db';
import type { Enqueue } from '@/lib/platform/jobs';
import type { StoragePort } from '@/lib/providers/storage/port';
import { createCheckoutFlow } from './checkout-flow';
import { createDraftFlow, unwrap } from './draft-flow';
import { newDevice } from './identities';
import { addSeconds, DAY, NOW } from './time';

type Shop = { readonly db: Db; readonly enqueue: Enqueue; readonly storage: StoragePort };

/** Stories that are told of two and of three. */
const [CAKE, DRAGON] = [10, 12];
export const ADDED_HEROES = {
  second: { name: 'איתי', gender: 'boy', age: 3 },
  third: { name: 'תמר', gender: 'girl', age: 7 },
} as const;
/** A book of two for the second hero, and one of three for the third. */
const CASTS = {
  second: { catalogueId: CAKE, places: ['second'] },
  third: { catalogueId: DRAGON, places: ['second', 'third'] },
} as const satisfies Record<AddedPlace, { readonly catalogueId: number; readonly places: readonly AddedPlace[] }>;
export const LOOK: Child = childSchema.parse({
  ...defaultCharacter({ age: 9, gender: 'girl' }).character,
  skin: '#a06a4b',
  hairStyle: 'afro',
  glasses: 'round',
  faceShape: { ...AVERAGE_FACE, noseWidth: 0.4 },
});
export const READING = { character: LOOK, consent: { textVersion: ADDED_CONSENT_VERSION, language: 'he' } } as const;
export const OTHER_READING = {
  ...READING,
  character: { ...LOOK, skin: '#704a35', faceShape: { ...AVERAGE_FACE, noseWidth: 0.6 } },
};

/** A parent's steps to a second and a third hero who were read from photos, with the real use cases. */
export function createAddedFlow(shop: Shop) {
  const { withPhoto, change } = createDraftFlow(shop);
  const { paid, make } = createCheckoutFlow(shop);
  const deps = (owner: Owner, now = NOW) => ({ ...shop, owner, now });

  async function sendReading(
    id: string,
    place: AddedPlace,
    owner: Owner,
    reading: Parameters<typeof attachAdded>[2] = READING,
    now = NOW,
  ) {
    const allowed = await checkPhotoAllowed(id, deps(owner, now));
    return allowed.ok ? attachAdded(allowed.value, place, reading, deps(owner, now)) : allowed;
  }

  async function withAdded(place: AddedPlace) {
    const owner = newDevice();
    const { catalogueId, places } = CASTS[place];
    let before = await withPhoto(owner);
    const { id } = before;
    before = unwrap(await change(id, owner, { catalogueId }));
    for (const added of places) before = unwrap(await change(id, owner, { [added]: ADDED_HEROES[added] }));
    return { id, owner, before };
  }

  async function withAddedPhoto(place: AddedPlace) {
    const { id, owner, before } = await withAdded(place);
    return { id, owner, before, read: unwrap(await sendReading(id, place, owner)) };
  }

  /** A draft of three with a photo of each. */
  async function withBothPhotos() {
    const { id, owner } = await withAddedPhoto('third');
    return { id, owner, read: unwrap(await sendReading(id, 'second', owner, OTHER_READING)) };
  }

  const listPhotos = (bookId: string, hero: AddedPlace) => shop.db.photo.findMany({ where: { bookId, hero } });
  const readBook = (id: string) => shop.db.book.findUniqueOrThrow({ where: { id } });
  const readLook = async (id: string, place: AddedPlace) =>
    characterSchema.parse((await readBook(id)).character)[place];
  const readView = async (id: string, owner: Owner) => {
    const draft = await findOwnedDraft(shop.db, id, owner);
    if (!draft) throw new Error('no draft');
    return toDraftView(draft, shop.storage.signedUrl, NOW, { photoConsent: PHOTO_CONSENT_VERSION, owner });
  };

  /** A bought book with a photo of an added hero, produced unless told otherwise. */
  async function bought(place: AddedPlace, made = true) {
    const mine = await paid();
    const { catalogueId, places } = CASTS[place];
    const hero = characterSchema.parse((await readBook(mine.bookId)).character);
    const looks = Object.fromEntries(
      places.map((added) => [added, { ...LOOK, gender: ADDED_HEROES[added].gender, age: ADDED_HEROES[added].age }]),
    );
    const character = { ...hero, ...looks };
    await shop.db.book.update({
      where: { id: mine.bookId },
      data: {
        ...toAddedColumns({
          second: null,
          third: null,
          ...Object.fromEntries(places.map((at) => [at, ADDED_HEROES[at]])),
        }),
        character,
        firstCharacter: character,
        catalogueId,
      },
    });
    await shop.db.photo.create({
      data: {
        bookId: mine.bookId,
        hero: place,
        sha256: 'b'.repeat(64),
        consentTextVersion: ADDED_CONSENT_VERSION,
        consentLanguage: 'he',
        consentAt: NOW,
        consentNamesHosted: false,
        createdAt: NOW,
        deleteAfter: addSeconds(30 * DAY),
      },
    });
    if (made) await make(mine.id);
    return mine;
  }

  return {
    deps,
    sendReading,
    withAdded,
    withAddedPhoto,
    withBothPhotos,
    listPhotos,
    readBook,
    readLook,
    readView,
    bought,
  };
}
