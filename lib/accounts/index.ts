export { CODE_LIMITS, SESSION_DAYS } from './limits';
export { parsePhone } from './phone';
export { type SendCodeInput, sendCodeSchema, type VerifyCodeInput, verifyCodeSchema } from './schema';
export type { CodeSent, VerificationStatus } from './view';
