export { CODE_LIMITS, SESSION_LIFE } from './limits';
export { parseCode } from './parse-code';
export { parsePhone, parseTypedPhone } from './phone';
export {
  changeEmailSchema,
  codeSchema,
  confirmEmailSchema,
  hrCodeSchema,
  logoutSchema,
  measuringSchema,
  type SendCodeInput,
  sendCodeSchema,
  type VerifyCodeInput,
  verifyCodeSchema,
} from './schema';
export { TERMS_VERSION } from './terms';
export type { CodeDelivery, CodeSent, VerificationStatus } from './view';
