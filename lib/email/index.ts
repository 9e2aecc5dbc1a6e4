export { emailField, noticeFields } from './notice-schema';
