export { MARKED_STATES, type MarkedState } from './print-queue/marked-states';
export {
  isHandedOver,
  isOwnMistake,
  REPRINT_DAYS,
  REPRINT_REASONS,
  REPRINT_TEXT,
  type ReprintReason,
} from './reprints/rules';
export { type ReprintRequest, reprintSchema } from './reprints/schema';
export { type Confirmation, confirmSchema } from './schema';
export { getTrackingUrl } from './shipments/tracking-url';
export type { ConfirmationView, ReprintOptions } from './view';
