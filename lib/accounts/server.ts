export type { HmacFn, RequestIdentity } from './attempt-limits';
export { chooseMeasuring, withdrawMarketing } from './consents';
export { getCodeDelivery, markUndelivered } from './delivery';
export {
  findNotified,
  findToNotify,
  type InactiveAccount,
  isSigningIn,
  listNotified,
  listToNotify,
  markNotified,
} from './inactive/repository';
export { isKnownDevice } from './known-device';
export { formatPhone } from './phone';
export { purgeDevices } from './purge-devices';
export { purgeSessions } from './purge-sessions';
export {
  confirmEmail,
  findAccount,
  findAccountByPhone,
  findInviter,
  findLiveAccount,
  hasDeviceSession,
  lockAccount,
  openAccount,
  setEmail,
  setEmailRefused,
  setReferralCode,
} from './repository';
export { type SendCodeDeps, sendCode } from './send-code';
export {
  endAllSessions,
  endSession,
  isFreshSignIn,
  peekSession,
  readSession,
  type SignedInAccount,
  startSession,
} from './session';
export { spendGroupSms } from './sms-budget';
export { checkCode, checkEmployeeCode, checkHrCode, checkStaffCode, type VerifiedAccount } from './verify-code';
