import twilio from 'twilio';
import { fail, ok } from '@/lib/platform/result';
import type { ReadSmsReport, SmsReport } from './port';

/** Twilio's last words on a message; before them come `queued`, `sending` and `sent`. */
const OUTCOMES: Readonly<Record<string, SmsReport['outcome']>> = {
  delivered: 'arrived',
  read: 'arrived',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

type Options = {
  readonly authToken: string /** The very address that Twilio was told to call. */;
  readonly url: string;
};

/** Reads Twilio's status callbacks (form-encoded, signed over address and fields with the account's token). */
export const twilioReports =
  ({ authToken, url }: Options): ReadSmsReport =>
  (rawBody, headers) => {
    const fields = Object.fromEntries(new URLSearchParams(rawBody));
    const signature = headers.get('x-twilio-signature') ?? '';
    if (!twilio.validateRequest(authToken, signature, url, fields)) return fail('webhook_signature_invalid');
    const outcome = OUTCOMES[fields.MessageStatus ?? ''];
    return ok(outcome && fields.MessageSid ? { providerId: fields.MessageSid, outcome } : null);
  };
