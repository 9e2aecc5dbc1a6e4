export { approveCharacter } from './approve-character';
export { attachPhoto, type PhotoReader, type PhotoUpload } from './attach-photo';
export { changeDraft } from './change-draft';
export { createDraft } from './create-draft';
export { type CloseOrders, deleteDraft } from './delete-draft';
export { deletePhoto } from './delete-photo';
export { draftView, taskView } from './draft-view';
export { goWithoutPhoto } from './go-without-photo';
export { linkExpiry, type Sign } from './links';
export { placeOfDrawing } from './place-of-drawing';
export { coverOf, previewView, sharingView } from './preview-view';
export { proofBook } from './proof-book';
export {
  adoptDrafts,
  type BookRow,
  bookById,
  draftsOf,
  keepPhotosUntil,
  latestDraft,
  lockBook,
  type Owner,
  ownedBook,
  setImageModel,
} from './repo';
export { daysAfter, RETENTION_DAYS } from './retention';
export { retryTask } from './retry-task';
export { type SketchDesk, sketchCharacter } from './sketch-character';
export { storyOf } from './story-of';
export { trackTask } from './track-task';
