export type { HmacFn, RequestIdentity } from './attempt-limits';
export { chooseMeasuring, withdrawMarketing } from './consents';
export { getCodeDelivery, markUndelivered } from './delivery';
export { formatPhone } from './phone';
export { purgeDevices } from './purge-devices';
export { confirmEmail, findAccount, setEmail, setEmailRefused } from './repository';
export { type SendCodeDeps, sendCode } from './send-code';
export {
  endAllSessions,
  endSession,
  peekSession,
  readSession,
  readSignInTime,
  type SignedInAccount,
  startSession,
} from './session';
export { checkCode, checkHrCode, type VerifiedAccount } from './verify-code';
