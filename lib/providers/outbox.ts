/** A message that a sandbox recorded instead of sending; the outbox page shows it. */
export type OutboxMessage = {
  readonly channel: 'sms' | 'email';
  /** E.164 number or e-mail address. */
  readonly to: string;
  /** `null` for a text message. */
  readonly subject: string | null;
  readonly text: string;
  /** `null` for a text message. */
  readonly html: string | null;
  readonly createdAt: Date;
};

/** Where a sandbox stores its messages (a table) and its clock. */
export type OutboxDeps = {
  readonly record: (message: OutboxMessage) => Promise<void>;
  readonly now: () => Date;
};
