export { forgetFragment, reminderIn } from './forget-link';
export { PARTNER_IDS, type Partner, type PartnerId } from './model';
export { isOfferedIn, isPartnerId, type OfferStanding, offerPercent, offerStanding } from './offer-percent';
export { type OfferState, offerState } from './offer-state';
export { partnerById } from './partners';
export {
  type ForgetInput,
  REMINDER_CONSENT_VERSION,
  REMINDER_MONTHS,
  type ReminderForgotten,
  type ReminderInput,
  type ReminderStored,
} from './reminder';
