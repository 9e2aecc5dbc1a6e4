import { getNextStep } from './drafts/draft-view';
import { isGuest } from './drafts/viewer-access';
import type { Owner } from './repository';
import type { DraftSummaryRow } from './selects';
import type { DraftSummary } from './view';

/** A draft as a row of its owner's list of books. */
export function toDraftSummary(book: DraftSummaryRow, owner: Owner): DraftSummary {
  const asGuest = isGuest(book, owner);
  return {
    id: book.id,
    childName: book.childName,
    gender: book.gender,
    catalogueId: book.catalogueId,
    asGuest,
    inAccount: book.accountId !== null,
    touchedAt: book.updatedAt.toISOString(),
    readOnDevice: !asGuest && book.photos[0]?.storageKey === null,
    photoUntil: asGuest ? null : (book.photos[0]?.deleteAfter.toISOString() ?? null),
    nextStep: getNextStep(book),
  };
}
