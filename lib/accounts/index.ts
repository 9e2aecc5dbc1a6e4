export { CODE_LIMITS } from './limits';
export { parsePhone } from './phone';
export { type SendCodeInput, sendCodeSchema, type VerifyCodeInput, verifyCodeSchema } from './schema';
export type { CodeSent, VerificationStatus } from './view';
