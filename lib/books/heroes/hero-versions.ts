import { z } from 'zod';
import { Prisma, type Tx } from '@/lib/platform/db';
import { countEdit, setVariations } from '../editing/repository';
import { setHeroPhoto } from '../repository';
import type { EditingRow } from '../selects';
import { type HeroVersionRow, setHero, upsertHeroVersion } from './repository';

/** New heroes that a bought book may get; going back to an earlier one is always possible. */
export const MAX_HERO_CHANGES = 5;

/** An advanced hero can be drawn only as long as what its photo told is kept. */
export const isRestorable = ({ imageModel, photo }: HeroVersionRow): boolean =>
  imageModel === 'regular' || (photo !== null && photo.deletedAt === null);

/** How many new heroes the book got: each has a revision of its own. */
export const countHeroChanges = (versions: readonly HeroVersionRow[], { revision }: Pick<EditingRow, 'revision'>) =>
  new Set([revision, ...versions.map((version) => version.revision)]).size - 1;

/** Keeps the book's hero with the pictures that the parent chose, before another hero takes its place. */
export async function saveHeroVersion(tx: Tx, book: EditingRow): Promise<void> {
  const { id: bookId, revision, unsureTraits, imageModel, portraitVariation, featuresOfId, photos, pages } = book;
  if (!book.character) return;
  await upsertHeroVersion(tx, bookId, revision, {
    character: book.character,
    firstCharacter: book.firstCharacter ?? book.character,
    unsureTraits,
    imageModel,
    portraitVariation,
    featuresOfId,
    photoId: photos[0]?.id ?? null,
    variations: Object.fromEntries(pages.map(({ key, variation }) => [key, variation])),
  });
}

const variationsSchema = z.record(z.string(), z.number().int());

/** Gives the book an earlier hero again, with its pictures as they were chosen; returns the book's count of edits. */
export async function restoreHeroVersion(tx: Tx, book: EditingRow, version: HeroVersionRow): Promise<number> {
  const { revision, character, firstCharacter, unsureTraits, imageModel, portraitVariation, featuresOfId } = version;
  await saveHeroVersion(tx, book);
  await setHeroPhoto(tx, book.id, version.photoId);
  await setHero(tx, book.id, {
    revision,
    unsureTraits,
    imageModel,
    portraitVariation,
    featuresOfId,
    character: character ?? Prisma.DbNull,
    firstCharacter: firstCharacter ?? Prisma.DbNull,
  });
  return choosePictures(tx, book.id, variationsSchema.parse(version.variations));
}

/** Chooses the pictures of all pages (`setVariations`) and counts one edit. */
export async function choosePictures(
  tx: Tx,
  bookId: string,
  variations: Readonly<Record<string, number>>,
): Promise<number> {
  await setVariations(tx, bookId, variations);
  return (await countEdit(tx, bookId)).edits;
}
