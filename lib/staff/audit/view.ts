import type { StaffRole } from '../roles';

export type AuditRow = {
  /** Counts up. */
  readonly id: string;
  readonly at: Date;
  readonly memberId: string;
  readonly phone: string;
  readonly role: StaffRole;
  readonly action: string;
  readonly subject: string;
  readonly subjectId: string;
  /** `started`, `done`, or the code of what refused it. */
  readonly outcome: string;
  readonly reason: string | null;
};
export type AuditView = { readonly rows: readonly AuditRow[]; readonly next: string | null };
