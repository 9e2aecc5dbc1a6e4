export { CLASS_MAIL_KINDS, type ClassMailKind } from './class-mail-kinds';
export { COMPANY_MAIL_KINDS, type CompanyMailKind } from './company-mail-kinds';
export { MESSAGE_MONTHS } from './limits';
export { emailField, noticeFields } from './notice-schema';
export { PRINTED_BOOK_KINDS, type PrintedBookKind } from './printed-book-kinds';
