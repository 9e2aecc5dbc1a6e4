import { Prisma, type Tx } from '@/lib/platform/db';
import { confirmPendingObjects } from '@/lib/platform/db/pending-objects';
import type { Enqueue } from '@/lib/platform/jobs';
import { enqueueDrawing } from '../drawing/enqueue-drawing';
import { anonymizeBook, findEditedBook, insertBook, insertPhoto } from '../repository';
import type { EditingRow } from '../selects';
import { copyAddedColumns } from './added-heroes';
import { findTrialId } from './repository';

/** The draft in which the parent tries another hero for this bought book. */
export async function findTrial(tx: Tx, bookId: string): Promise<EditingRow | null> {
  const trial = await findTrialId(tx, bookId);
  return trial && findEditedBook(tx, trial.id);
}

type PhotoCopy = {
  readonly photo: EditingRow['photos'][number];
  /** Of the copied picture; `null` for a photo that was read on its device. */
  readonly storageKey: string | null;
};

/**
 * Opens a draft with the hero of a bought book, for the same child and story: the parent corrects it or takes another
 * photo, while the book stays as it is. It gets a copy of the photo, or of the row of one that was read on its device,
 * with the same consent and date of deletion.
 */
export async function insertTrial(
  tx: Tx,
  book: EditingRow,
  copy: PhotoCopy | null,
  { enqueue }: { readonly enqueue: Enqueue },
): Promise<{ readonly id: string }> {
  const {
    id,
    deviceId,
    accountId,
    childName,
    nameKeptAsWritten,
    relativeName,
    relativeGender,
    birthday,
    gender,
    age,
    language,
    catalogueId,
    edition,
    points,
    priceTier,
  } = book;
  const { imageModel, character, firstCharacter, unsureTraits, portraitVariation } = book;
  const trial = await insertBook(tx, {
    deviceId,
    accountId,
    childName,
    nameKeptAsWritten,
    relativeName,
    relativeGender,
    ...copyAddedColumns(book),
    birthday,
    gender,
    age,
    language,
    catalogueId,
    edition,
    points,
    priceTier,
    unsureTraits,
    portraitVariation,
    trialOfId: id,
    // The advanced model needs the photo, or what it told.
    imageModel: copy ? imageModel : 'regular',
    character: character ?? Prisma.DbNull,
    firstCharacter: firstCharacter ?? Prisma.DbNull,
    featuresOfId: character ? id : null,
  });
  if (copy) await insertPhotoCopy(tx, trial.id, copy);
  if (character) await enqueueDrawing(tx, enqueue, 'character', trial);
  return trial;
}

async function insertPhotoCopy(tx: Tx, bookId: string, { photo, storageKey }: PhotoCopy): Promise<void> {
  const { id: _, createdAt: __, bookId: ___, storageKey: ____, ...same } = photo;
  if (storageKey) await confirmPendingObjects(tx, [storageKey]);
  await insertPhoto(tx, { ...same, bookId, storageKey });
}

/** Clears a trial's row; the caller deletes its objects (`deleteBookObjects`) after the transaction. */
export const closeTrial = (tx: Tx, trialId: string, now: Date): Promise<void> => anonymizeBook(tx, trialId, now);
