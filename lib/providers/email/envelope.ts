import { createHash } from 'node:crypto';
import type { EmailMessage } from './port';

// One bare address: no display name, list, route or comment, so that no second recipient can be injected.
const ADDRESS = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;
const CONTROL = /\p{Cc}|\u2028|\u2029/u;

/** Whether each header field has one recipient, and none of them or of the file names has a control character. */
export function isSafeEnvelope({
  to,
  subject,
  replyTo,
  unsubscribeUrl = '',
  attachments = [],
  key,
}: EmailMessage): boolean {
  // Angle brackets would end the address inside its header.
  if (/[<>\s]/.test(unsubscribeUrl)) return false;
  const addresses = replyTo === undefined ? [to] : [to, replyTo];
  return (
    addresses.every((address) => ADDRESS.test(address)) &&
    ![...addresses, subject, unsubscribeUrl, key, ...attachments.map(({ name }) => name)].some((v) => CONTROL.test(v))
  );
}

/** The same key gives the same `Message-ID`, so that receivers that check it show a duplicate once. */
export function createMessageId(key: string, domain: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`;
}
