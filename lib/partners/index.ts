export { PARTNER_IDS, type Partner, type PartnerId } from './model';
export { isPartnerId, type OfferStanding, offerPercent, offerStanding } from './offer-percent';
export { type OfferState, offerState } from './offer-state';
export { partnerById } from './partners';
export { REMINDER_CONSENT_VERSION, type ReminderInput, type ReminderStored } from './reminder';
