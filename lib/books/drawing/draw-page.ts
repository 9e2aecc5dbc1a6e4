import { characterSchema, hasOwnFace, type ImageModel } from '@/lib/illustrator';
import type { Db } from '@/lib/platform/db';
import { withObjectClaim } from '@/lib/platform/db/claim-object';
import { fail, ok, type Result } from '@/lib/platform/result';
import type { IllustrationErrorCode, IllustrationPort } from '@/lib/providers/illustration/port';
import type { StoragePort } from '@/lib/providers/storage/port';
import { getPictureSeed } from '../pages';
import { getConsentServices } from '../photo/photo-consent';
import type { DrawingRow } from '../selects';
import { storePictures } from '../store-pictures';
import { createSheetStore } from './character-sheets';
import { getDrawnHero } from './drawn-hero';
import { findIllustration, type IllustrationKey } from './repository';
import { isFront, type PageScene } from './scene';
import { createThumbnail } from './store-thumbnail';

/** Paints the face of a photo for the advanced model; returns a code when the photo does not allow it. */
export type PaintFace = (jpeg: Uint8Array) => Promise<Result<Uint8Array>>;

export type DrawDeps = {
  readonly db: Db;
  readonly storage: StoragePort;
  readonly illustrator: IllustrationPort;
  readonly paintFace: PaintFace;
};

/** The child's private image bytes that a picture may need: loaded once per job, and only the photo is stored. */
export type HeroBytes = { readonly photo?: Uint8Array; readonly face?: Uint8Array };

/**
 * Loads the photo and, for the advanced model of a hero of the first edition, its painted face. That contains landmarks
 * of the child's real face, so each job paints it again and never stores it.
 */
export async function loadHeroBytes(
  book: DrawingRow,
  model: ImageModel,
  { storage, paintFace }: DrawDeps,
): Promise<HeroBytes> {
  const photo = book.photos[0];
  if (!photo?.storageKey) return {};
  const jpeg = await storage.get(photo.storageKey);
  const painted = model === 'advanced' && photo.paintsFace && !hasOwnFace(characterSchema.parse(book.character));
  const face = painted ? await paintFace(jpeg) : null;
  return { photo: jpeg, ...(face?.ok && { face: face.value }) };
}

type PageDrawing = {
  readonly key: string;
  readonly scene: PageScene;
  readonly model: ImageModel;
  readonly sizePx: number;
  /** Of a spread for print, in stage units. */
  readonly bleed?: number;
  readonly variation?: number;
};

type Variation = Pick<IllustrationKey, 'revision' | 'pageKey' | 'model' | 'variation'>;

/** What the parent asked for in this picture; it is drawn so at every size. */
const findRequest = ({ redraws }: DrawingRow, { revision, pageKey, model, variation }: Variation): string | null =>
  redraws.find(
    (row) => row.revision === revision && row.pageKey === pageKey && row.model === model && row.variation === variation,
  )?.request ?? null;

type Picture = { readonly key: IllustrationKey; readonly storageKey: string };

function identify({ id: bookId, revision }: DrawingRow, page: PageDrawing): Picture {
  const { key: pageKey, model, variation = 0, sizePx } = page;
  return {
    key: { bookId, revision, pageKey, model, variation, sizePx },
    storageKey: `pictures/${bookId}/${revision}-${pageKey}-${model}-${variation}-${sizePx}.jpg`,
  };
}

async function loadStored({ key }: Picture, { db, storage }: DrawDeps): Promise<Uint8Array | null> {
  const known = await findIllustration(db, key);
  return known && (await storage.exists(known.storageKey)) ? storage.get(known.storageKey) : null;
}

/**
 * Draws one picture of a book and stores it; skips a picture that exists, so that a job can resume anywhere. Jobs that
 * want the same picture at the same time draw it once, also on several workers: the proof is asked for while the whole
 * book is drawn, and a picture for print takes many seconds of a core.
 */
export async function drawPage(
  book: DrawingRow,
  page: PageDrawing,
  hero: HeroBytes,
  deps: DrawDeps,
): Promise<Result<Uint8Array, IllustrationErrorCode>> {
  const picture = identify(book, page);
  const stored = await loadStored(picture, deps);
  if (stored) return ok(stored);
  return withObjectClaim(deps.db, picture.storageKey, async () => {
    const drawn = await loadStored(picture, deps);
    return drawn ? ok(drawn) : drawNow(book, page, picture, hero, deps);
  });
}

async function drawNow(
  book: DrawingRow,
  page: PageDrawing,
  { key, storageKey }: Picture,
  hero: HeroBytes,
  deps: DrawDeps,
): Promise<Result<Uint8Array, IllustrationErrorCode>> {
  const request = findRequest(book, key);
  const character = getDrawnHero(book);
  const photo = book.photos[0];
  const drawn = await deps.illustrator.illustrate({
    scene: page.scene,
    character,
    model: page.model,
    seed: getPictureSeed(book, page.key),
    variation: key.variation,
    sizePx: page.sizePx,
    ...(page.bleed !== undefined && { bleed: page.bleed }),
    front: isFront(page.scene, page.key),
    ...(request && { request }),
    sheets: createSheetStore(book, page.model, deps),
    ...(page.model === 'advanced' && hero.face && { face: hero.face }),
    ...(hero.photo && { photo: hero.photo }),
    ...(photo?.storageKey && {
      consent: {
        textVersion: photo.consentTextVersion,
        language: photo.consentLanguage,
        acceptedAt: photo.consentAt,
        namedServices: getConsentServices(photo.consentTextVersion),
      },
    }),
  });
  if (!drawn.ok) return fail(drawn.code);
  const { image, mimeType, provider, costMicroUsd } = drawn.value;
  const picture = { key, storageKey, bytes: image, mimeType, provider, costMicroUsd };
  const thumb = await createThumbnail(picture);
  await storePictures(thumb ? [picture, thumb] : [picture], deps);
  return ok(image);
}
