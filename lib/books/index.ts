export { checkChildName } from './child-name';
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
} from './schema';
export type { DraftView, PreviewView, SpreadView, TaskStage, TaskView } from './view';
