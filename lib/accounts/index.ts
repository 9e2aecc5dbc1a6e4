export { CODE_LIMITS, SESSION_DAYS } from './limits';
export { parsePhone } from './phone';
export { type SendCodeInput, sendCodeSchema, type VerifyCodeInput, verifyCodeSchema } from './schema';
export { TERMS_VERSION } from './terms';
export type { CodeSent, VerificationStatus } from './view';
