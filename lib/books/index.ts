export { dedicationDesignSchema, dedicationSchema } from './dedication';
export { DEDICATION_LIMITS } from './dedication-limits';
export { DEDICATION_CONSENT_VERSION, hasDedication } from './dedication-photo/rules';
export { dedicationConsentSchema } from './dedication-photo/schema';
export { CHILD_LIMITS, DEFAULT_AGE } from './drafts/child-limits';
export {
  checkChildName,
  checkRelativeName,
  formatChildName,
  isNameQuestion,
  type NameQuestion,
  nameQuestion,
  toNameError,
} from './drafts/child-name';
export { getFirstName, type ShareName } from './drafts/hero-name';
export { renameChild, type SplitName, splitFullName } from './drafts/split-name';
export type {
  EditorPages,
  EditorPageView,
  EditorPicture,
  EditorSpread,
  EditorWords,
  Overflow,
  PictureSuggestion,
} from './editing/editor-view';
export { cleanWords, getTextLimit, measureExcess, TEXT_LIMITS } from './editing/page-words';
export {
  changePointsSchema,
  changeWordsSchema,
  choosePictureSchema,
  type PictureChoice,
  type PictureRequest,
  type PointsChange,
  redrawPictureSchema,
  type WordsChange,
} from './editing/schema';
export {
  DRAFT_DAYS,
  EMAIL_CONSENT_VERSION,
  type LinkRevoked,
  type RemindersStopped,
  type ResumedDraft,
  type SubscriptionStored,
} from './email-subscriptions/model';
export { emailTokenSchema, type SubscriptionInput, subscriptionSchema } from './email-subscriptions/schema';
export { ADDED_PLACES, type AddedPlace, listDraftHeroes, type PlacedHero } from './heroes/added-heroes';
export type { HeroPage, KnownHero } from './heroes/model';
export { isSameName } from './heroes/same-name';
export { SPREAD_KEYS } from './pages';
export {
  ADDED_CONSENT_VERSION,
  DEVICE_CONSENT_VERSION,
  getConsentServices,
  getConsentVersion,
  IMAGE_SERVICES,
  type ImageService,
  PHOTO_CONSENT_VERSION,
  type PhotoConsentVersion,
} from './photo/photo-consent';
export { toOpenings } from './proof/reading-order';
export type { ProofImage, ProofMeasures, ProofPages, ProofView } from './proof/view';
export type { RedrawsView, VariationView } from './redraws/model';
export { RETENTION_DAYS } from './retention/retention';
export {
  addedReadingSchema,
  approveSchema,
  type ChildInput,
  childSchema,
  choosePortraitSchema,
  consentSchema,
  createDraftSchema,
  cropSchema,
  type DraftChange,
  deviceReadingSchema,
  draftChangeSchema,
  restoreHeroSchema,
  retrySchema,
  reuseHeroSchema,
  type SketchSubject,
  sharingSchema,
  sketchSchema,
  wizardSchema,
} from './schema';
export type {
  BookProgress,
  CoverView,
  DraftSummary,
  DraftView,
  GivenView,
  OpeningView,
  PreviewView,
  QueuePositionView,
  ReadingPages,
  SharedView,
  SharingView,
  SpreadView,
  TaskStage,
  TaskView,
} from './view';
