export type { Partner, PartnerId } from './model';
export { type OfferState, offerState } from './offer-state';
export { partnerById } from './partners';
export { REMINDER_CONSENT_VERSION, type ReminderInput, type ReminderStored } from './reminder';
