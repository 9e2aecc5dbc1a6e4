export { CLASS_MAIL_KINDS, type ClassMailKind } from './data/class-mail-kinds';
export {
  COMPANY_MAIL_KINDS,
  type CompanyMailKind,
  EMPLOYEE_MAIL_KINDS,
  type EmployeeMailKind,
} from './data/company-mail-kinds';
export { emailField, noticeFields } from './data/notice-schema';
export { PRINTED_BOOK_KINDS, type PrintedBookKind } from './data/printed-book-kinds';
export { MESSAGE_MONTHS } from './limits';
