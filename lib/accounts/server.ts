export type { Asker, Keyed } from './attempt-limits';
export { endMarketing } from './consents';
export { codeDelivery, noteUndelivered, noteUnsent } from './delivery';
export { sendCodeJob } from './jobs';
export { type SendCodeDeps, sendCode } from './send-code';
export { endAllSessions, endSession, readSession, type SignedIn, startSession } from './session';
export { checkCode, type VerifiedAccount } from './verify-code';
