import { createHmac, timingSafeEqual } from 'node:crypto';
import { fail, ok } from '@/lib/platform/result';
import type { InboundEmailPort } from './port';

/** An older notification is a copy that somebody sends again. */
const MAX_AGE_MS = 15 * 60_000;

/** Mailgun's signature of a notification: HMAC-SHA-256 of timestamp and token, in hexadecimal. */
function isSigned(key: string, fields: ReadonlyMap<string, string>, now: Date): boolean {
  const [timestamp = '', token = '', signature = ''] = ['timestamp', 'token', 'signature'].map((name) =>
    fields.get(name),
  );
  const age = Math.abs(now.getTime() - Number(timestamp) * 1000);
  if (!timestamp || !token || !(age <= MAX_AGE_MS)) return false;
  const [given, right] = [
    signature,
    createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex'),
  ].map((text) => Buffer.from(text)) as [Buffer, Buffer];
  return given.length === right.length && timingSafeEqual(given, right);
}

async function readFields(body: Uint8Array, headers: Headers): Promise<ReadonlyMap<string, string>> {
  const contentType = headers.get('content-type') ?? 'application/x-www-form-urlencoded';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null);
  const texts = [...(form ?? [])].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new Map(texts);
}

/** The routes of Mailgun (`forward` to our webhook), whose fields come as a form: with files, multipart. */
export const createMailgunInboundEmail = ({ signingKey }: { readonly signingKey: string }): InboundEmailPort => ({
  async readMail(body, headers, now) {
    const fields = await readFields(body, headers);
    if (!isSigned(signingKey, fields, now)) return fail('webhook_signature_invalid');
    const mailId = fields.get('Message-Id') ?? fields.get('token');
    const [from, to] = [fields.get('sender'), fields.get('recipient')];
    const text = fields.get('stripped-text') || fields.get('body-plain');
    return ok(mailId && from && to && text ? { mailId, from, to, text } : null);
  },
});
