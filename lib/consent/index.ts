export {
  CONSENT_COOKIE,
  CONSENT_DAYS,
  CONSENT_PURPOSES,
  type ConsentPurpose,
  formatConsent,
  parseConsent,
} from './consent';
