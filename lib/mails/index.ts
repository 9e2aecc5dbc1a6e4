export type { MailData, MailKind, ReceiptLine, RenderedMail, SmsData, SmsKind } from './model';
export { renderMail } from './render-mail';
export { renderSms } from './render-sms';
