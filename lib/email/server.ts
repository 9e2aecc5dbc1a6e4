export { deliverEach, iterateBatches } from './ledger/deliver-each';
export { giveUpEmail, isGivenUp, type LedgerDeps, recordEmail, type SendOutcome, sendOnce } from './ledger/ledger';
export { purgeMessages } from './ledger/purge-messages';
export {
  findMessage,
  listGivenUp,
  listMessagesAbout,
  listMessagesByKey,
  listUndelivered,
  reopenEmail,
} from './ledger/repository';
export { recordSms, sendSmsOnce } from './ledger/sms-ledger';
export type { EmailCover } from './model';
export { findExpiredNotices, type NoticeDeps, sendNotice } from './notices';
export { renderEmail } from './rendering/render-email';
export { renderSms } from './rendering/render-sms';
