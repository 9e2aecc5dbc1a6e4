import type { Result } from '@/lib/platform/result';

export type SmsMessage = {
  /** E.164, for example `+972501234567`. */
  readonly to: string;
  readonly text: string;
};

/**
 * Sends one text message. `sms_not_delivered` is the only expected error; its `data.permanent` is true when a retry
 * cannot help.
 */
export type SmsPort = {
  send(message: SmsMessage): Promise<Result<{ readonly providerId: string }, 'sms_not_delivered'>>;
};

/** A provider's delivery report for an accepted message. */
export type SmsReport = { readonly providerId: string; readonly outcome: 'arrived' | 'failed' };

/** Verifies the signature of a provider's report and parses it; `null` for intermediate states, such as `queued`. */
export type ParseSmsReport = (
  rawBody: string,
  headers: Headers,
) => Result<SmsReport | null, 'webhook_signature_invalid'>;
