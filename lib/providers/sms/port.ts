import type { Result } from '@/lib/platform/result';

export type SmsMessage = {
  /** E.164, for example `+972501234567`. */
  readonly to: string;
  readonly text: string;
};

/**
 * Sends one text message. `sms_not_delivered` is the only expected failure;
 * its `data.permanent` is true when trying again cannot help.
 */
export type SmsPort = {
  send(message: SmsMessage): Promise<Result<{ readonly providerId: string }, 'sms_not_delivered'>>;
};
