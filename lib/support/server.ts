export { giveUpSupportMail } from './give-up';
export type { SupportMailFacts, SupportMailKind } from './mail-facts';
export { requestSupport, type SupportDeps } from './request-support';
