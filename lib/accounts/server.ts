export { sendCodeJob } from './jobs';
export { type SendCodeDeps, sendCode } from './send-code';
export { endSession, readSession, type SignedIn, startSession } from './session';
export { checkCode, type VerifiedAccount } from './verify-code';
