import { characterSchema, hasOwnFace, type ImageModel } from '@/lib/illustrator';
import type { Db } from '@/lib/platform/db';
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
import type { PageScene } from './scene';
import { createThumbnail } from './store-thumbnail';
import { toPagePicture } from './to-page-picture';

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

/** Pictures that this process draws now, by their key. */
const running = new Map<string, ReturnType<typeof drawNow>>();

/**
 * Draws one picture of a book and stores it; skips a picture that exists, so that a job can resume anywhere. Two jobs
 * that want the same picture at the same time (a book that is confirmed while it is drawn) draw it once.
 */
export function drawPage(
  book: DrawingRow,
  page: PageDrawing,
  hero: HeroBytes,
  deps: DrawDeps,
): Promise<Result<Uint8Array, IllustrationErrorCode>> {
  const id = [book.id, book.revision, page.key, page.model, page.variation ?? 0, page.sizePx].join(':');
  const drawn = running.get(id) ?? drawNow(book, page, hero, deps).finally(() => running.delete(id));
  running.set(id, drawn);
  return drawn;
}

async function drawNow(
  book: DrawingRow,
  page: PageDrawing,
  hero: HeroBytes,
  deps: DrawDeps,
): Promise<Result<Uint8Array, IllustrationErrorCode>> {
  const variation = page.variation ?? 0;
  const key = {
    bookId: book.id,
    revision: book.revision,
    pageKey: page.key,
    model: page.model,
    variation,
    sizePx: page.sizePx,
  };
  const known = await findIllustration(deps.db, key);
  if (known && (await deps.storage.exists(known.storageKey))) return ok(await deps.storage.get(known.storageKey));

  const request = findRequest(book, key);
  const character = getDrawnHero(book);
  const photo = book.photos[0];
  const drawn = await deps.illustrator.illustrate({
    scene: page.scene,
    character,
    model: page.model,
    seed: getPictureSeed(book, page.key),
    variation,
    sizePx: page.sizePx,
    ...(page.bleed !== undefined && { bleed: page.bleed }),
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
  const storageKey = `pictures/${book.id}/${book.revision}-${page.key}-${page.model}-${variation}-${page.sizePx}.jpg`;
  const { image, mimeType, provider, costMicroUsd } = drawn.value;
  const bytes = await toPagePicture(page, image);
  const picture = { key, storageKey, bytes, mimeType, provider, costMicroUsd };
  const thumb = await createThumbnail(picture);
  await storePictures(thumb ? [picture, thumb] : [picture], deps);
  return ok(bytes);
}
