export { type OfferDaysByPartner, PARTNER_IDS, type Partner, type PartnerId } from './model';
export { getOfferPercent, getOfferStatus, isOfferedInCountry, isPartnerId, type OfferStatus } from './offer-percent';
export { getOfferState, type OfferState } from './offer-state';
export { getPartner } from './partners';
export {
  type DeleteReminderInput,
  REMINDER_MONTHS,
  type ReminderCreated,
  type ReminderDeleted,
  type ReminderInput,
} from './reminder';
export { parseUnsubscribeFragment } from './unsubscribe-fragment';
