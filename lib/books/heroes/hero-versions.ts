import { z } from 'zod';
import { Prisma, type Tx } from '@/lib/platform/db';
import { countEdit } from '../editing/change-page';
import { setHeroPhoto } from '../repository';
import type { EditingRow } from '../selects';

/** New heroes that a bought book may get; going back to an earlier one is always possible. */
export const MAX_HERO_CHANGES = 5;

export const listHeroVersions = (tx: Tx, bookId: string) =>
  tx.heroVersion.findMany({ where: { bookId }, orderBy: { revision: 'desc' }, include: { photo: true } });
export type HeroVersionRow = Awaited<ReturnType<typeof listHeroVersions>>[number];

/** An advanced hero can be drawn only as long as its photo exists. */
export const isRestorable = ({ imageModel, photo }: HeroVersionRow): boolean =>
  imageModel === 'regular' || (photo !== null && photo.deletedAt === null);

/** How many new heroes the book got: each has a revision of its own. */
export const countHeroChanges = (versions: readonly HeroVersionRow[], { revision }: Pick<EditingRow, 'revision'>) =>
  new Set([revision, ...versions.map((version) => version.revision)]).size - 1;

/** Keeps the book's hero with the pictures that the parent chose, before another hero takes its place. */
export async function saveHeroVersion(tx: Tx, book: EditingRow): Promise<void> {
  const { id: bookId, revision, unsureTraits, imageModel, portraitVariation, featuresOfId, photos, pages } = book;
  if (!book.character) return;
  const version = {
    character: book.character,
    firstCharacter: book.firstCharacter ?? book.character,
    unsureTraits,
    imageModel,
    portraitVariation,
    featuresOfId,
    photoId: photos[0]?.id ?? null,
    variations: Object.fromEntries(pages.map(({ key, variation }) => [key, variation])),
  };
  await tx.heroVersion.upsert({
    where: { bookId_revision: { bookId, revision } },
    create: { bookId, revision, ...version },
    update: version,
  });
}

const variationsSchema = z.record(z.string(), z.number().int());

/** Gives the book an earlier hero again, with its pictures as they were chosen; returns the book's count of edits. */
export async function restoreHeroVersion(tx: Tx, book: EditingRow, version: HeroVersionRow): Promise<number> {
  const { revision, character, firstCharacter, unsureTraits, imageModel, portraitVariation, featuresOfId } = version;
  await saveHeroVersion(tx, book);
  await setHeroPhoto(tx, book.id, version.photoId);
  await tx.book.update({
    where: { id: book.id },
    data: {
      revision,
      unsureTraits,
      imageModel,
      portraitVariation,
      featuresOfId,
      character: character ?? Prisma.DbNull,
      firstCharacter: firstCharacter ?? Prisma.DbNull,
    },
  });
  return choosePictures(tx, book.id, variationsSchema.parse(version.variations));
}

/**
 * Chooses the pictures of all pages, 0 where none is named, and counts one edit. Versions rise, so that a picture that
 * another tab chose meanwhile is not mistaken for one of this hero.
 */
export async function choosePictures(
  tx: Tx,
  bookId: string,
  variations: Readonly<Record<string, number>>,
): Promise<number> {
  const chosen = { version: { increment: 1 }, changeId: null };
  await tx.page.updateMany({ where: { bookId }, data: { variation: 0, ...chosen } });
  for (const [key, variation] of Object.entries(variations).filter(([, number]) => number > 0)) {
    await tx.page.updateMany({ where: { bookId, key }, data: { variation } });
  }
  return (await countEdit(tx, bookId)).edits;
}

/** Deletes the earlier heroes that were read from the book's photos, which are deleted now. */
export const deletePhotoVersions = (tx: Tx, bookId: string) =>
  tx.heroVersion.deleteMany({ where: { bookId, photoId: { not: null } } });
