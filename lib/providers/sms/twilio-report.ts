import twilio from 'twilio';
import { fail, ok } from '@/lib/platform/result';
import type { ParseSmsReport, SmsReport } from './port';

/** Twilio's final states of a message; `queued`, `sending` and `sent` come before. */
const OUTCOMES: Readonly<Record<string, SmsReport['outcome']>> = {
  delivered: 'arrived',
  read: 'arrived',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

type Options = {
  readonly authToken: string /** The exact URL that Twilio was told to call. */;
  readonly url: string;
};

/** Parses Twilio's status callbacks (form-encoded, signed over URL and fields with the account's token). */
export const createTwilioReportParser =
  ({ authToken, url }: Options): ParseSmsReport =>
  (rawBody, headers) => {
    const fields = Object.fromEntries(new URLSearchParams(rawBody));
    const signature = headers.get('x-twilio-signature') ?? '';
    if (!twilio.validateRequest(authToken, signature, url, fields)) return fail('webhook_signature_invalid');
    const outcome = OUTCOMES[fields.MessageStatus ?? ''];
    return ok(outcome && fields.MessageSid ? { providerId: fields.MessageSid, outcome } : null);
  };
