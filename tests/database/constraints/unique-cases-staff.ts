import { NEW_ID, type UniqueCase } from './unique-case';

/** Unique indexes of the tables for the shop's desk. */
export const STAFF_CASES: readonly UniqueCase[] = [
  {
    rule: 'staff_members_phone_key',
    says: 'one member of the staff per phone',
    table: 'staff_members',
    twin: NEW_ID,
    other: `'phone', '+972507654322'`,
  },
  {
    rule: 'staff_sessions_token_hash_key',
    says: 'a token opens one session of the desk',
    table: 'staff_sessions',
    twin: NEW_ID,
    other: `'token_hash', 'y'`,
  },
  {
    rule: 'support_messages_mail_id_key',
    says: 'a mail that is delivered twice is one message',
    table: 'support_messages',
    twin: NEW_ID,
    other: `'mail_id', 'n'`,
  },
  {
    rule: 'support_templates_name_language_key',
    says: 'a template has one text in a language',
    table: 'support_templates',
    twin: NEW_ID,
    other: `'language', 'en'`,
  },
];
