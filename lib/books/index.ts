export { checkChildName } from './child-name';
export { firstNameOf, SHARE_NAMES, type ShareName } from './hero-name';
export {
  DRAFT_DAYS,
  LETTER_CONSENT_VERSION,
  type LetterInput,
  type LetterStored,
  type RemindersStopped,
  type Resumed,
} from './letters/model';
export { letterSchema, mailedTokenSchema } from './letters/schema';
export { OPEN_KEYS, PICTURE_KEYS, SPREAD_KEYS } from './pages';
export { PHOTO_CONSENT_VERSION, RETENTION_DAYS } from './retention';
export {
  approveSchema,
  type ChildInput,
  childSchema,
  consentSchema,
  createDraftSchema,
  cropSchema,
  type DraftChange,
  draftChangeSchema,
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
