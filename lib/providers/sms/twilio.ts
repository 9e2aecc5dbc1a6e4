import twilio from 'twilio';
import type RequestClient from 'twilio/lib/base/RequestClient';
import { fail, ok } from '@/lib/platform/result';
import type { SmsPort } from './port';

const TIMEOUT_MS = 10_000;

type TwilioOptions = {
  readonly accountSid: string;
  readonly authToken: string;
  /** A sender: E.164 number, alphanumeric name, or a messaging service (`MG…`). */
  readonly from: string;
  /** URL for Twilio's delivery reports; missing where Twilio cannot reach us. */
  readonly reportUrl?: string;
  /** Another origin with Twilio's API; missing for Twilio itself. */
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
};

/** Twilio's client with a different origin, because the SDK builds absolute URLs. */
class RedirectedClient extends twilio.RequestClient {
  constructor(
    private readonly baseUrl: string,
    timeout: number,
  ) {
    super({ timeout, keepAlive: false });
  }

  override request<Data>(options: RequestClient.RequestOptions<Data>) {
    const { pathname, search } = new URL(options.uri);
    return super.request<Data>({ ...options, uri: new URL(`${pathname}${search}`, this.baseUrl).href });
  }
}

/**
 * A 400 concerns this message (invalid number, blocked recipient); other errors concern the account or Twilio and may
 * pass.
 */
const isPermanent = (error: unknown): boolean => (error as { status?: unknown }).status === 400;

/**
 * Sends through Twilio's REST API, one attempt of at most ten seconds. `sms_not_delivered` carries `permanent`, never
 * the number, the text or Twilio's message, which contains the number.
 */
export function createTwilioSms({
  accountSid,
  authToken,
  from,
  reportUrl,
  baseUrl,
  timeoutMs = TIMEOUT_MS,
}: TwilioOptions): SmsPort {
  const httpClient = baseUrl ? new RedirectedClient(baseUrl, timeoutMs) : undefined;
  const client = twilio(accountSid, authToken, {
    autoRetry: false,
    timeout: timeoutMs,
    ...(httpClient && { httpClient }),
  });
  const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from };
  const report = reportUrl ? { statusCallback: reportUrl } : {};

  return {
    async send({ to, text }) {
      try {
        const message = await client.messages.create({ to, body: text, ...sender, ...report });
        // Some rejections come with a 201: the message is created and has failed.
        if (message.status === 'failed' || message.status === 'undelivered') {
          return fail('sms_not_delivered', { permanent: true });
        }
        return ok({ providerId: message.sid });
      } catch (error) {
        return fail('sms_not_delivered', { permanent: isPermanent(error) });
      }
    },
  };
}
