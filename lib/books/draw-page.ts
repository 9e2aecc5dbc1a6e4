import { characterSchema, type ImageModel, type Scene, sceneSchema } from '@/lib/illustrator';
import { directionOf, type Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { announceObject, claimObjects } from '@/lib/platform/db/pending';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { IllustrationPort, IllustrationRefusal } from '@/lib/providers/illustration/port';
import type { StoragePort } from '@/lib/providers/storage/port';
import type { Story } from '@/lib/stories';
import { keepThumb } from './keep-thumb';
import { COVER_KEY, seedOf } from './pages';
import { servicesNamedIn } from './photo-consent';
import { type BookRow, deleteIllustrations, illustrationBy, presentRevision, saveIllustration } from './repo';
import { bookSheets } from './sheets';

/** Paints the face of a photo for the advanced model; a code when the photo does not allow it. */
export type PaintFace = (jpeg: Uint8Array) => Promise<Result<Uint8Array>>;

export type DrawDeps = {
  readonly db: Db;
  readonly storage: StoragePort;
  readonly illustrator: IllustrationPort;
  readonly paintFace: PaintFace;
};

/** The child's private bytes that a picture may need, loaded once per job and never stored but for the photo. */
export type HeroBytes = { readonly photo?: Uint8Array; readonly face?: Uint8Array };

/** The declared scene of a page, mirrored where the book is read from right to left. */
export function sceneOf(story: Story | undefined, pageKey: string, language: Language): Scene | null {
  const declared = pageKey === COVER_KEY ? story?.cover : story?.spreads.find(({ key }) => key === pageKey)?.scene;
  return declared ? sceneSchema.parse({ ...declared, mirrored: directionOf(language) === 'rtl' }) : null;
}

/**
 * The photo, and for the advanced model its painted face. The face holds points of the child's real face, so it is
 * painted anew for each job and lives as long as that.
 */
export async function heroBytes(
  book: BookRow,
  model: ImageModel,
  { storage, paintFace }: DrawDeps,
): Promise<HeroBytes> {
  const photo = book.photos[0];
  if (!photo) return {};
  const jpeg = await storage.get(photo.storageKey);
  const face = model === 'advanced' && photo.paintsFace ? await paintFace(jpeg) : null;
  return { photo: jpeg, ...(face?.ok && { face: face.value }) };
}

type Page = {
  readonly key: string;
  readonly scene: Scene;
  readonly model: ImageModel;
  readonly sizePx: number;
  readonly variation?: number;
};

/**
 * Draws one picture of a book and stores it; a picture that is already there is not drawn again,
 * so that a job can be repeated from any point.
 */
export async function drawPage(
  book: BookRow,
  page: Page,
  hero: HeroBytes,
  deps: DrawDeps,
): Promise<Result<Uint8Array, IllustrationRefusal>> {
  const variation = page.variation ?? 0;
  const key = {
    bookId: book.id,
    revision: book.revision,
    pageKey: page.key,
    model: page.model,
    variation,
    sizePx: page.sizePx,
  };
  const known = await illustrationBy(deps.db, key);
  if (known && (await deps.storage.exists(known.storageKey))) return ok(await deps.storage.get(known.storageKey));

  const character = characterSchema.parse(book.character);
  const photo = book.photos[0];
  const drawn = await deps.illustrator.illustrate({
    scene: page.scene,
    character,
    model: page.model,
    seed: seedOf(book.id, page.key),
    variation,
    sizePx: page.sizePx,
    sheets: bookSheets(book, page.model, deps),
    ...(page.model === 'advanced' && hero.face && { face: hero.face }),
    ...(hero.photo && { photo: hero.photo }),
    ...(photo && {
      consent: {
        textVersion: photo.consentTextVersion,
        language: photo.consentLanguage,
        acceptedAt: photo.consentAt,
        namedServices: servicesNamedIn(photo.consentTextVersion),
      },
    }),
  });
  if (!drawn.ok) return fail(drawn.code);
  const storageKey = `pictures/${book.id}/${book.revision}-${page.key}-${page.model}-${variation}-${page.sizePx}.jpg`;
  const { provider, costMicroUsd } = drawn.value;
  await announceObject(deps.db, storageKey);
  await deps.storage.put(storageKey, drawn.value.image, drawn.value.mimeType);
  await deps.db.$transaction(async (tx) => {
    await saveIllustration(tx, key, { storageKey, provider, costMicroUsd });
    await claimObjects(tx, [storageKey]);
  });
  await keepThumb(key, storageKey, drawn.value.image, deps);
  await dropIfForgotten(key, storageKey, deps);
  return ok(drawn.value.image);
}

type PageKey = Parameters<typeof illustrationBy>[1];

/** The book was deleted while this was drawn: whoever deleted it may have passed before the picture was there. */
async function dropIfForgotten(key: PageKey, storageKey: string, { db, storage }: DrawDeps): Promise<void> {
  if ((await presentRevision(db, key.bookId)) !== null) return;
  await storage.delete(storageKey);
  const row = await illustrationBy(db, key);
  if (row) await deleteIllustrations(db, [row.id]);
}
