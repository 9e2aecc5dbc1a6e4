import { characterSchema } from '@/lib/illustrator';
import { Prisma, type Tx } from '@/lib/platform/db';
import { setHeroPhoto, updateBook } from '../repository';
import type { EditingRow } from '../selects';
import { choosePictures, saveHeroVersion } from './hero-versions';
import { listHeroVersions, movePhoto, movePictures } from './repository';

type AppliedTrial = { readonly book: EditingRow; readonly edits: number };

/**
 * Gives a bought book the hero of its trial, under a revision of its own: what is drawn of the earlier hero is kept. The
 * trial's pictures move with the hero, and its photo, if it is another one. The caller holds both locks.
 */
export async function applyTrial(
  tx: Tx,
  book: EditingRow,
  trial: EditingRow,
  photoExpiry: Date,
): Promise<AppliedTrial> {
  const versions = await listHeroVersions(tx, book.id);
  await saveHeroVersion(tx, book);
  await setHeroPhoto(tx, book.id, await moveHeroPhoto(tx, book, trial, photoExpiry));
  const revision = 1 + Math.max(book.revision, ...versions.map((version) => version.revision));
  const { age, gender } = book;
  const character = { ...characterSchema.parse(trial.character), age, gender };
  await updateBook(tx, book.id, {
    revision,
    character,
    firstCharacter: trial.firstCharacter ?? character,
    candidates: Prisma.DbNull,
    unsureTraits: trial.unsureTraits,
    imageModel: trial.imageModel,
    portraitVariation: trial.portraitVariation,
    featuresOfId: trial.featuresOfId === book.id ? book.featuresOfId : trial.featuresOfId,
  });
  // The seed of both books is the same.
  await movePictures(tx, { bookId: trial.id, revision: trial.revision }, { bookId: book.id, revision });
  const edits = await choosePictures(tx, book.id, {});
  return { book: { ...book, revision, imageModel: trial.imageModel }, edits };
}

/** The photo of the new hero: the book's own, if the trial has a copy of it; `null` for a hero described by hand. */
async function moveHeroPhoto(tx: Tx, book: EditingRow, trial: EditingRow, deleteAfter: Date): Promise<string | null> {
  const [photo] = trial.photos;
  if (!photo) return null;
  const [own] = book.photos;
  if (own?.sha256 && own.sha256 === photo.sha256) return own.id;
  await movePhoto(tx, photo.id, { bookId: book.id, deleteAfter });
  return photo.id;
}
