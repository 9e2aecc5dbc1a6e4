export { CHILD_LIMITS } from './child-limits';
export { capitalizeName, checkChildName, isNameQuestion, type NameQuestion, nameQuestion } from './child-name';
export { firstNameOf, SHARE_NAMES, type ShareName } from './hero-name';
export type { KnownHero } from './heroes/model';
export {
  DRAFT_DAYS,
  LETTER_CONSENT_VERSION,
  type LetterStored,
  type LinkClosed,
  type RemindersStopped,
  type Resumed,
} from './letters/model';
export { type LetterInput, letterSchema, mailedTokenSchema } from './letters/schema';
export { OPEN_KEYS, PICTURE_KEYS, SPREAD_KEYS } from './pages';
export {
  consentNaming,
  IMAGE_SERVICES,
  type ImageService,
  PHOTO_CONSENT_VERSION,
  type PhotoConsentVersion,
  servicesNamedIn,
} from './photo-consent';
export { REDRAWS, type RedrawsView, type VariationView } from './redraws/model';
export { RETENTION_DAYS } from './retention';
export {
  approveSchema,
  type ChildInput,
  childSchema,
  choosePortraitSchema,
  consentSchema,
  createDraftSchema,
  cropSchema,
  type DraftChange,
  draftChangeSchema,
  knownHeroSchema,
  retrySchema,
  sharingSchema,
  wizardSchema,
} from './schema';
export type {
  CoverView,
  DraftView,
  PlaceView,
  PreviewView,
  SharedView,
  SharingView,
  SpreadView,
  TaskStage,
  TaskView,
} from './view';
