import type { StaffRole } from '../roles';

/** A member as the owners see it. */
export type StaffMemberView = {
  readonly id: string;
  /** E.164 */
  readonly phone: string;
  readonly role: StaffRole;
  /** When the authenticator app was set up. */
  readonly enrolledAt: Date | null;
  readonly createdAt: Date;
  readonly deactivatedAt: Date | null;
};
