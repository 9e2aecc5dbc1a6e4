export { adoptDrafts, freshSince, takeBackDrafts } from './adopt';
export { approveCharacter } from './approve-character';
export { attachPhoto, mayAttachPhoto, type PhotoReader, type PhotoUpload } from './attach-photo';
export { changeDraft } from './change-draft';
export { createDraft } from './create-draft';
export { type CloseOrders, deleteBook } from './delete-book';
export { deletePhoto } from './delete-photo';
export { draftView, taskView } from './draft-view';
export { goWithoutPhoto } from './go-without-photo';
export { knownHeroes } from './heroes/known-heroes';
export { takeKnownHero } from './heroes/take-known-hero';
export { forgetExpiredJob } from './jobs';
export { announce } from './letters/announce';
export { askLetter } from './letters/ask-letter';
export { closeLink } from './letters/close-link';
export { forgetLetters } from './letters/forget-letters';
export type { DraftMailFacts } from './letters/mailing';
export { resumeDraft } from './letters/resume-draft';
export { linkExpiry, type Sign } from './links';
export { placeOfDrawing } from './place-of-drawing';
export { coverOf, previewView, sharingView } from './preview-view';
export { proofBook } from './proof-book';
export { choosePortrait } from './redraws/choose-portrait';
export { redrawPortrait } from './redraws/redraw-portrait';
export { failRedraw } from './redraws/repo';
export { stopReminders } from './reminders/stop-reminders';
export { type Stopped, stopToken } from './reminders/stop-token';
export {
  type BookRow,
  bookById,
  draftsOf,
  keepPhotosUntil,
  latestDraft,
  lockBook,
  type Owner,
  openDrafts,
  ownedBook,
  setImageModel,
  setPriceTier,
  sharedBook,
} from './repo';
export { daysAfter, RETENTION_DAYS } from './retention';
export { retryTask } from './retry-task';
export { setSharing } from './set-sharing';
export { sharedPicture } from './shared-picture';
export { sharedView } from './shared-view';
export { type SketchDesk, sketchCharacter } from './sketch-character';
export { storyOf } from './story-of';
export { sweepObjects } from './sweep-objects';
export { trackTask } from './track-task';
export { isGuest, visibleTo } from './visible';
