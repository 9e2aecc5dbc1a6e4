export type { Asker, Keyed } from './attempt-limits';
export { endMarketing } from './consents';
export { codeDelivery, noteUndelivered, noteUnsent } from './delivery';
export { forgetDevices } from './forget-devices';
export { sendCodeJob } from './jobs';
export { accountById, confirmEmail, setEmail } from './repo';
export { type SendCodeDeps, sendCode } from './send-code';
export { endAllSessions, endSession, readSession, type SignedIn, startSession } from './session';
export { checkCode, type VerifiedAccount } from './verify-code';
