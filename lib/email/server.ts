export { deliverEach, iterateBatches } from './deliver-each';
export { giveUpEmail, isGivenUp, type LedgerDeps, recordEmail, type SendOutcome, sendOnce } from './ledger';
export { findExpiredNotices, type NoticeDeps, sendNotice } from './notices';
export { purgeMessages } from './purge-messages';
export { renderEmail } from './render-email';
export { renderSms } from './render-sms';
export { listUndelivered, reopenEmail } from './repo';
export { recordSms, sendSmsOnce } from './sms-ledger';
