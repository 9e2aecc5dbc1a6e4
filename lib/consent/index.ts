export {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_PURPOSES,
  CONSENT_TEXT_VERSION,
  type ConsentPurpose,
  formatConsent,
  parseConsent,
} from './consent';
