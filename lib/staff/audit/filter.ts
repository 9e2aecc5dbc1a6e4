import { STAFF_ACTIONS, type StaffAction } from './actions';

/** What the staff act on. */
export const AUDIT_SUBJECTS = [
  'order',
  'group',
  'job',
  'member',
  'review',
  'list',
  'export',
  'request',
  'template',
  'post',
  'testimonial',
  'edition',
  'offer',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** `null`: whatever it is. */
export type AuditFilter = {
  readonly memberId: string | null;
  readonly action: StaffAction | null;
  readonly subject: AuditSubject | null;
};

/** By the names in an address; what is unknown filters nothing. */
export const parseAuditFilter = (typed: Readonly<Record<'member' | 'action' | 'subject', string>>): AuditFilter => ({
  memberId: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(typed.member) ? typed.member : null,
  action: STAFF_ACTIONS.find((action) => action === typed.action) ?? null,
  subject: AUDIT_SUBJECTS.find((subject) => subject === typed.subject) ?? null,
});
