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

/** What a provider says of a message that it took. */
export type SmsReport = { readonly providerId: string; readonly outcome: 'arrived' | 'failed' };

/** Reads a provider's call after checking its signature; `null` for what is no outcome yet, such as `queued`. */
export type ReadSmsReport = (
  rawBody: string,
  headers: Headers,
) => Result<SmsReport | null, 'webhook_signature_invalid'>;
