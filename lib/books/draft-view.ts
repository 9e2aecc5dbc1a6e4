import { ADVANCED_REFUSALS, characterSchema } from '@/lib/illustrator';
import type { ErrorCode } from '@/lib/platform/errors';
import { isErrorCode } from '@/lib/platform/errors';
import { linkExpiry, type Sign } from './links';
import type { PhotoConsentVersion } from './photo-consent';
import { portraitOf, portraitVariations } from './redraws/portraits-view';
import { redrawsLeft } from './redraws/rules';
import type { BookRow, Owner } from './repo';
import type { DraftView, TaskStage, TaskView } from './view';
import { isGuest, visibleTo } from './visible';

/** The task of the book's present revision; work on an older one no longer concerns anybody. */
export function taskView(book: BookRow, kind: BookRow['tasks'][number]['kind']): TaskView | null {
  const task = book.tasks.find((row) => row.kind === kind && row.revision === book.revision);
  if (!task) return null;
  const errorCode: ErrorCode | null = task.errorCode && isErrorCode(task.errorCode) ? task.errorCode : null;
  return { state: task.state, stage: task.stage as TaskStage, done: task.done, total: task.total, errorCode };
}

export function nextStep(book: BookRow): DraftView['nextStep'] {
  if (!book.childName) return 'child';
  if (!book.catalogueId) return 'book';
  // Also when a bought book's hero is forgotten by now.
  if (book.characterApprovedAt) return 'preview';
  return book.character ? 'character' : 'photo';
}

/** What a visitor sees of a draft; links are signed and short-lived. */
export async function draftView(
  whole: BookRow,
  sign: Sign,
  now: Date,
  { photoConsent, owner }: { readonly photoConsent: PhotoConsentVersion; readonly owner: Owner },
): Promise<DraftView> {
  const book = visibleTo(whole, owner);
  const photo = book.photos[0];
  const expiresAt = linkExpiry(now);
  const portrait = async (model: 'regular' | 'advanced') => {
    const drawn = portraitOf(book, model);
    return drawn ? sign(drawn.storageKey, { expiresAt }) : null;
  };
  return {
    id: book.id,
    childName: book.childName,
    nameKeptAsWritten: book.nameKeptAsWritten,
    gender: book.gender,
    age: book.age,
    language: book.language,
    catalogueId: book.catalogueId,
    priceTier: book.priceTier,
    imageModel: book.imageModel,
    offer: book.offer,
    asGuest: isGuest(whole, owner),
    inAccount: whole.accountId !== null,
    touchedAt: whole.updatedAt.toISOString(),
    photo: photo
      ? { url: await sign(photo.storageKey, { expiresAt }), widthPx: photo.widthPx, heightPx: photo.heightPx }
      : null,
    photoConsent,
    advancedPossible: Boolean(photo?.paintsFace),
    advancedRefusal: ADVANCED_REFUSALS.find((reason) => reason === photo?.advancedRefusal) ?? null,
    character: book.character ? characterSchema.parse(book.character) : null,
    firstCharacter: book.firstCharacter ? characterSchema.parse(book.firstCharacter) : null,
    unsureTraits: book.unsureTraits,
    characterApproved: book.characterApprovedAt !== null,
    // The advanced picture wears the photo's face: it is shown as long as the photo is there.
    portraits: { regular: await portrait('regular'), advanced: photo ? await portrait('advanced') : null },
    variations: await portraitVariations(book, sign, expiresAt),
    portraitVariation: book.portraitVariation,
    redraws: redrawsLeft(book),
    tasks: {
      character: taskView(book, 'character'),
      preview: taskView(book, 'preview'),
      production: taskView(book, 'production'),
    },
    purchased: book.orders.some((order) => order.paidAt),
    orderId: book.orders[0]?.id ?? null,
    nextStep: nextStep(book),
  };
}
