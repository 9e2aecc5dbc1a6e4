export { CODE_LIMITS, SESSION_LIFE } from './limits';
export { parsePhone } from './phone';
export { readCode } from './read-code';
export {
  changeEmailSchema,
  confirmEmailSchema,
  logoutSchema,
  type SendCodeInput,
  sendCodeSchema,
  type VerifyCodeInput,
  verifyCodeSchema,
} from './schema';
export { TERMS_VERSION } from './terms';
export type { CodeDelivery, CodeSent, VerificationStatus } from './view';
