export { type FollowedBook, getBookProgress } from './book-progress';
export { countAddedHeroes, getPoints, renderBookStory, renderOriginalStory } from './book-story';
export { dropPhotoObject, signDedicationPhoto, storePhotoObject } from './dedication-photo/photo-object';
export { deleteDedicationPhoto, replaceDedicationPhoto } from './dedication-photo/repository';
export { hasDedication } from './dedication-photo/rules';
export {
  findDownload,
  findLastExpiry,
  listGroupFiles,
  listOutdatedBooks,
  listOutdatedDownloads,
  renewDownloadFile,
  saveDownload,
  updateDownloadExpiry,
} from './downloads/repository';
export { toDraftSummary } from './draft-summary';
export { getAdoptableSince } from './drafts/adopt-drafts';
export { approveCharacter } from './drafts/approve-character';
export { approveGroupBook } from './drafts/approve-group-book';
export { changeDraft, changeDraftWithin } from './drafts/change-draft';
export { continueWithoutPhoto } from './drafts/continue-without-photo';
export { createAnother } from './drafts/create-another';
export { createDraft } from './drafts/create-draft';
export { toDraftView, toTaskView } from './drafts/draft-view';
export { adoptClassBooks, adoptDrafts, hasDeviceBook } from './drafts/repository';
export { redactForViewer } from './drafts/viewer-access';
export { canDrawAdvanced } from './drawing/can-draw-advanced';
export { enqueueSharedPictures } from './drawing/enqueue-drawing';
export { renderProofPdf } from './drawing/proof-pdf';
export { retryTask } from './drawing/retry-task';
export { type SketchQueue, sketchCharacter } from './drawing/sketch-character';
export { createTaskTracker } from './drawing/track-task';
export { layoutBook } from './editing/book-layout';
export { changePage, type PageChange, resetPages } from './editing/change-page';
export { toEditorPages } from './editing/editor-pages';
export { findOverflow } from './editing/find-overflow';
export { listOverflowingPages } from './editing/overflowing-pages';
export { readTexts } from './editing/page-edits';
export { countEdit, setPoints } from './editing/repository';
export { selectTexts } from './editing/select-texts';
export { toEditorSpread } from './editing/spread-layout';
export { purgeSubscriptions } from './email-subscriptions/purge-subscriptions';
export { addDevice } from './email-subscriptions/repository';
export { resumeDraft } from './email-subscriptions/resume-draft';
export { revokeResumeLinks } from './email-subscriptions/revoke-resume-links';
export { subscribe } from './email-subscriptions/subscribe';
export { findBatchDraft, hasSentPhoto, isCompanyBook, isGroupBook, setCompanyBatch } from './groups/repository';
export { applyTrial } from './heroes/apply-trial';
export { toHeroPictures } from './heroes/hero-pictures';
export { countHeroChanges, isRestorable, MAX_HERO_CHANGES, restoreHeroVersion } from './heroes/hero-versions';
export { listKnownHeroes } from './heroes/known-heroes';
export { listHeroVersions } from './heroes/repository';
export { reuseHero } from './heroes/reuse-hero';
export { closeTrial, findTrial, insertTrial } from './heroes/trial';
export { isBoughtBook, isBoughtOrder } from './is-bought';
export { proofJob, purgeExpiredJob, wholeBookJob } from './jobs';
export { findLatestDraft, listOpenDrafts } from './open-drafts/repository';
export { toOpeningView } from './opening-view';
export { type AddedReading, attachAdded } from './photo/attach-added';
export { attachPhoto, type PhotoReader, type PhotoUpload } from './photo/attach-photo';
export { attachReading } from './photo/attach-reading';
export { checkPhotoAllowed } from './photo/record-photo';
export type { PreparedPrintFiles } from './print/prepared-files';
export { approveBook, isWholeBookDrawn, listDrawnBooks } from './print/repository';
export { toProofView } from './proof/proof-view';
export { isProofMade, openProof } from './proof/repository';
export {
  listPageQuality,
  listStoryQuality,
  listTraitQuality,
  type PageQualityRow,
  type StoryQualityRow,
  type TraitQualityRow,
} from './quality/repository';
export { choosePortrait } from './redraws/choose-portrait';
export { listVariations, redrawPage } from './redraws/redraw-page';
export { redrawPortrait } from './redraws/redraw-portrait';
export { stopReminders } from './reminders/stop-reminders';
export {
  anonymizeBook,
  type BookRow,
  findBook,
  findBookForSale,
  findBookToRead,
  findBookWords,
  findDedicatedBook,
  findEditedBook,
  findOwnedBook,
  findOwnedBookToOrder,
  findOwnedDraft,
  findOwnedPreview,
  findOwnedPreviewPage,
  findProducibleBook,
  findSharedBook,
  getRevision,
  listBooksToOrder,
  lockBook,
  type Owner,
  setDedication,
  setImageModel,
  setPhotoExpiry,
  setPriceTier,
} from './repository';
export { deleteAddedPhoto, deletePhotoAgain } from './retention/delete-added-photo';
export { type CloseOrders, deleteBook } from './retention/delete-book';
export { deleteBookObjects } from './retention/delete-objects';
export { deletePhoto, deletePhotoByLink } from './retention/delete-photo';
export { deleteTrial } from './retention/delete-trial';
export {
  countFiles,
  findPhotoOwner,
  findStoredPhoto,
  getDrafts,
  getPhotoDates,
  isPhotoDeleted,
  listBookIds,
} from './retention/repository/stored';
export { addDays, RETENTION_DAYS } from './retention/retention';
export {
  type DedicatedRow,
  type DraftRow,
  type EditingRow,
  type OrderedBookRow,
  type OrderingRow,
  orderedBookSelect,
  type PhotoTarget,
  type ProducibleRow,
  type SaleRow,
} from './selects';
export { toGivenView } from './sharing/given-view';
export { getLinkExpiry, type SignUrl } from './sharing/links';
export { makeMailCover } from './sharing/mail-cover';
export { signPagePicture } from './sharing/page-picture';
export { toOrderedBookCover, toPreviewView, toSharingView } from './sharing/preview-view';
export { toReadingPages } from './sharing/reading-pages';
export { setSharing } from './sharing/set-sharing';
export { findSharedPicture } from './sharing/shared-picture';
export { toSharedView } from './sharing/shared-view';
