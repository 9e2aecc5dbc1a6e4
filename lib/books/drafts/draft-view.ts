import { ADVANCED_REFUSALS, type Character, characterSchema } from '@/lib/illustrator';
import type { ErrorCode } from '@/lib/platform/errors';
import { isErrorCode } from '@/lib/platform/errors';
import { getBookMaxHeroes, getPoints, listFamilyRoles } from '../book-story';
import { canDrawAdvanced } from '../drawing/can-draw-advanced';
import { listTypedHeroes, readAddedHero } from '../heroes/added-heroes';
import { findMainOrderId, isBoughtBook } from '../is-bought';
import { findHeroPhoto, listReadPlaces } from '../photo/hero-photos';
import type { PhotoConsentVersion } from '../photo/photo-consent';
import { findPortrait, listPortraitVariations } from '../redraws/portraits-view';
import { getRemainingRedraws } from '../redraws/rules';
import type { Owner } from '../repository';
import type { DraftRow } from '../selects';
import { getLinkExpiry, type SignUrl } from '../sharing/links';
import type { DraftView, TaskStage, TaskView } from '../view';
import { isGuest, redactForViewer } from './viewer-access';

type Task = DraftRow['tasks'][number];
type BookWithTasks = { readonly revision: number; readonly tasks: readonly Task[] };

/** The task of the book's current revision; tasks of older revisions are irrelevant. */
export function toTaskView(book: BookWithTasks, kind: Task['kind']): TaskView | null {
  const task = book.tasks.find((row) => row.kind === kind && row.revision === book.revision);
  if (!task) return null;
  const errorCode: ErrorCode | null = task.errorCode && isErrorCode(task.errorCode) ? task.errorCode : null;
  return { state: task.state, stage: task.stage as TaskStage, done: task.done, total: task.total, errorCode };
}

type WizardFields = Pick<DraftRow, 'childName' | 'catalogueId' | 'character' | 'characterApprovedAt'>;

export function getNextStep(book: WizardFields): DraftView['nextStep'] {
  if (!book.childName) return 'child';
  if (!book.catalogueId) return 'book';
  // Also when the features of a bought book's hero are already deleted.
  if (book.characterApprovedAt) return 'preview';
  return book.character ? 'character' : 'photo';
}

const parseCandidates = (stored: unknown): readonly Character[] =>
  Array.isArray(stored) ? stored.map((candidate) => characterSchema.parse(candidate)) : [];

/** The view of a draft for a visitor; links are signed and short-lived. */
export async function toDraftView(
  unredacted: DraftRow,
  sign: SignUrl,
  now: Date,
  { photoConsent, owner }: { readonly photoConsent: PhotoConsentVersion; readonly owner: Owner },
): Promise<DraftView> {
  const book = redactForViewer(unredacted, owner);
  const photo = findHeroPhoto(book.photos);
  const readPlaces = listReadPlaces(book.photos);
  const mostHeroes = book.companyBatchId === null ? getBookMaxHeroes(book) : 1;
  const expiresAt = getLinkExpiry(now);
  const portrait = async (model: 'regular' | 'advanced') => {
    const drawn = findPortrait(book, model);
    return drawn ? sign(drawn.storageKey, { expiresAt }) : null;
  };
  return {
    id: book.id,
    revision: book.revision,
    childName: book.childName,
    nameKeptAsWritten: book.nameKeptAsWritten,
    relativeName: book.relativeName,
    relativeGender: book.relativeGender,
    second: readAddedHero(book, 'second'),
    added: listTypedHeroes(book),
    addedReadOnDevice: readPlaces,
    secondReadOnDevice: readPlaces.includes('second'),
    canBePair: mostHeroes > 1,
    mostHeroes,
    birthday: book.birthday,
    gender: book.gender,
    age: book.age,
    language: book.language,
    catalogueId: book.catalogueId,
    points: getPoints(book),
    priceTier: book.priceTier,
    imageModel: book.imageModel,
    offer: book.offer,
    asGuest: isGuest(unredacted, owner),
    inAccount: unredacted.accountId !== null,
    touchedAt: unredacted.updatedAt.toISOString(),
    photo: photo?.storageKey ? { url: await sign(photo.storageKey, { expiresAt }) } : null,
    readOnDevice: photo !== undefined && photo.storageKey === null,
    photoConsent,
    advancedPossible: canDrawAdvanced(book),
    advancedRefusal: ADVANCED_REFUSALS.find((reason) => reason === photo?.advancedRefusal) ?? null,
    character: book.character ? characterSchema.parse(book.character) : null,
    firstCharacter: book.firstCharacter ? characterSchema.parse(book.firstCharacter) : null,
    familyRoles: book.companyBatchId === null ? listFamilyRoles(book) : [],
    candidates: parseCandidates(book.candidates),
    unsureTraits: book.unsureTraits,
    characterApproved: book.characterApprovedAt !== null,
    // The advanced picture shows the child's own face, so it is visible only while what the photo told is kept.
    portraits: { regular: await portrait('regular'), advanced: photo ? await portrait('advanced') : null },
    variations: await listPortraitVariations(book, sign, expiresAt),
    portraitVariation: book.portraitVariation,
    redraws: getRemainingRedraws(book),
    tasks: {
      character: toTaskView(book, 'character'),
      preview: toTaskView(book, 'preview'),
      production: toTaskView(book, 'production'),
    },
    purchased: isBoughtBook(book),
    orderId: findMainOrderId(book),
    nextStep: getNextStep(book),
  };
}
